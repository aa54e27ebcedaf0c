/**
 * *Up Against the Wall*, written by hand only for speed, to show how fast the game can be in practice. The position
 * consists of a few preallocated `Int32Array`s and integers. Hands are bit masks. A random choice is made without a
 * list of all choices. Nothing is allocated during a game. The code does not support undo, shared states, hidden
 * information or replay.
 */

const RADICALS = 0;
const ADMINISTRATION = 1;

const TRACKS = 11;
const LAST_TRACK = TRACKS - 1;
const END_BOX = 3;
const BOXES = 2 * END_BOX + 1;
const TURNS = 12;

/** The values of the boxes −3 to +3 of each track. */
const VALUES = Int32Array.of(
  ...[10, 7, 4, 0, 1, 2, 3], // Trustees
  ...[8, 5, 3, 0, 2, 4, 6], // Alumni
  ...[8, 5, 3, 0, 2, 4, 6], // Conservative Faculty
  ...[7, 5, 3, 0, 2, 3, 5], // Majority Coalition
  ...[9, 6, 3, 0, 2, 4, 6], // City Government
  ...[8, 6, 3, 0, 3, 6, 8], // Liberal Faculty
  ...[9, 6, 3, 0, 3, 6, 9], // Uncommitted Students
  ...[6, 4, 2, 0, 3, 5, 8], // Moderate Strikers
  ...[6, 4, 2, 0, 3, 5, 7], // Graduate Students
  ...[6, 4, 2, 0, 3, 6, 9], // Harlem Community
  ...[6, 4, 2, 0, 4, 7, 10], // Black Students
);
const DOTS = Int32Array.of(-2, -1, -1, -1, -1, 0, 0, 1, 1, 2, 2);

/**
 * How many pieces each side receives in each turn: first the row of the radicals, then the row of the administration.
 */
const PLOT = Int32Array.of(10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1, 1, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);

const NOTHING = 0;
const DEFENDER_GONE = 1;
const ATTACKER_GONE = 2;
const EXCHANGE = 3;

/** The outcome matrix. The six rows are the die rolls; the columns are the odds 1-2, 1-1, 2-1, 3-1, 4-1, 5-1. */
const MATRIX = Int32Array.of(
  ...[DEFENDER_GONE, DEFENDER_GONE, DEFENDER_GONE, DEFENDER_GONE, DEFENDER_GONE, DEFENDER_GONE],
  ...[NOTHING, EXCHANGE, DEFENDER_GONE, DEFENDER_GONE, DEFENDER_GONE, DEFENDER_GONE],
  ...[NOTHING, EXCHANGE, EXCHANGE, EXCHANGE, DEFENDER_GONE, DEFENDER_GONE],
  ...[ATTACKER_GONE, EXCHANGE, EXCHANGE, EXCHANGE, EXCHANGE, EXCHANGE],
  ...[ATTACKER_GONE, ATTACKER_GONE, EXCHANGE, EXCHANGE, EXCHANGE, EXCHANGE],
  ...[ATTACKER_GONE, ATTACKER_GONE, ATTACKER_GONE, EXCHANGE, EXCHANGE, ATTACKER_GONE],
);

/**
 * The effect of each card on the number of pieces that a side receives. A positive number is added to the number of
 * pieces, −2 doubles it, −3 triples it, and 0 halves it. The first eleven cards are the RADs, the other eleven the
 * LAWs.
 */
const EFFECTS = Int32Array.of(
  ...[-2, 5, 5, -2, 9, 10, 0, 0, 5, 6, 1], // RADs
  ...[5, 10, -2, -2, 5, 0, 10, -2, -3, 9, -2], // LAWs
);
const SIDE_CARDS = 11;
const HAND_CARDS = 2 * SIDE_CARDS;
/** The deck contains two more cards, 22 and 23, which are shown and returned to the deck. */
const CARDS = HAND_CARDS + 2;
const ALL_CARDS = (1 << HAND_CARDS) - 1;
const LAWS_CARDS = ALL_CARDS & ~((1 << SIDE_CARDS) - 1);
const NEW_DECK = Int32Array.from({ length: CARDS }, (_, card) => card);

