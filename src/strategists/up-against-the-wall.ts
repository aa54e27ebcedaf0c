/**
 * A side of *Up Against the Wall, Motherfucker!* that concentrates.
 *
 * @packageDocumentation
 */
import type { Bot } from '../bots/bot.ts';
import type { Position, Seat, View } from '../core/game.ts';
import { payoff } from '../core/outcome.ts';
import { boxToward, supportPoints, trackIndex } from '../games/up-against-the-wall/board.ts';
import { cardById } from '../games/up-against-the-wall/cards.ts';
import { lossesOf, piecesFrom, ucomColumn } from '../games/up-against-the-wall/conflict.ts';
import { type Track, type TrackIndex, type Ucom, UCOM_LEGEND } from '../games/up-against-the-wall/scenario-shape.ts';
import { type BySide, opponentOf, type Side } from '../games/up-against-the-wall/sides.ts';
import type { Action, ActionOf, Uaw } from '../games/up-against-the-wall/types.ts';
import { resultFaces } from '../mechanics/results-table.ts';

type Where = Position<Uaw>;

/** A lead that makes a match three to one, in points, at its start. */
const TELLING_LEAD = 25;

/** What a piece on the board is worth at the start of a match, in points; at the end it is worth nothing. */
const PIECE = 0.4;

/**
 * What a side may hope for: its support and what it can soon gain, less the same of its opponent, on a logistic scale.
 * The same lead is worth more when less is left to be played.
 */
export function upAgainstTheWallProspects({ setup, table, player }: Seat<Uaw>): number {
  if (table.step.kind === 'over') return payoff(table.step.outcome, player);
  const lead = supportLead({ setup, table }, player) - supportLead({ setup, table }, opponentOf(player));
  return 1 / (1 + Math.exp(-lead / (TELLING_LEAD * (0.2 + timeLeft({ setup, table })))));
}

/** Support gained over the opponent's, and a share of the next box of each track by the share of the pieces there. In points. */
function supportLead({ setup, table }: Where, side: Side): number {
  const points = supportPoints({ setup, table });
  const other = opponentOf(side);
  let value = points[side] - points[other];
  for (const [index, { values }] of setup.scenario.tracks.entries()) {
    const [own, opposing] = [table.pieces[side][index] as number, table.pieces[other][index] as number];
    const next = (table.counters[index] as number) + (side === 'radicals' ? 1 : -1);
    if (own > 0) value += (0.3 * (values[next] ?? 0) * own) / (own + opposing + 2);
  }
  return value;
}

/**
 * Deploys where the pieces buy the most support, and attacks wherever that pays on average.
 *
 * An attack is worth what the next box adds to its lead, by the exact chance that the matrix clears the track, and the pieces
 * that it costs either side; near the end pieces count for less. For each track it knows how many pieces reach each column,
 * and divides what it has to place so that all attacks together are worth the most. What is left over joins the track where
 * the opponent can gain the least. It calls the gambit when that is worth more than its attacks. Of the cards it uses, as
 * soon as they come, those that bring it pieces or cost the opponent some; the others it keeps from him.
 */
export const upAgainstTheWallStrategist: Bot<Uaw> = (view, choices) => {
  const actions = [...choices];
  const { player } = actions[0] as Action;
  switch (view.table.step.kind) {
    case 'cards':
      return playCard(view, actions, player);
    case 'deploy':
      return deploy(view, actions, player);
    case 'attack':
      return attack(view, actions, player);
    case 'remove':
      return smallestPile(view, actions, player);
    case 'advance':
      return ofType(actions, 'advance')[0] ?? (actions[0] as Action);
    case 'draw':
    case 'gambit-roll':
    case 'attack-roll':
    case 'over':
      return actions[0] as Action;
  }
};

function ofType<Type extends Action['type']>(actions: readonly Action[], type: Type): readonly ActionOf<Type>[] {
  return actions.filter((action): action is ActionOf<Type> => action.type === type);
}

