/**
 * *Up Against the Wall* as a user of boardgame.io 0.50 would write it: with a plain `G` (which moves modify), turn
 * hooks, and the library's random numbers and reducer. `legalMoves` corresponds to `ai.enumerate`. Undo is off, because
 * the game has dice and hidden cards. Run this with `NODE_ENV=production`; otherwise the library checks after each move
 * that `G` can be serialised.
 */
import { createRequire } from 'node:module';
import type { Ctx, FnContext, Game, MoveFn, State } from 'boardgame.io';

/** The functions of `boardgame.io/internal` that this file calls. */
interface Internals {
  ProcessGameConfig(game: Game<G>): Game<G>;
  InitializeGame(options: { game: Game<G>; numPlayers: number }): State<G>;
  CreateGameReducer(options: { game: Game<G> }): (state: State<G>, action: MakeMove) => State<G>;
}

/** The functions of `boardgame.io/core` that this file calls. */
interface Core {
  readonly INVALID_MOVE: 'INVALID_MOVE';
  readonly ActivePlayers: { readonly ALL: { readonly all: string } };
  readonly PlayerView: { STRIP_SECRETS(context: { G: G; ctx: Ctx; playerID: string | null }): unknown };
}

interface MakeMove {
  type: 'MAKE_MOVE';
  payload: { type: string; args: number[]; playerID: string };
}

// The library is loaded with `require`, because Node cannot resolve its directory imports in ES modules.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal') as Internals;
const { ActivePlayers, INVALID_MOVE, PlayerView } = require('boardgame.io/core') as Core;

/** The radicals and the administration. */
type Player = '0' | '1';
type Step = 'cards' | 'reply' | 'deploy' | 'remove' | 'gambitAdvance' | 'attack' | 'attackAdvance' | 'done';
type Outcome = '·' | 'TE' | 'YE' | 'AL';

interface Hand {
  cards: number[];
  discards: number[];
  /** The card that the player drew last; `null` if the player no longer has this card. */
  drawn: number | null;
}

interface Result {
  winner: Player | null;
  scores: Record<Player, number>;
}

interface G {
  step: Step;
  /** The player whose turn it is. */
  mover: Player;
  /** The player who decides now. */
  actor: Player;
  /** The boxes of the counters, −3 to +3, positive on the radicals' side. */
  counters: number[];
  pieces: Record<Player, number[]>;
  due: Record<Player, number>;
  /** How many pieces must still be placed, and the first track to which they can go. */
  deployment: { left: number; first: number };
  gambitOpen: boolean;
  /** How many pieces must still be removed after a gambit, and the first track from which they can come. */
  removal: { left: number; first: number };
  /** The tracks that the defender held when the gambit was called. */
  held: number[];
  /** The tracks on which a counter can be moved now, in the order of the board. */
  advances: number[];
  /** The tracks that were attacked in this move. */
  attacked: number[];
  players: Record<Player, Hand>;
  secret: { deck: number[] };
  /** The number of cards drawn and dice rolled so far. */
  chances: number;
  result: Result | null;
}

interface Option {
  move: string;
  args: number[];
}

type Context = FnContext<G> & { playerID: string };
type Random = FnContext<G>['random'];

const TURNS = 12;
const END_BOX = 3;

const TRACKS = [
  { name: 'Trustees', values: [10, 7, 4, 0, 1, 2, 3], dot: -2 },
  { name: 'Alumni', values: [8, 5, 3, 0, 2, 4, 6], dot: -1 },
  { name: 'Conservative Faculty', values: [8, 5, 3, 0, 2, 4, 6], dot: -1 },
  { name: 'Majority Coalition', values: [7, 5, 3, 0, 2, 3, 5], dot: -1 },
  { name: 'City Government', values: [9, 6, 3, 0, 2, 4, 6], dot: -1 },
  { name: 'Liberal Faculty', values: [8, 6, 3, 0, 3, 6, 8], dot: 0 },
  { name: 'Uncommitted Students', values: [9, 6, 3, 0, 3, 6, 9], dot: 0 },
  { name: 'Moderate Strikers', values: [6, 4, 2, 0, 3, 5, 8], dot: 1 },
  { name: 'Graduate Students', values: [6, 4, 2, 0, 3, 5, 7], dot: 1 },
  { name: 'Harlem Community', values: [6, 4, 2, 0, 3, 6, 9], dot: 2 },
  { name: 'Black Students', values: [6, 4, 2, 0, 4, 7, 10], dot: 2 },
];
const LAST_TRACK = TRACKS.length - 1;

