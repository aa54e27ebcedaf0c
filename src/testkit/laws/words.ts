import type fc from 'fast-check';
import type { Violation } from '../../core/errors.ts';
import type { GameTypes, Position, Words } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import { ensure, judged, shown, unthrown } from '../breach.ts';
import { candidates } from '../candidates.ts';
import { everywhere, type Spot, type Subject } from '../walk.ts';

/**
 * Where the game has words: every event and every refusal has a sentence, every action a label, every table a picture; and
 * who sees only what all see is told the same.
 *
 * @param subject - The game, with matches of it.
 */
export function findsWords<G extends GameTypes>(subject: Subject<G>): fc.IProperty<unknown> {
  const { words: given } = subject;
  return everywhere('findsWords', subject, (spot) => {
    if (given === undefined) return;
    const { game, state, action } = spot;
    const words = heard(given);
    const told = (position: Position<G>): readonly string[] => saidOf(words, spot, position);
    ensure(words.picture(state).trim() !== '', 'The table has no picture.', 'Let `words.picture` draw every position.');
    ensure(
      isEqual(told(state), told(game.view(state, 'spectator'))),
      'What is said tells what not all see.',
      'Let words read `setup`, `table` and their first argument alone.',
    );
    if (action === undefined) return;
    const step = game.step(state, action);
    for (const event of step.events) ensureSentence(words.describe(event, step.state), event);
  });
}

/** Words of which it is told what throws. */
function heard<G extends GameTypes>(words: Words<G>): Omit<Words<G>, 'language'> {
  const todo = 'Mend the words: the teller, or the catalogue, which must have what is said.';
  const hear = (name: string, say: () => string): string => unthrown(`\`words.${name}\``, todo, say);
  return {
    describe: (event, position) => hear('describe', () => words.describe(event, position)),
    label: (action, position) => hear('label', () => words.label(action, position)),
    refusal: (violation, position) => hear('refusal', () => words.refusal(violation, position)),
    picture: (position) => hear('picture', () => words.picture(position)),
  };
}

/** The picture of a table, labels and refusals of what could be done there; all of them are looked at. */
function saidOf<G extends GameTypes>(
  words: Omit<Words<G>, 'language'>,
  spot: Spot<G>,
  position: Position<G>,
): readonly string[] {
  const rng = createRng(spot.history.length);
  const said = candidates({ ...spot, rng }).flatMap((action) => {
    const violation = judged(spot.game, spot.state, action);
    const refusal = violation === undefined ? [] : [refusalIn(words, violation, position)];
    if (violation?.code === 'malformed-action') return refusal;
    const label = words.label(action, position);
    ensure(
      /^\S(.*[^\s.])?$/.test(label),
      `The action ${spot.game.format(action)} is called ${shown(label)}, which is no label.`,
      `Let \`words.label\` call "${action.type}" by a few words, without a stop.`,
    );
    return [label, ...refusal];
  });
  return [words.picture(position), ...said];
}

/** How an action is refused. What is no action at all may be refused by the message of the core, which is not the game's. */
function refusalIn<G extends GameTypes>(
  words: Omit<Words<G>, 'language'>,
  violation: Violation,
  position: Position<G>,
): string {
  const said = words.refusal(violation, position);
  const isOfCore = violation.code === 'malformed-action' && said === violation.message;
  return isOfCore ? said : ensureSentence(said, violation);
}

/** What an event or a refusal is told as, if that is a sentence. */
function ensureSentence(sentence: string, { rule, ...told }: { readonly rule?: string }): string {
  ensure(/^\S.*[.!?”“]$/.test(sentence), `${shown(told)} is told as ${shown(sentence)}, which is no sentence.`, {
    todo: 'Let `words` tell it in one sentence with its stop.',
    ...(rule === undefined ? {} : { rule }),
  });
  return sentence;
}