/** The number of pieces on each track: eleven numbers for the radicals, then eleven numbers for the administration. */
const pieces = new Int32Array(2 * TRACKS);
/** How many pieces each side has on the whole board. */
const totals = new Int32Array(2);
/** The box in which the counter of each track is: −3 to +3, positive on the radicals' side. */
const counters = new Int32Array(TRACKS);
/** The number of counters that support each side. */
const support = new Int32Array(2);
/** How many pieces each side receives in this turn. */
const due = new Int32Array(2);
/** The cards in the hand of each side, one bit per card. */
const hands = new Int32Array(2);
/** The first `deckSize` items are the cards in the deck, unordered. */
const deck = new Int32Array(CARDS);
/** The tracks that a player can choose. */
const targets = new Int32Array(TRACKS);
/** The final score of each side. */
const scores = new Int32Array(2);
let deckSize = 0;
let actions = 0;
let source: () => number = () => 0;

function at(array: Int32Array, index: number): number {
  return array[index] as number;
}

/**
 * Returns a random integer from 0 to `count` − 1; all are equally likely. The result is the product of 32 random bits
 * and `count`, divided by 2^32 and rounded down. The function computes this product in two halves, which is exact if
 * `count` is below 2^16. Each decision, draw and die roll calls this function once, so the function also counts the
 * actions.
 */
function pick(count: number): number {
  actions++;
  const bits = source();
  return (Math.imul(bits >>> 16, count) + (Math.imul(bits & 0xffff, count) >>> 16)) >>> 16;
}