const PLOT: Record<Player, number[]> = {
  0: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1],
  1: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16],
};

const MATRIX: Outcome[][] = [
  ['TE', 'TE', 'TE', 'TE', 'TE', 'TE'],
  ['·', 'AL', 'TE', 'TE', 'TE', 'TE'],
  ['·', 'AL', 'AL', 'AL', 'TE', 'TE'],
  ['YE', 'AL', 'AL', 'AL', 'AL', 'AL'],
  ['YE', 'YE', 'AL', 'AL', 'AL', 'AL'],
  ['YE', 'YE', 'YE', 'AL', 'AL', 'YE'],
];

interface Card {
  /** The side that the card belongs to, or `null` for a card that is shown and then returned to the deck. */
  side: Player | null;
  effect: (due: number) => number;
}

const add =
  (count: number): Card['effect'] =>
  (due) =>
    due + count;
const multiply =
  (factor: number): Card['effect'] =>
  (due) =>
    due * factor;
const halve: Card['effect'] = (due) => Math.floor(due / 2);

const RADS_EFFECTS = [multiply(2), add(5), add(5), multiply(2), add(9), add(10), halve, halve, add(5), add(6), add(1)];
const LAWS_EFFECTS = [
  ...[add(5), add(10), multiply(2), multiply(2), add(5), halve],
  ...[add(10), multiply(2), multiply(3), add(9), multiply(2)],
];
const CARDS: Card[] = [
  ...RADS_EFFECTS.map((effect): Card => ({ side: '0', effect })),
  ...LAWS_EFFECTS.map((effect): Card => ({ side: '1', effect })),
  { side: null, effect: add(0) },
  { side: null, effect: add(0) },
];

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`Nothing at ${index}`);
  return item;
}

const opponent = (player: Player): Player => (player === '0' ? '1' : '0');
const outward = (player: Player): number => (player === '0' ? 1 : -1);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

// The rules that say which moves are legal. The moves and `legalMoves` use these rules.

/** In its own move, the administration can use only its own cards, because the radicals have already deployed. */
const canUse = (G: G, card: number): boolean => G.mover === '0' || at(CARDS, card).side === '1';

const oddsAllow = (own: number, enemy: number): boolean => own > 0 && enemy > 0 && own * 2 >= enemy;

const canCallGambit = (G: G): boolean =>
  G.gambitOpen && oddsAllow(sum(G.pieces[G.mover]), sum(G.pieces[opponent(G.mover)]));

function canDeploy(G: G, track: number, count: number): boolean {
  const { left, first } = G.deployment;
  return track >= first && count >= 1 && (track === LAST_TRACK ? count === left : count <= left);
}

function canRemove(G: G, track: number): boolean {
  const own = G.pieces[G.actor];
  const { left, first } = G.removal;
  return track >= first && at(own, track) > 0 && sum(own.slice(track)) >= left;
}

const canAttack = (G: G, track: number): boolean =>
  oddsAllow(at(G.pieces[G.mover], track), at(G.pieces[opponent(G.mover)], track)) && !G.attacked.includes(track);

const canAdvance = (G: G, track: number): boolean => at(G.counters, track) !== outward(G.mover) * END_BOX;

// The functions that go from one step of a move to the next step.

function drawCard(G: G, random: Random): void {
  const { deck } = G.secret;
  const hand = G.players[G.mover];
  hand.drawn = null;
  if (deck.length === 0) return;
  G.chances++;
  const place = random.Die(deck.length) - 1;
  const card = at(deck, place);
  if (at(CARDS, card).side === null) return;
  deck.splice(place, 1);
  hand.cards.push(card);
  hand.drawn = card;
}

function openCards(G: G): void {
  G.step = 'cards';
  G.actor = G.mover;
  if (G.players[G.actor].cards.length === 0) openReply(G);
}

function openReply(G: G): void {
  G.step = 'reply';
  G.actor = opponent(G.mover);
  if (G.players[G.actor].cards.length === 0) openDeployment(G);
}

