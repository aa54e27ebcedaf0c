/** What may come of an action whose dice or cards come at once, exactly. */
import { createRng, type GameTypes, type State, type View } from 'countersheet/core';
import { chancesOf, probabilities } from 'countersheet/mechanics';
import { actionOf } from './choices.ts';
import type { Playable } from './playable.ts';

/** One of the things that may happen. */
export interface Chance {
  /** In lowest terms: `'1/6'`. */
  readonly share: string;
  /** 0 to 1. */
  readonly probability: number;
  /** What then happens, as sentences. */
  readonly sentences: readonly string[];
  /** The rules by which it happens. */
  readonly rules: readonly string[];
}

/** With more outcomes than these nobody reads a list. */
const MOST = 12;

/** How many worlds that the viewer may be in must agree. */
const WORLDS = 3;

/**
 * The odds of an action, the likeliest outcome first; `undefined` if no chance follows at once, if somebody
 * learns of it in private, if it depends on what the viewer does not see, or if there are too many different outcomes.
 */
export function oddsOf(playable: Playable, view: View<GameTypes>, line: string): readonly Chance[] | undefined {
  const rng = createRng('odds');
  const [first, ...others] = Array.from({ length: WORLDS }, () =>
    oddsIn(playable, playable.manifest.game.sampleWorld(view, rng), line),
  );
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first));
  return isSame ? first : undefined;
}

function oddsIn(playable: Playable, world: State<GameTypes>, line: string): readonly Chance[] | undefined {
  const { game } = playable.manifest;
  const { state } = game.step(world, actionOf(playable, line));
  if (game.turn(state).kind !== 'chance') return undefined;
  const outcomes = game.chanceOutcomes(state).map(({ action, weight }) => {
    const after = game.step(state, action);
    return { ...after, value: JSON.stringify(after.state.table), weight: BigInt(weight) };
  });
  // A card that somebody draws unseen is no result of what was done.
  if (outcomes.some(({ events }) => events.some(({ only }) => only !== undefined))) return undefined;
  const results = chancesOf(outcomes);
  if (results.length < 2 || results.length > MOST) return undefined;
  return probabilities(results)
    .map(({ value, probability: share }) => {
      const alike = outcomes.filter((outcome) => outcome.value === value);
      const told = alike.map(({ events, state: after }) =>
        events.map((event) => playable.messages.describe(event, after)),
      );
      const rules = [...new Set(alike[0]!.events.map(({ rule }) => rule))];
      return { share, probability: numberOf(share), sentences: inCommon(told), rules };
    })
    .sort((one, other) => other.probability - one.probability);
}

/** More outcomes than the faces of a die are not counted up. */
const FACES = 6;

/** What is said whichever of the outcomes comes; sentences that differ in one word alone, such as the die, name them all. */
function inCommon(told: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = told;
  const said = first.flatMap((sentence, index) => {
    if (others.every((other) => other.includes(sentence))) return [sentence];
    return told.length > FACES ? [] : merged(told.map((each) => each[index] ?? ''));
  });
  return said.length > 0 ? said : first.slice(0, 1);
}

/** “The die shows 3 / 4: …” for “The die shows 3: …” and “The die shows 4: …”; nothing for sentences that differ in more. */
function merged(sentences: readonly string[]): readonly string[] {
  const words = sentences.map((sentence) => sentence.split(' '));
  const [first = []] = words;
  const differing = first.flatMap((word, index) => (words.every((each) => each[index] === word) ? [] : [index]));
  if (differing.length !== 1 || words.some(({ length }) => length !== first.length)) return [];
  const all = [...new Set(words.map((each) => each[differing[0]!]!))];
  // “4 / 5:”, not “4: / 5:”.
  const named = all.map((word, index) => (index < all.length - 1 ? word.replace(/[.,:;]$/u, '') : word));
  return [first.with(differing[0]!, named.join(' / ')).join(' ')];
}

/** `'1/6'` as a number. */
function numberOf(share: string): number {
  const [over, under = 1] = share.split('/').map(Number);
  return over! / under;
}
