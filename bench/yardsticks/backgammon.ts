/**
 * Backgammon as a game of this library, with the default rules of OpenSpiel: there is no doubling cube, and a win
 * always counts 1.
 *
 * The actions differ from the actions of OpenSpiel. Here a roll is followed by up to four moves of single checkers, and
 * a player who cannot move is skipped. In OpenSpiel one action moves two checkers: a turn is a roll and one action, or
 * two actions after a double. If no checker can move, this action is a pass.
 */
import * as v from 'valibot';
import {
  integer,
  type Declaration,
  type DecisionDraft,
  defineGame,
  endMatch,
  type Issue,
  type PositionAt,
  type Rulebook,
  seedSchema,
  type SeatAt,
  type TypesOf,
  type Violation,
  violation,
} from '../../src/core/index.ts';
import { d6, D6_FACES } from '../../src/mechanics/dice.ts';
import {
  BAR,
  type Checkers,
  type Hindrance,
  hindrance,
  landing,
  legalMoves,
  mirrored,
  type Move,
} from './backgammon-moves.ts';

const PLAYERS = ['white', 'black'] as const;
type Player = (typeof PLAYERS)[number];
const opponentOf = (player: Player): Player => (player === 'white' ? 'black' : 'white');

const CHECKERS = 15;

/** For each point, the number of checkers of a side at the start. */
const START: Checkers = [0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0];

/** The rules of this game. */
export const rulebook = {
  'B-1': {
    title: 'Checkers and points',
    text: 'Each side has 15 checkers, which run from its point 24 to its point 1; the opponent counts the other way.',
  },
  'B-2': {
    title: 'Who begins',
    text: 'Each player rolls a die; if the dice are equal, both roll again. The player with the higher die begins, and plays these two dice. Each later turn begins with a roll of two dice.',
  },
  'B-3': {
    title: 'Moves',
    text: 'Each die moves one checker by its number of points. Equal dice are played twice, so that there are four moves.',
  },
  'B-4': {
    title: 'Blocked points and hits',
    text: 'A checker cannot stop at a point with two or more checkers of the opponent. A single checker of the opponent is hit: it goes to the bar.',
  },
  'B-5': {
    title: 'Checkers on the bar',
    text: 'A player who has checkers on the bar enters them first, as if from a point 25.',
  },
  'B-6': {
    title: 'Bearing off',
    text: 'When all checkers of a player are on points 1 to 6, the player may bear them off: with the exact die, or with a higher die from the highest point.',
  },
  'B-7': {
    title: 'Both dice',
    text: 'A player plays both dice if possible. If only one of them can be played, it is the higher die if possible. Of equal dice, a player plays as many as possible.',
  },
  'B-8': { title: 'Victory', text: 'The player who has borne off all checkers wins.' },
} as const satisfies Rulebook;
type RuleId = keyof typeof rulebook;

const HINDRANCES: Readonly<Record<Hindrance, { readonly rule: RuleId; readonly message: string }>> = {
  'no-checker': { rule: 'B-1', message: 'You have no checker there.' },
  'bar-first': { rule: 'B-5', message: 'Your checkers on the bar must enter first.' },
  'point-held': { rule: 'B-4', message: 'Your opponent holds that point.' },
  'not-all-home': { rule: 'B-6', message: 'Not all of your checkers are home.' },
  'checker-behind': { rule: 'B-6', message: 'A checker on a higher point must go first.' },
};

const player = v.picklist(PLAYERS);
const die = v.picklist(D6_FACES);
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const checkers = v.pipe(v.array(whole), v.length(BAR + 1));

const declared = {
  player,
  setup: {},
  table: { checkers: v.strictObject({ white: checkers, black: checkers }) },
  phases: {
    opening: {},
    roll: { player },
    /** The dice that are still to be played. */
    move: { player, dice: v.pipe(v.array(die), v.maxLength(4)) },
  },
  /** A checker enters from point 25, the bar. */
  actions: { move: { from: integer({ to: BAR }), die: d6 } },
  /** In the opening roll, the first die is white's. */
  chance: { roll: { first: d6, second: d6 } },
  endings: { 'borne-off': 'B-8' },
} satisfies Declaration<RuleId>;

export interface Backgammon extends TypesOf<typeof declared, RuleId> {
  options: object;
  event: { rule: RuleId; player: Player } & (
    | { type: 'rolled'; dice: readonly number[] }
    | { type: 'moved'; from: number; to: number }
    | { type: 'hit'; point: number }
  );
}

