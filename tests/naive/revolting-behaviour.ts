/**
 * A naive referee for a complete match of Revolting Behaviour! (RB-1 to RB-7).
 *
 * The referee is an independent implementation for comparison, written only from the text of the rules. Packs are lists
 * of cards, and cards are texts. To find the legal actions, the referee checks every action that a player could try.
 * The functions never modify their arguments.
 */
import type { Activity } from '../../src/games/revolting-behaviour/rules/activities.ts';
import type {
  Action,
  Attempt,
  Event,
  RevoltingBehaviour,
  Setup,
  Table,
} from '../../src/games/revolting-behaviour/rules/types.ts';
import type { StandardCard } from '../../src/mechanics/deck.ts';

type Card = StandardCard;
type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;

/** An action of a player or of chance. */
export type AnyAction = Action | LotOrCard;

type LotOrCard = RevoltingBehaviour['chance'];

/** An event without its rule. */
export type Happening = Event extends infer Each ? (Each extends Event ? Omit<Each, 'rule'> : never) : never;

/** The table, and the events that have occurred. */
interface Desk {
  readonly setup: Setup;
  readonly table: Mutable<Table>;
  readonly record: Happening[];
}

/** RB-1.1: the value of a card. A joker has the value 15 as a penalty (RB-5.1). */
const VALUES = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
const JOKER = 15;

/** RB-3.1: the suit of each activity. */
const SUIT_OF: Record<Activity, string> = {
  'legal-fund-raising': 'diamonds',
  'legal-force': 'hearts',
  'illegal-fund-raising': 'clubs',
  'illegal-force': 'spades',
};

/** RB-1.1: the cards of a pack. */
function wholePack({ jokers, scenario }: Setup): Card[] {
  const ranks = VALUES.filter((rank) => (scenario.pack as readonly string[] | undefined)?.includes(rank) ?? true);
  const cards: string[] = [];
  for (const suit of ['clubs', 'diamonds', 'hearts', 'spades'])
    for (const rank of ranks) cards.push(`${rank}-of-${suit}`);
  for (let joker = 0; joker < jokers; joker++) cards.push('joker');
  return cards as Card[];
}

/** A pack without some of its cards. */
function without(pack: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...pack];
  for (const card of gone) left.splice(left.indexOf(card), 1);
  return left;
}

function valueOf(card: Card): number {
  return card === 'joker' ? JOKER : VALUES.indexOf(card.split('-of-')[0]!) + 1;
}

/** RB-3.3: whether a card fulfils an attempt. */
function fulfils(setup: Setup, attempt: Attempt, card: Card): boolean {
  if (card === 'joker') return false;
  const [rank, suit] = card.split('-of-') as [string, string];
  const own = SUIT_OF[attempt.activity];
  const isRed = (each: string): boolean => each === 'diamonds' || each === 'hearts';
  if (attempt.severity === 'mild') return isRed(suit) === isRed(own);
  if (attempt.severity === 'moderate') return suit === own;
  return suit === own && (setup.scenario.severe[attempt.activity] as readonly string[]).includes(rank);
}

/** RB-3.2: the cost of a card. */
function costOf({ activity }: Attempt): number {
  return activity.startsWith('illegal') ? 2 : 1;
}

function isForce({ activity }: Attempt): boolean {
  return activity.endsWith('force');
}

function benefitOf(setup: Setup, { activity, severity }: Attempt): number {
  return setup.scenario.benefits[activity][severity];
}

/** Every decision that a player could try. */
export function candidates({ players }: Setup): Action[] {
  const found: Action[] = [];
  for (const player of players) {
    for (const type of ['pass', 'draw-on', 'stop', 'start-new-cause', 'stay-out'] as const)
      found.push({ type, player });
    for (const activity of Object.keys(SUIT_OF) as Activity[])
      for (const severity of ['mild', 'moderate', 'severe'] as const) {
        found.push({ type: 'attempt', player, activity, severity });
        for (const target of ['cause', ...players]) found.push({ type: 'attempt', player, activity, severity, target });
      }
  }
  return found;
}

/** Whether a decision is legal. */
export function mayDecide(setup: Setup, table: Table, action: Action): boolean {
  const { phase } = table;
  const own = table.holdings[table.order[0] as number]?.points ?? 0;
  if (phase.kind !== 'act' && phase.kind !== 'choose') return false;
  if (action.type === 'concede') return isStillThere(setup, table, action.player);
  if (setup.players[table.order[0] as number] !== action.player) return false;
  switch (action.type) {
    case 'draw-on':
    case 'stop':
      return phase.kind === 'choose';
    case 'start-new-cause':
    case 'stay-out':
      return phase.kind === 'act' && own === 0;
    case 'pass':
      return phase.kind === 'act' && own > 0;
    case 'attempt':
      return phase.kind === 'act' && costOf(action) <= own && mayAimAt(setup, table, action);
  }
}