function closeCards(G: G): void {
  if (G.step === 'cards') openReply(G);
  else openDeployment(G);
}

function openDeployment(G: G): void {
  G.actor = G.mover;
  G.deployment = { left: G.due[G.mover], first: 0 };
  G.gambitOpen = true;
  continueDeployment(G);
}

function continueDeployment(G: G): void {
  G.step = 'deploy';
  G.actor = G.mover;
  if (G.deployment.left === 0 && !canCallGambit(G)) openAttacks(G);
}

function openAttacks(G: G): void {
  G.attacked = [];
  continueAttacks(G);
}

function continueAttacks(G: G): void {
  G.step = TRACKS.some((_, track) => canAttack(G, track)) ? 'attack' : 'done';
}

function rollOutcome(G: G, random: Random, own: number, enemy: number): Outcome {
  G.chances++;
  const column = Math.min(Math.floor(own / enemy), 5);
  return at(at(MATRIX, random.D6() - 1), column);
}

function settleGambit(G: G, outcome: Outcome): void {
  const enemy = opponent(G.mover);
  const own = sum(G.pieces[G.mover]);
  const opposed = sum(G.pieces[enemy]);
  if (outcome === 'TE' || (outcome === 'AL' && own >= opposed)) G.pieces[enemy].fill(0);
  if (outcome === 'YE' || (outcome === 'AL' && own <= opposed)) G.pieces[G.mover].fill(0);
  if (outcome === 'AL' && own !== opposed) {
    G.step = 'remove';
    G.actor = own > opposed ? G.mover : enemy;
    G.removal = { left: Math.min(own, opposed), first: 0 };
  } else {
    openGambitAdvances(G);
  }
}

function openGambitAdvances(G: G): void {
  const enemy = G.pieces[opponent(G.mover)];
  G.advances = G.held.filter((track) => at(enemy, track) === 0 && canAdvance(G, track));
  G.step = 'gambitAdvance';
  G.actor = G.mover;
  if (G.advances.length === 0) continueDeployment(G);
}

function closeAdvance(G: G): void {
  G.advances.shift();
  if (G.advances.length > 0) return;
  if (G.step === 'gambitAdvance') continueDeployment(G);
  else continueAttacks(G);
}

// The moves.

/** Creates a move that can only be played by the player who decides, and only in the given steps. */
function during(steps: readonly Step[], play: (context: Context, ...args: number[]) => boolean): MoveFn<G> {
  return (context, ...args: number[]) => {
    const { G, playerID } = context;
    if (playerID !== G.actor || !steps.includes(G.step) || !play(context, ...args)) return INVALID_MOVE;
    return undefined;
  };
}

const useCard = during(['cards', 'reply'], ({ G }, card = -1) => {
  const hand = G.players[G.actor];
  const place = hand.cards.indexOf(card);
  if (place < 0 || !canUse(G, card)) return false;
  const { side, effect } = at(CARDS, card);
  hand.cards.splice(place, 1);
  if (hand.drawn === card) hand.drawn = null;
  if (side !== null) G.due[side] = effect(G.due[side]);
  if (hand.cards.length === 0) closeCards(G);
  return true;
});

const discard = during(['cards'], ({ G }) => {
  const hand = G.players[G.actor];
  if (hand.drawn === null) return false;
  hand.cards.splice(hand.cards.indexOf(hand.drawn), 1);
  hand.discards.push(hand.drawn);
  hand.drawn = null;
  if (hand.cards.length === 0) closeCards(G);
  return true;
});

const endCards = during(['cards', 'reply'], ({ G }) => {
  closeCards(G);
  return true;
});

const callGambit = during(['deploy'], ({ G, random }) => {
  if (!canCallGambit(G)) return false;
  const own = sum(G.pieces[G.mover]);
  const enemy = G.pieces[opponent(G.mover)];
  G.gambitOpen = false;
  G.held = enemy.flatMap((count, track) => (count > 0 ? [track] : []));
  settleGambit(G, rollOutcome(G, random, own, sum(enemy)));
  return true;
});

const remove = during(['remove'], ({ G }, track = -1) => {
  if (!canRemove(G, track)) return false;
  const own = G.pieces[G.actor];
  own[track] = at(own, track) - 1;
  G.removal.first = track;
  G.removal.left--;
  if (G.removal.left === 0) openGambitAdvances(G);
  return true;
});