/** Additions first, so that what multiplies has more to multiply. */
function playCard({ setup, table }: View<Uaw>, actions: readonly Action[], player: Side): Action {
  const open = ofType(actions, 'use-card').map((action) => ({ action, card: cardById(setup, action.card) }));
  for (const effect of ['add', 'multiply'] as const) {
    const own = open.find(({ card }) => card.effect === effect && card.side === player);
    if (own !== undefined && table.mover === player) return own.action;
  }
  const harmful = open.find(({ card }) => card.effect === 'divide' && card.side !== player);
  return harmful?.action ?? ofType(actions, 'end-cards')[0] ?? (actions[0] as Action);
}

function attack(view: View<Uaw>, actions: readonly Action[], player: Side): Action {
  let best = ofType(actions, 'advance')[0] ?? ofType(actions, 'end-move')[0] ?? (actions[0] as Action);
  let most = 0;
  for (const action of ofType(actions, 'attack')) {
    const worth = worthOfAttack(view, player, trackIndex(view.setup, action.track)!);
    if (worth <= most) continue;
    best = action;
    most = worth;
  }
  return best;
}

function smallestPile({ setup, table }: View<Uaw>, actions: readonly Action[], player: Side): Action {
  const pileOf = ({ track }: ActionOf<'remove-piece'>): number => table.pieces[player][trackIndex(setup, track)!]!;
  const [smallest] = ofType(actions, 'remove-piece').toSorted((one, other) => pileOf(one) - pileOf(other));
  return smallest ?? (actions[0] as Action);
}

/** The gambit, or the next pile of the best deployment; the piles after it are planned anew, and come out the same. */
function deploy(view: View<Uaw>, actions: readonly Action[], player: Side): Action {
  const { setup, table } = view;
  if (table.step.kind !== 'deploy') return actions[0] as Action;
  const { left, from } = table.step;
  const { piles, worth } = bestDeployment(view, player, { left, from });
  const [gambit] = ofType(actions, 'call-gambit');
  if (gambit !== undefined && worthOfGambit(view, player) > worth) return gambit;
  const track = piles.findIndex((count) => count > 0);
  const name = setup.scenario.tracks[track]?.id;
  const pile = ofType(actions, 'deploy').find((action) => action.track === name && action.count === piles[track]);
  return pile ?? ofType(actions, 'end-deploy')[0] ?? (actions[0] as Action);
}

/** Piles by track, and what all attacks are worth with them. */
interface Deployment {
  readonly piles: readonly number[];
  readonly worth: number;
}

/** Divides pieces among the tracks from one on: for each number of them the best way, track by track. */
function bestDeployment(
  view: View<Uaw>,
  player: Side,
  { left, from }: { readonly left: number; readonly from: TrackIndex },
): Deployment {
  let best: readonly Deployment[] = [{ piles: [], worth: 0 }];
  for (const track of view.setup.scenario.tracks.keys()) {
    const options = track < from ? [{ count: 0, worth: 0 }] : usefulPiles(view, player, track);
    const next = Array.from({ length: left + 1 }, () => NONE);
    for (const [spent, { piles, worth }] of best.entries()) {
      for (const option of options) {
        const total = spent + option.count;
        if (total > left || (next[total] as Deployment).worth >= worth + option.worth) continue;
        next[total] = { piles: [...piles, option.count], worth: worth + option.worth };
      }
    }
    best = next;
  }
  const chosen = best.reduce((one, other) => (other.worth > one.worth ? other : one));
  return { ...chosen, piles: withRest(view, player, chosen.piles, { left, from }) };
}

/** No way to place just so many pieces. */
const NONE: Deployment = { piles: [], worth: -Infinity };

/** No pieces, or just as many as reach a column that makes an attack worth more. */
function usefulPiles(view: View<Uaw>, player: Side, track: TrackIndex): { count: number; worth: number }[] {
  const own = view.table.pieces[player][track] as number;
  const opposing = view.table.pieces[opponentOf(player)][track] as number;
  if (opposing === 0) return unopposedPiles(view, player, track);
  const options = [{ count: 0, worth: Math.max(0, worthOfAttack(view, player, track)) }];
  for (const reach of COLUMN_REACHES) {
    const count = Math.ceil(reach * opposing) - own;
    if (count <= 0) continue;
    const worth = worthOfAttack(view, player, track, own + count);
    if (worth > (options.at(-1)?.worth ?? 0)) options.push({ count, worth });
  }
  return options;
}