/** RB-6.4: whether a player is in the match and has not conceded. */
function isStillThere({ players }: Setup, { conceded }: Table, name: string): boolean {
  return players.some((player, seat) => player === name && !conceded.includes(seat));
}

/** RB-3.1: whether an attempt has a valid target, or needs no target. */
function mayAimAt(setup: Setup, table: Table, { player, ...attempt }: Attempt & { player: string }): boolean {
  if (!isForce(attempt)) return attempt.target === undefined;
  if (attempt.target === undefined) return false;
  if (attempt.target === 'cause') return true;
  if (attempt.target === player || table.turn <= setup.truce) return false;
  return table.holdings[setup.players.indexOf(attempt.target)]!.points > 0;
}

/** The possible chance outcomes, each repeated as often as its weight (RB-2.1, RB-3.2, RB-5.1, RB-7). */
export function lotsAndCards(setup: Setup, table: Table): LotOrCard[] {
  const { phase } = table;
  const pack = wholePack(setup);
  const draw = (card: Card): LotOrCard => ({ type: 'draw', player: 'chance', card });
  if (phase.kind === 'lot')
    return tiedForNextPlace(table).map((seat) => ({ type: 'lot', player: 'chance', name: setup.players[seat]! }));
  if (phase.kind === 'draw' || phase.kind === 'penalty') return without(pack, phase.drawn).map(draw);
  if (phase.kind === 'turn-up') return without(pack, table.holdings[table.order[0]!]!.cause.seen).map(draw);
  return [];
}

/** RB-2.1: among the players without a place in the order, the players with the most points. */
function tiedForNextPlace(table: Table): number[] {
  const waiting = table.holdings.map((_, seat) => seat).filter((seat) => !isPlaced(table, seat));
  const most = Math.max(...waiting.map((seat) => table.holdings[seat]!.points));
  return waiting.filter((seat) => table.holdings[seat]!.points === most);
}

function isPlaced({ order, conceded }: Table, seat: number): boolean {
  return order.includes(seat) || conceded.includes(seat);
}

/** RB-1, RB-2.1: the table at the start, and the events until a player must act. */
export function begun(setup: Setup): { table: Table; record: Happening[] } {
  const holdings = setup.players.map(() => freshStart(setup));
  const table = { turn: 0, phase: { kind: 'lot' as const }, order: [], holdings, conceded: [] };
  const desk: Desk = { setup, table, record: [] };
  startTurn(desk);
  return { table: desk.table, record: desk.record };
}

function freshStart({ causeSize }: Setup): Mutable<Table['holdings'][number]> {
  return { points: 2 * causeSize, cause: { down: causeSize, up: [], seen: [] } };
}

/** The table after an action, and the events. */
export function after(setup: Setup, before: Table, action: AnyAction): { table: Table; record: Happening[] } {
  const desk: Desk = { setup, table: JSON.parse(JSON.stringify(before)) as Mutable<Table>, record: [] };
  play(desk, action);
  return { table: desk.table, record: desk.record };
}

function play(desk: Desk, action: AnyAction): void {
  const { setup, table, record } = desk;
  const player = action.player;
  switch (action.type) {
    case 'lot':
      record.push({ type: 'lot-drawn', player: action.name, place: table.order.length + 1 });
      table.order.push(setup.players.indexOf(action.name));
      return fillPlaces(desk);
    case 'pass':
      record.push({ type: 'turn-passed', player });
      return judge(desk);
    case 'stay-out':
      record.push({ type: 'stayed-out', player });
      return judge(desk);
    case 'start-new-cause':
      table.holdings[table.order[0]!] = freshStart(setup);
      record.push({ type: 'cause-started', player, cards: setup.causeSize, points: 2 * setup.causeSize });
      return judge(desk);
    case 'attempt': {
      const { type, player: _, ...attempt } = action;
      record.push({ type: 'attempt-made', player, ...attempt });
      return pay(desk, attempt, []);
    }
    case 'draw-on':
      if (table.phase.kind !== 'choose') throw new RangeError('Nothing is being drawn.');
      return pay(desk, table.phase.attempt, table.phase.drawn);
    case 'stop':
      record.push({ type: 'attempt-failed', player, reason: 'stopped' });
      return endAttempt(desk);
    case 'draw':
      if (table.phase.kind === 'draw') return lookAtCard(desk, action.card);
      if (table.phase.kind === 'turn-up') return lookAtCause(desk, action.card);
      if (table.phase.kind === 'penalty') return penalise(desk, action.card);
      throw new RangeError('No card is due.');
    case 'concede':
      return concede(desk, player);
  }
}