const deploy = during(['deploy'], ({ G }, track = -1, count = 0) => {
  if (!canDeploy(G, track, count)) return false;
  const own = G.pieces[G.mover];
  own[track] = at(own, track) + count;
  G.deployment.first = track + 1;
  G.deployment.left -= count;
  G.gambitOpen = false;
  if (G.deployment.left === 0) openAttacks(G);
  return true;
});

const endDeploy = during(['deploy'], ({ G }) => {
  if (G.deployment.left > 0) return false;
  openAttacks(G);
  return true;
});

const attack = during(['attack'], ({ G, random }, track = -1) => {
  if (!canAttack(G, track)) return false;
  const own = G.pieces[G.mover];
  const enemy = G.pieces[opponent(G.mover)];
  const attackers = at(own, track);
  const defenders = at(enemy, track);
  const outcome = rollOutcome(G, random, attackers, defenders);
  const exchanged = outcome === 'AL' ? Math.min(attackers, defenders) : 0;
  own[track] = attackers - (outcome === 'YE' ? attackers : exchanged);
  enemy[track] = defenders - (outcome === 'TE' ? defenders : exchanged);
  G.attacked.push(track);
  if (enemy[track] === 0 && canAdvance(G, track)) {
    G.step = 'attackAdvance';
    G.advances = [track];
  } else {
    continueAttacks(G);
  }
  return true;
});

const advance = during(['gambitAdvance', 'attackAdvance'], ({ G }) => {
  const track = at(G.advances, 0);
  G.counters[track] = at(G.counters, track) + outward(G.mover);
  closeAdvance(G);
  return true;
});

const hold = during(['gambitAdvance', 'attackAdvance'], ({ G }) => {
  closeAdvance(G);
  return true;
});

const endAttacks = during(['attack'], ({ G }) => {
  G.step = 'done';
  return true;
});

// The game.

function setup(): G {
  const hand = (): Hand => ({ cards: [], discards: [], drawn: null });
  return {
    step: 'cards',
    mover: '0',
    actor: '0',
    counters: TRACKS.map(({ dot }) => dot),
    pieces: { 0: TRACKS.map(() => 0), 1: TRACKS.map(() => 0) },
    due: { 0: 0, 1: 0 },
    deployment: { left: 0, first: 0 },
    gambitOpen: false,
    removal: { left: 0, first: 0 },
    held: [],
    advances: [],
    attacked: [],
    players: { 0: hand(), 1: hand() },
    secret: { deck: CARDS.map((_, card) => card) },
    chances: 0,
    result: null,
  };
}

function beginMove({ G, ctx, random, events }: FnContext<G>): void {
  G.mover = ctx.currentPlayer === '0' ? '0' : '1';
  if (G.mover === '0') {
    const turn = (ctx.turn - 1) / 2;
    G.due = { 0: at(PLOT['0'], turn), 1: at(PLOT['1'], turn) };
  }
  drawCard(G, random);
  openCards(G);
  if (G.step === 'done') events.endTurn();
}

function score(counters: readonly number[], player: Player): number {
  const values = counters.map((box, track) =>
    box * outward(player) > 0 ? at(at(TRACKS, track).values, END_BOX + box) : 0,
  );
  return sum(values);
}

function endMove({ G, ctx }: FnContext<G>): void {
  const radical = G.counters.some((box) => box > 0);
  const loyal = G.counters.some((box) => box < 0);
  if (radical === loyal && ctx.turn < 2 * TURNS) return;
  const scores = { 0: score(G.counters, '0'), 1: score(G.counters, '1') };
  const difference = radical === loyal ? scores['0'] - scores['1'] : Number(radical) - Number(loyal);
  G.result = { scores, winner: difference === 0 ? null : difference > 0 ? '0' : '1' };
}

/** Returns all legal moves, like `ai.enumerate`. */
function legalMoves(G: G): Option[] {
  switch (G.step) {
    case 'cards':
    case 'reply':
      return cardMoves(G);
    case 'deploy':
      return deploymentMoves(G);
    case 'remove':
      return trackMoves('remove', (track) => canRemove(G, track));
    case 'attack':
      return [...trackMoves('attack', (track) => canAttack(G, track)), { move: 'endAttacks', args: [] }];
    case 'gambitAdvance':
    case 'attackAdvance':
      return [
        { move: 'advance', args: [] },
        { move: 'hold', args: [] },
      ];
    case 'done':
      return [];
  }
}