function countBits(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the index of the set bit of `mask` that has `rank` set bits below it. */
function nthBit(mask: number, rank: number): number {
  let rest = mask;
  for (let skipped = 0; skipped < rank; skipped++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

function reset(random: () => number): void {
  source = random;
  actions = 0;
  pieces.fill(0);
  totals.fill(0);
  hands.fill(0);
  counters.set(DOTS);
  deck.set(NEW_DECK);
  deckSize = CARDS;
  support[RADICALS] = 4;
  support[ADMINISTRATION] = 5;
}

function addPieces(side: number, track: number, count: number): void {
  const index = side * TRACKS + track;
  pieces[index] = at(pieces, index) + count;
  totals[side] = at(totals, side) + count;
}

function clearSide(side: number): void {
  pieces.fill(0, side * TRACKS, side * TRACKS + TRACKS);
  totals[side] = 0;
}

/** Lets a side move a counter by one box if possible. The side accepts or declines at random. */
function offerAdvance(side: number, track: number): void {
  const step = side === RADICALS ? 1 : -1;
  const box = at(counters, track);
  if (box === step * END_BOX) return;
  if (pick(2) === 0) return;
  counters[track] = box + step;
  if (box === 0) support[side] = at(support, side) + 1;
  else if (box === -step) support[1 - side] = at(support, 1 - side) - 1;
}

function rollOutcome(attackers: number, defenders: number): number {
  const column = Math.min((attackers / defenders) | 0, 5);
  return at(MATRIX, pick(6) * 6 + column);
}

/** Draws a card. Returns the bit of the drawn card, or 0 if the card was returned to the deck. */
function draw(side: number): number {
  if (deckSize === 0) return 0;
  const place = pick(deckSize);
  const card = at(deck, place);
  if (card >= HAND_CARDS) return 0;
  deck[place] = at(deck, --deckSize);
  hands[side] = at(hands, side) | (1 << card);
  return 1 << card;
}

function applyCard(card: number): void {
  const side = card < SIDE_CARDS ? RADICALS : ADMINISTRATION;
  const effect = at(EFFECTS, card);
  const number = at(due, side);
  due[side] = effect > 0 ? number + effect : effect === 0 ? number >> 1 : number * -effect;
}

/**
 * Plays the step of one player in which cards are used. `drawn` is the bit of the card that the player can discard;
 * `usable` is the mask of the cards that the player can use.
 */
function cardWindow(player: number, usable: number, drawn: number): void {
  let hand = at(hands, player);
  while (hand !== 0) {
    const choices = hand & usable;
    const uses = countBits(choices);
    const discards = (hand & drawn) === 0 ? 0 : 1;
    const choice = pick(uses + discards + 1);
    if (choice < uses) {
      const card = nthBit(choices, choice);
      applyCard(card);
      hand &= ~(1 << card);
    } else if (choice < uses + discards) {
      hand &= ~drawn;
    } else {
      break;
    }
  }
  hands[player] = hand;
}

/** Removes pieces one at a time, in the order of the board. */
function removePieces(side: number, count: number): void {
  let first = 0;
  for (let left = count; left > 0; left--) {
    let choices = 0;
    let later = 0;
    for (let track = LAST_TRACK; track >= first; track--) {
      const here = at(pieces, side * TRACKS + track);
      later += here;
      if (here > 0 && later >= left) targets[choices++] = track;
    }
    first = at(targets, pick(choices));
    addPieces(side, first, -1);
  }
}

function gambitIsLegal(side: number): boolean {
  const own = at(totals, side);
  const enemy = at(totals, 1 - side);
  return own > 0 && enemy > 0 && own * 2 >= enemy;
}

function applyGambitOutcome(outcome: number, side: number): void {
  const enemy = 1 - side;
  const own = at(totals, side);
  const opposed = at(totals, enemy);
  if (outcome === DEFENDER_GONE) {
    clearSide(enemy);
  } else if (outcome === ATTACKER_GONE) {
    clearSide(side);
  } else if (outcome === EXCHANGE) {
    if (own <= opposed) clearSide(side);
    if (own >= opposed) clearSide(enemy);
    if (own < opposed) removePieces(enemy, own);
    if (own > opposed) removePieces(side, opposed);
  }
}

function gambit(side: number): void {
  const offset = (1 - side) * TRACKS;
  let held = 0;
  for (let track = 0; track < TRACKS; track++) if (at(pieces, offset + track) > 0) held |= 1 << track;
  applyGambitOutcome(rollOutcome(at(totals, side), at(totals, 1 - side)), side);
  for (let track = 0; track < TRACKS; track++) {
    if ((held & (1 << track)) !== 0 && at(pieces, offset + track) === 0) offerAdvance(side, track);
  }
}

/**
 * Deploys at random. The possible placements are numbered: for each track except the last, there are `left` numbers;
 * for the last track, there is one number.
 */
function deploymentStep(side: number): void {
  let left = at(due, side);
  let calls = gambitIsLegal(side) ? 1 : 0;
  let first = 0;
  while (left > 0 || calls > 0) {
    const placements = (LAST_TRACK - first) * left + 1;
    const choice = pick(placements + calls);
    calls = 0;
    if (choice === placements) {
      gambit(side);
    } else if (left > 0) {
      const track = first + ((choice / left) | 0);
      const count = track === LAST_TRACK ? left : (choice % left) + 1;
      addPieces(side, track, count);
      left -= count;
      first = track + 1;
    }
  }
}

function attack(side: number, track: number): void {
  const enemy = 1 - side;
  const own = at(pieces, side * TRACKS + track);
  const opposed = at(pieces, enemy * TRACKS + track);
  const outcome = rollOutcome(own, opposed);
  const exchanged = outcome === EXCHANGE ? Math.min(own, opposed) : 0;
  const lost = outcome === ATTACKER_GONE ? own : exchanged;
  const taken = outcome === DEFENDER_GONE ? opposed : exchanged;
  addPieces(side, track, -lost);
  addPieces(enemy, track, -taken);
  if (taken === opposed) offerAdvance(side, track);
}

/**
 * An attack does not change other tracks. So the targets are listed only once, and each target is removed after its
 * attack.
 */
function attackStep(side: number): void {
  let open = 0;
  for (let track = 0; track < TRACKS; track++) {
    const own = at(pieces, side * TRACKS + track);
    const opposed = at(pieces, (1 - side) * TRACKS + track);
    if (own > 0 && opposed > 0 && own * 2 >= opposed) targets[open++] = track;
  }
  while (open > 0) {
    const choice = pick(open + 1);
    if (choice === open) return;
    const track = at(targets, choice);
    targets[choice] = at(targets, --open);
    attack(side, track);
  }
}

/** Plays the move of one side. Returns true if only one side has support afterwards. */
function playMove(side: number): boolean {
  const usable = side === RADICALS ? ALL_CARDS : LAWS_CARDS;
  cardWindow(side, usable, draw(side));
  cardWindow(1 - side, usable, 0);
  deploymentStep(side);
  attackStep(side);
  return (at(support, RADICALS) === 0) !== (at(support, ADMINISTRATION) === 0);
}

function score(): void {
  scores.fill(0);
  for (let track = 0; track < TRACKS; track++) {
    const box = at(counters, track);
    const side = box > 0 ? RADICALS : ADMINISTRATION;
    scores[side] = at(scores, side) + at(VALUES, track * BOXES + END_BOX + box);
  }
}

/**
 * Plays one game to its end. All legal actions are equally likely.
 *
 * @param random - returns 32 random bits as an integer, signed or not
 * @returns the number of actions: decisions, draws and dice
 */
export function typedArrayPlayout(random: () => number): number {
  reset(random);
  for (let turn = 0; turn < TURNS; turn++) {
    due[RADICALS] = at(PLOT, turn);
    due[ADMINISTRATION] = at(PLOT, TURNS + turn);
    if (playMove(RADICALS) || playMove(ADMINISTRATION)) break;
  }
  score();
  return actions;
}