/**
 * RB-6.4: if the player to act concedes, their action ends. A concession of another player can end the match, or an
 * attempt against that player.
 */
function concede(desk: Desk, player: string): void {
  const { setup, table, record } = desk;
  const seat = setup.players.indexOf(player);
  table.holdings[seat]!.points = 0;
  table.conceded.push(seat);
  record.push({ type: 'player-conceded', player });
  if (actor(desk).name === player) return judge(desk, { isConcession: true });
  table.order = table.order.filter((each) => each !== seat);
  const ones = setup.players.filter((_, each) => table.holdings[each]!.points > 0);
  if (ones.length === 1) {
    // The player who acted last must be the first in the order.
    table.order = [seat, ...table.order];
    end(desk, { kind: 'win', winner: ones[0]!, reason: 'conceded', rule: 'RB-6.4' });
  } else if (table.phase.kind === 'choose' && table.phase.attempt.target === player) {
    record.push({ type: 'attempt-failed', player: actor(desk).name, reason: 'target-gone' });
    table.phase = { kind: 'act' };
  }
}

/** RB-2.1: starts a turn. */
function startTurn(desk: Desk): void {
  desk.table.turn += 1;
  desk.table.order = [];
  desk.record.push({ type: 'turn-started', turn: desk.table.turn });
  fillPlaces(desk);
}

function fillPlaces({ setup, table, record }: Desk): void {
  while (table.holdings.some((_, seat) => !isPlaced(table, seat))) {
    const tied = tiedForNextPlace(table);
    if (tied.length > 1) {
      table.phase = { kind: 'lot' };
      return;
    }
    table.order.push(tied[0]!);
  }
  table.phase = { kind: 'act' };
  record.push({ type: 'order-settled', order: table.order.map((seat) => setup.players[seat]!) });
}

function actor({ setup, table }: Desk): { name: string; holding: Mutable<Table['holdings'][number]> } {
  const seat = table.order[0]!;
  return { name: setup.players[seat]!, holding: table.holdings[seat]! };
}

/** RB-3.2: pays for a card. */
function pay(desk: Desk, attempt: Attempt, drawn: readonly Card[]): void {
  actor(desk).holding.points -= costOf(attempt);
  desk.table.phase = { kind: 'draw', attempt, drawn: [...drawn] };
}

/** RB-3.3, RB-3.4, RB-5.1: handles a card of the action deck. */
function lookAtCard(desk: Desk, card: Card): void {
  const { setup, table, record } = desk;
  if (table.phase.kind !== 'draw') return;
  const { attempt } = table.phase;
  const drawn = [...table.phase.drawn, card];
  const { name: player, holding } = actor(desk);
  record.push({ type: 'card-drawn', player, card, cost: costOf(attempt), points: holding.points });
  if (card === 'joker') {
    record.push({ type: 'attempt-failed', player, reason: 'joker' });
    return authoritiesReact(desk, attempt, drawn);
  }
  if (fulfils(setup, attempt, card)) return succeed(desk, attempt, drawn);
  if (holding.points >= costOf(attempt)) {
    table.phase = { kind: 'choose', attempt, drawn };
    return;
  }
  record.push({ type: 'attempt-failed', player, reason: 'cannot-pay' });
  endAttempt(desk);
}

/** RB-3.5, RB-4: plays the effects of a successful attempt. */
function succeed(desk: Desk, attempt: Attempt, drawn: Card[]): void {
  const { setup, table, record } = desk;
  const { name: player, holding } = actor(desk);
  const benefit = benefitOf(setup, attempt);
  record.push({ type: 'attempt-succeeded', player, benefit, kind: isForce(attempt) ? 'action' : 'resource' });
  if (!isForce(attempt)) {
    holding.points += benefit;
    record.push({ type: 'points-raised', player, gained: benefit, points: holding.points });
    return endAttempt(desk);
  }
  if (attempt.target === 'cause') return wearDown(desk, { attempt, drawn }, benefit);
  const struck = table.holdings[setup.players.indexOf(attempt.target!)]!;
  let lost = 0;
  for (let pairs = benefit; pairs >= 2 && struck.points > 0; pairs -= 2) {
    struck.points -= 1;
    lost += 1;
  }
  record.push({ type: 'points-destroyed', player: attempt.target!, lost, points: struck.points });
  if (struck.points === 0) fall(desk, setup.players.indexOf(attempt.target!));
  endAttempt(desk);
}