export const backgammon = defineGame<Backgammon>({
  id: 'backgammon',
  title: 'Backgammon',
  rulesVersion: 1,
  declared,
  turnRule: 'B-2',
  options: v.strictObject({ seed: v.optional(seedSchema) }),
  initialState: () => ({ setup: {}, table: { checkers: { white: START, black: START }, phase: { kind: 'opening' } } }),
  players: () => PLAYERS,
  phases: {
    opening: {
      rule: 'B-2',
      stream: 'dice',
      outcomes(_state, offer) {
        for (const first of D6_FACES)
          for (const second of D6_FACES) if (first !== second) offer.one('roll', first, second);
      },
    },
    roll: {
      rule: 'B-2',
      stream: 'dice',
      outcomes(_state, offer) {
        for (const first of D6_FACES)
          for (let second = 1; second <= first; second++)
            offer.weighted(first === second ? 1 : 2, 'roll', first, second);
      },
    },
    move: {
      rule: 'B-3',
      actor: ({ phase }) => phase.player,
      choices(seat, offer) {
        for (const { from, die } of movesOf(seat)) offer.one('move', from, die);
      },
      ifNoChoice: ({ table, phase }) => void (table.phase = { kind: 'roll', player: opponentOf(phase.player) }),
    },
    over: { rule: 'B-8' },
  },
  actions: {
    move: { during: ['move'], whyIllegal, apply: move },
  },
  chance: {
    roll: {
      during: ['opening', 'roll'],
      apply({ table, phase, log }, { first, second }) {
        const player = phase.kind === 'roll' ? phase.player : first > second ? 'white' : 'black';
        const dice = first === second ? [first, first, first, first] : [first, second];
        table.phase = { kind: 'move', player, dice };
        log?.push({ type: 'rolled', rule: 'B-2', player, dice: [...dice] });
      },
    },
  },
  issueInTable,
});

function sidesOf<Points>(
  { white, black }: Readonly<Record<Player, Points>>,
  player: Player,
): { own: Points; other: Points } {
  return player === 'white' ? { own: white, other: black } : { own: black, other: white };
}

function movesOf({ table, phase: { player, dice } }: PositionAt<Backgammon, 'move'>): readonly Move[] {
  return legalMoves(sidesOf(table.checkers, player), dice);
}

function whyIllegal(seat: SeatAt<Backgammon, 'move'>, move: Move): Violation<RuleId> | undefined {
  const { from, die } = move;
  if (movesOf(seat).some((each) => each.from === from && each.die === die)) return undefined;
  if (!seat.phase.dice.some((each) => each === die)) return violation('no-such-die', 'B-3');
  const code = hindrance(sidesOf(seat.table.checkers, seat.player), from, die);
  if (code === undefined) return violation('die-wasted', 'B-7');
  return violation(code, HINDRANCES[code].rule);
}

/** Moves a checker. If the checker hits an opponent's checker, moves that checker to the bar. */
function move(
  { table, phase, player, log }: DecisionDraft<Backgammon, 'move'>,
  { from, die }: Backgammon['decisions']['move'],
): void {
  const { own, other } = sidesOf(table.checkers, player);
  const to = landing({ from, die });
  own[from]! -= 1;
  own[to]! += 1;
  phase.dice.splice(phase.dice.indexOf(die), 1);
  log?.push({ type: 'moved', rule: 'B-3', player, from, to });
  if (to > 0 && other[mirrored(to)] === 1) {
    other[mirrored(to)] = 0;
    other[BAR]! += 1;
    log?.push({ type: 'hit', rule: 'B-4', player, point: to });
  }
  if (own[0] === CHECKERS)
    endMatch<Backgammon>({ table }, { kind: 'win', winner: player, reason: 'borne-off', rule: 'B-8' });
}

function issueInTable({ table: { checkers }, phase }: PositionAt<Backgammon>): Issue | undefined {
  return issueInCheckers(checkers) ?? issueInStep(phase, checkers);
}

function issueInCheckers(checkers: Backgammon['table']['checkers']): Issue | undefined {
  const wrong = PLAYERS.find((player) => checkers[player].reduce((sum, count) => sum + count, 0) !== CHECKERS);
  if (wrong !== undefined) return { path: `table.checkers.${wrong}`, reason: `Expected ${CHECKERS} checkers` };
  const { white, black } = checkers;
  if (white.some((count, point) => point > 0 && point < BAR && count > 0 && black[mirrored(point)]! > 0))
    return { path: 'table.checkers', reason: 'A point holds checkers of both sides' };
  // Positions in which neither side could ever move again are invalid.
  return isShutOut(white, black) && isShutOut(black, white)
    ? { path: 'table.checkers', reason: 'Both sides are shut out' }
    : undefined;
}

/** Returns true if a side has checkers on the bar, but all points at which they could enter are blocked. */
function isShutOut(own: Checkers, other: Checkers): boolean {
  return own[BAR]! > 0 && D6_FACES.every((die) => hindrance({ own, other }, BAR, die) !== undefined);
}

function issueInStep(
  phase: Backgammon['table']['phase'],
  checkers: Backgammon['table']['checkers'],
): Issue | undefined {
  const winner = PLAYERS.find((player) => checkers[player][0] === CHECKERS);
  const named = phase.kind === 'over' && phase.outcome.kind === 'win' ? phase.outcome.winner : undefined;
  if (winner !== named || (phase.kind === 'over' && winner === undefined))
    return { path: 'table.phase', reason: 'The match is over when a side has no checkers left, and not before' };
  return phase.kind === 'move' && phase.dice.length > 2 && new Set(phase.dice).size > 1
    ? { path: 'table.phase.dice', reason: 'Expected equal dice if more than two are to be played' }
    : undefined;
}