function trackMoves(move: string, legal: (track: number) => boolean): Option[] {
  const options: Option[] = [];
  for (let track = 0; track <= LAST_TRACK; track++) if (legal(track)) options.push({ move, args: [track] });
  return options;
}

function cardMoves(G: G): Option[] {
  const { cards, drawn } = G.players[G.actor];
  const options: Option[] = [];
  for (const card of cards) if (canUse(G, card)) options.push({ move: 'useCard', args: [card] });
  if (G.step === 'cards' && drawn !== null) options.push({ move: 'discard', args: [] });
  options.push({ move: 'endCards', args: [] });
  return options;
}

function deploymentMoves(G: G): Option[] {
  const { left, first } = G.deployment;
  const options: Option[] = [];
  if (canCallGambit(G)) options.push({ move: 'callGambit', args: [] });
  if (left === 0) options.push({ move: 'endDeploy', args: [] });
  for (let track = first; left > 0 && track < LAST_TRACK; track++) {
    for (let count = 1; count <= left; count++) options.push({ move: 'deploy', args: [track, count] });
  }
  if (left > 0) options.push({ move: 'deploy', args: [LAST_TRACK, left] });
  return options;
}

const game = ProcessGameConfig({
  name: 'up-against-the-wall',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  moves: { useCard, discard, endCards, callGambit, remove, deploy, endDeploy, attack, advance, hold, endAttacks },
  turn: {
    activePlayers: ActivePlayers.ALL,
    onBegin: beginMove,
    onEnd: endMove,
    endIf: ({ G }) => G.step === 'done',
  },
  endIf: ({ G }) => G.result ?? undefined,
  playerView: PlayerView.STRIP_SECRETS,
  ai: { enumerate: legalMoves },
});
const reducer = CreateGameReducer({ game });

function makeMove({ move, args }: Option, playerID: Player): MakeMove {
  return { type: 'MAKE_MOVE', payload: { type: move, args, playerID } };
}

/**
 * Plays one game to its end with the library's reducer. All legal moves are equally likely.
 *
 * @param random - returns 32 random bits as an integer, signed or not; selects the moves
 * @param seed - seed of the library's own random numbers, used for draws and dice
 * @returns the number of actions: moves, draws and dice
 */
export function boardgameIoPlayout(random: () => number, seed: string): number {
  let state = InitializeGame({ game: { ...game, seed }, numPlayers: 2 });
  let moves = 0;
  while (state.ctx.gameover === undefined) {
    const options = legalMoves(state.G);
    const choice = Math.floor(((random() >>> 0) * options.length) / 2 ** 32);
    const next = reducer(state, makeMove(at(options, choice), state.G.actor));
    if (next._stateID === state._stateID) throw new Error('A move was refused');
    state = next;
    moves++;
  }
  return moves + state.G.chances;
}

/** The functions of `boardgame.io/ai` that this file calls. */
interface Ai {
  MCTSBot: new (settings: {
    game: Game<G>;
    enumerate: (G: G, ctx: Ctx, playerID: Player) => MakeMove[];
    iterations: number;
    playoutDepth: () => number;
    seed: string;
  }) => { play(state: State<G>, playerID: Player): Promise<unknown> };
}

const { MCTSBot } = require('boardgame.io/ai') as Ai;

/**
 * Lets the library's tree search choose the first action of a game, with playouts to the end. Like all bots of the
 * library, this search receives the complete state, including the future dice.
 *
 * @param iterations - The number of iterations of the search.
 * @param seed - seed of the bot and of the game
 */
export async function boardgameIoSearch(iterations: number, seed: string): Promise<void> {
  const bot = new MCTSBot({
    game,
    // The search asks for the moves of every player, but its playouts ask only for the moves of the first player.
    enumerate: (G, _ctx, playerID) => (playerID === '0' ? legalMoves(G).map((move) => makeMove(move, G.actor)) : []),
    iterations,
    playoutDepth: () => Infinity,
    seed,
  });
  await bot.play(InitializeGame({ game: { ...game, seed }, numPlayers: 2 }), '0');
}