/** RB-4.2: uses action points against the Cause. */
function wearDown(desk: Desk, drawing: { attempt: Attempt; drawn: Card[] }, points: number): void {
  const { name: player, holding } = actor(desk);
  const { cause } = holding;
  let left = points;
  if (cause.up.length === 1) {
    const card = cause.up[0]!;
    if (left < valueOf(card)) {
      desk.record.push({ type: 'cause-card-held', player, card, left });
      return endAttempt(desk);
    }
    left -= valueOf(card);
    cause.up = [];
    desk.record.push({ type: 'cause-card-overcome', player, card, left });
  }
  if (left === 0 || cause.down === 0) return endAttempt(desk);
  desk.table.phase = { kind: 'turn-up', left, ...drawing };
}

/** RB-4.2, RB-5.2: turns up the top card of the Cause. */
function lookAtCause(desk: Desk, card: Card): void {
  const { table, record } = desk;
  if (table.phase.kind !== 'turn-up') return;
  const { left, attempt, drawn } = table.phase;
  const { name: player, holding } = actor(desk);
  holding.cause.down -= 1;
  holding.cause.seen = [...holding.cause.seen, card].sort();
  record.push({ type: 'cause-card-turned', player, card });
  if (card === 'joker') {
    record.push({ type: 'attempt-failed', player, reason: 'joker' });
    return authoritiesReact(desk, attempt, drawn);
  }
  holding.cause.up = [card];
  wearDown(desk, { attempt, drawn }, left);
}

/** RB-5.1: adds five cards to the Cause, and requires a penalty card. */
function authoritiesReact(desk: Desk, attempt: Attempt, drawn: Card[]): void {
  const { setup, table, record } = desk;
  const { name: player, holding } = actor(desk);
  const deck = wholePack(setup).length - holding.cause.seen.length - holding.cause.down;
  const count = deck < 5 ? deck : 5;
  holding.cause.down += count;
  record.push({ type: 'cause-strengthened', player, count });
  if (drawn.length === wholePack(setup).length) return endAttempt(desk);
  table.phase = { kind: 'penalty', attempt, drawn };
}

function penalise(desk: Desk, card: Card): void {
  const { name: player, holding } = actor(desk);
  const lost = holding.points < valueOf(card) ? holding.points : valueOf(card);
  holding.points -= lost;
  desk.record.push({ type: 'penalty-paid', player, card, lost, points: holding.points });
  endAttempt(desk);
}

/** RB-6.1: removes a player with zero points from the rest of the order of this turn. */
function fall({ setup, table, record }: Desk, seat: number): void {
  table.order = table.order.filter((each, place) => place === 0 || each !== seat);
  record.push({ type: 'player-fallen', player: setup.players[seat]! });
}

function endAttempt(desk: Desk): void {
  if (actor(desk).holding.points === 0) fall(desk, desk.table.order[0]!);
  judge(desk);
}

/** RB-6.2, RB-6.3: checks after every action whether the match is over. */
function judge(desk: Desk, { isConcession = false } = {}): void {
  const { setup, table } = desk;
  const [seat, ...later] = table.order as [number, ...number[]];
  const stillThere = setup.players.filter((_, each) => !table.conceded.includes(each));
  const withPoints = stillThere.filter((name) => table.holdings[setup.players.indexOf(name)]!.points > 0);
  const { cause } = table.holdings[seat]!;
  if (cause.down === 0 && cause.up.length === 0) {
    end(desk, { kind: 'win', winner: setup.players[seat]!, reason: 'cause-overcome', rule: 'RB-6.2' });
  } else if (withPoints.length === 1) {
    const by = isConcession
      ? ({ reason: 'conceded', rule: 'RB-6.4' } as const)
      : ({ reason: 'last-with-points', rule: 'RB-6.2' } as const);
    end(desk, { kind: 'win', winner: withPoints[0]!, ...by });
  } else if (withPoints.length === 0) {
    end(desk, { kind: 'draw', players: stillThere, reason: 'nobody-has-points', rule: 'RB-6.2' });
  } else if (later.length > 0) {
    table.order = later;
    table.phase = { kind: 'act' };
  } else if (setup.maxTurns === table.turn) {
    end(desk, { kind: 'draw', players: stillThere, reason: 'turn-limit', rule: 'RB-6.3' });
  } else {
    startTurn(desk);
  }
}

function end({ table, record }: Desk, outcome: Extract<Table['phase'], { kind: 'over' }>['outcome']): void {
  table.phase = { kind: 'over', outcome: outcome as Mutable<typeof outcome> };
  record.push({ type: 'match-ended', outcome });
}