/** No pieces, or the one that moves the counter of a track without an attack, if that is played (UW-3.5). */
function unopposedPiles(view: View<Uaw>, player: Side, track: TrackIndex): { count: number; worth: number }[] {
  const worth = view.setup.unopposed === 'advance' ? gainOf(view, player, track) : 0;
  if ((view.table.pieces[player][track] as number) > 0) return [{ count: 0, worth }];
  return [
    { count: 0, worth: 0 },
    { count: 1, worth },
  ];
}

/** Attackers for each defender with which each column begins. */
const COLUMN_REACHES = [0.5, 1, 2, 3, 4, 5];

/** The same piles, with the pieces that are left over on the track where the opponent can gain least from each. */
function withRest(
  view: View<Uaw>,
  player: Side,
  piles: readonly number[],
  { left, from }: { readonly left: number; readonly from: TrackIndex },
): readonly number[] {
  const rest = left - piles.reduce((sum, count) => sum + count, 0);
  const risk = (track: TrackIndex): number =>
    gainOf(view, opponentOf(player), track) / (1 + (view.table.pieces[player][track] as number) + (piles[track] ?? 0));
  const open = [...piles.keys()].filter((track) => track >= from);
  const safest = open.reduce((one, other) => (risk(other) < risk(one) ? other : one), from);
  return piles.map((count, track) => (track === safest ? count + rest : count));
}

/** What an attack on a track is worth on average, in points, with so many attackers; nothing if none is allowed. */
function worthOfAttack(
  view: View<Uaw>,
  player: Side,
  track: TrackIndex,
  attackers = view.table.pieces[player][track] as number,
): number {
  const defenders = view.table.pieces[opponentOf(player)][track] as number;
  return worthOfRoll(view, player, { attackers, defenders, gain: gainOf(view, player, track) });
}

/** What the gambit is worth on average, in points: every track on which the opponent stands may be gained. */
function worthOfGambit(view: View<Uaw>, player: Side): number {
  const { pieces } = view.table;
  const opposing = pieces[opponentOf(player)];
  let gain = 0;
  for (const [track, count] of opposing.entries()) if (count > 0) gain += gainOf(view, player, track);
  return worthOfRoll(view, player, {
    attackers: piecesFrom(pieces[player], 0),
    defenders: piecesFrom(opposing, 0),
    gain,
  });
}

/** The mean over the faces of the die: what is gained if no defender is left, and the pieces lost by either side. */
function worthOfRoll(
  { setup, table }: View<Uaw>,
  player: Side,
  { attackers, defenders, gain }: { readonly attackers: number; readonly defenders: number; readonly gain: number },
): number {
  const ucom: Ucom = setup.scenario.ucom;
  const column = ucomColumn(attackers, defenders, ucom);
  if (column === undefined) return 0;
  const other = opponentOf(player);
  const present = { [player]: attackers, [other]: defenders } as Record<Side, number> satisfies BySide<number>;
  const piece = PIECE * timeLeft({ setup, table });
  let worth = 0;
  for (const [code, faces] of resultFaces(ucom, column)) {
    const losses = lossesOf(present, player, UCOM_LEGEND[code]);
    const gained = losses[other] === defenders ? gain : 0;
    worth += (faces / 6) * (gained + piece * (losses[other] - losses[player]));
  }
  return worth;
}

/** By how much the lead of a side grows when the counter of a track moves one box towards its end. */
function gainOf({ setup, table }: Where, side: Side, track: TrackIndex): number {
  const next = boxToward({ setup, table }, side, track);
  if (next === undefined) return 0;
  const { values, line } = setup.scenario.tracks[track] as Track;
  const now = table.counters[track] as number;
  const signed = (box: number): number => Math.sign(box - line) * (values[box] as number);
  return Math.abs(signed(next) - signed(now));
}

/** The part of the match that comes after this turn, from almost 1 to 0. */
function timeLeft({ setup, table }: Where): number {
  return 1 - table.turn / setup.scenario.plot.radicals.length;
}
