/** Plays matches between bots, and collects data about them. */
import type { Bot } from '../../src/bots/bot.ts';
import {
  createRng,
  deriveSeed,
  type GameTypes,
  type Outcome,
  payoff,
  type Rng,
  type State,
} from '../../src/core/index.ts';
import type { AnySubject } from './subject.ts';

/** The settings of a match. */
export interface Plan {
  readonly options: object;
  readonly seed: string;
  readonly iterations: number;
}

/** A finished match. */
export interface Played {
  readonly first: State<GameTypes>;
  readonly outcome: Outcome;
  /** The payoff of each player, in the order of the players. */
  readonly payoffs: readonly number[];
  readonly decisions: number;
  /** For each rule, how often events and the outcome cite it. */
  readonly cited: ReadonlyMap<string, number>;
  /** The state of the match after half of its decisions. */
  readonly middle: State<GameTypes>;
  /**
   * The types of the events that occurred. If an event has an activity, severity, track or table, its type is also
   * listed together with this value: `'attacked alumni'`.
   */
  readonly used: ReadonlySet<string>;
}

/** The fields of events that say which part of the game was used. */
const PARTS = ['activity', 'severity', 'track', 'table'];

/** Plays a match. `botOf` returns the bot of each player, by the index of the player. */
export function play({ game }: AnySubject, botOf: (seat: number) => Bot<GameTypes>, plan: Plan): Played {
  const { options, seed, iterations } = plan;
  const begun = game.start({ ...options, seed });
  const players = game.players(begun.state);
  const rngs = players.map((player): Rng => createRng(deriveSeed(seed, `bot/${player}`)));
  const cited = new Map<string, number>();
  const used = new Set<string>();
  const note = (events: readonly GameTypes['event'][]): void => {
    cite(cited, events);
    for (const event of events) {
      used.add(event.type);
      for (const [field, value] of Object.entries(event))
        if (PARTS.includes(field) && typeof value === 'string') used.add(`${event.type} ${value}`);
    }
  };
  note(begun.events);
  const states: State<GameTypes>[] = [];
  for (let { state } = begun; ;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') {
      const { outcome } = turn;
      const payoffs = players.map((player) => payoff(outcome, player));
      const [decisions, middle] = [states.length, states[Math.floor(states.length / 2)] ?? begun.state];
      return { first: begun.state, outcome, payoffs, decisions, cited: cite(cited, [outcome]), middle, used };
    }
    if (turn.kind === 'chance') throw new Error('The seed of a match determines all chance events.');
    const player = turn.players[0]!;
    const seat = players.indexOf(player);
    const view = game.view(state, player);
    const action = botOf(seat)(view, game.choices(view), rngs[seat]!, { iterations });
    const step = game.step(state, action);
    note(step.events);
    states.push(state);
    state = step.state;
  }
}

function cite(cited: Map<string, number>, facts: readonly { readonly rule: string }[]): ReadonlyMap<string, number> {
  for (const { rule } of facts) cited.set(rule, (cited.get(rule) ?? 0) + 1);
  return cited;
}
