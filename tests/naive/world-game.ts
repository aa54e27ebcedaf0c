/**
 * A naive referee for a complete war of The World Game, phase II (WG-1 to WG-7). The referee does not support notes
 * between countries.
 *
 * The referee is an independent implementation to compare with, written only from the text of the rules. The referee
 * knows all points, as the teacher at the blackboard does. To find the legal actions, the referee checks every action
 * that a player could try. The function `learn` has one line for each row of the table of public knowledge. Arguments
 * are never modified.
 */
import type { Scenario } from '../../src/games/world-game/rules/scenario-shape.ts';
import type { Action, Battle, BattleSide, Event, Range, Setup, Table } from '../../src/games/world-game/rules/types.ts';

type Mutable<T> = T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;

/** The teacher's knowledge: the blackboard, and the points of each country in calling order. */
export interface Knowledge {
  readonly table: Table;
  readonly points: readonly number[];
}

/** An event without its rule. */
export type Happening = Event extends infer Each ? (Each extends Event ? Omit<Each, 'rule'> : never) : never;

/** The current state of a war, and the events that have occurred. */
interface War {
  readonly setup: Setup;
  readonly table: Mutable<Table>;
  readonly points: number[];
  readonly record: Happening[];
}

/** A public action of a country that reveals something about its points. */
type News =
  | { kind: 'gives'; points: number }
  | { kind: 'gets'; points: number }
  | { kind: 'has-at-least'; points: number }
  | { kind: 'has-at-most'; points: number }
  | { kind: 'has'; points: number };

// Legal actions

/** Every decision that a player could try. Each amount is tried up to one point above its possible maximum. */
export function candidates(setup: Setup, player: string, points: number): Action[] {
  const found: Action[] = [];
  for (const type of ['ready', 'pass', 'withdraw', 'decline', 'appeal', 'yield'] as const) found.push({ type, player });
  for (const { name } of setup.countries) {
    found.push({ type: 'sign', player, with: name }, { type: 'refuse', player, with: name });
    found.push({ type: 'attack', player, target: name }, { type: 'call', player, ally: name });
    for (let repay = 0; repay <= 11; repay++) found.push({ type: 'propose', player, to: name, repay });
  }
  for (let amount = 0; amount <= setup.maxPoints + 1; amount++)
    found.push({ type: 'set-pledge', player, points: amount });
  for (let amount = 0; amount <= points + 1; amount++)
    for (const type of ['commit', 'lend', 'counter'] as const) found.push({ type, player, points: amount });
  return found;
}

/** Whether a decision is legal. */
export function mayDecide(setup: Setup, { table, points }: Knowledge, action: Action): boolean {
  const { phase } = table;
  const me = whoseTurn(table);
  if (me !== undefined && action.type === 'concede')
    return setup.countries.some(({ name }, country) => name === action.player && table.status[country] === 'in');
  if (me === undefined || setup.countries[me]!.name !== action.player) return false;
  const own = points[me]!;
  const place = (name: string): number => setup.countries.findIndex((country) => country.name === name);
  switch (phase.kind) {
    case 'diplomacy': {
      if (action.type === 'ready') return true;
      if (action.type === 'sign' || action.type === 'refuse') {
        const open = table.proposals.find(({ from, to }) => from === place(action.with) && to === me);
        if (open === undefined || action.type === 'refuse') return open !== undefined;
        if (table.status[open.from] === 'conceded') return false;
        return open.pledge <= own && [me, open.from].every((country) => maySignOneMore(setup, table, country));
      }
      if (action.type === 'propose')
        return isRepayment(action.repay) && mayPropose(setup, table, [me, place(action.to)]);
      if (action.type !== 'propose-alliance') return false;
      const { to, repay, pledge } = action;
      return isRepayment(repay) && mayPropose(setup, table, [me, place(to)]) && mayPledge(own, pledge);
    }
    case 'pledge':
      return action.type === 'set-pledge' && mayPledge(own, action.points);
    case 'call':
      if (action.type === 'pass') return true;
      if (action.type !== 'attack' && action.type !== 'attack-with') return false;
      if (action.type === 'attack-with' && (action.points < 1 || action.points > own)) return false;
      return own >= 1 && place(action.target) !== me && table.status[place(action.target)] !== 'out';
    case 'amount':
      return action.type === 'commit' && action.points >= 1 && action.points <= own;
    case 'aid':
      if (action.type === 'decline') return true;
      if (action.type === 'withdraw')
        return phase.battle.loans.some((loan) => loan.country === me && takenBack(setup, loan) > 0);
      if (action.type !== 'lend') return false;
      return action.points >= 1 && action.points <= own && mayLendTo(table, phase.battle, me);
    case 'answer':
      return mayAnswer({ table, points }, phase.battle, action, place);
    case 'over':
      return false;
  }
}

function isRepayment(repay: number): boolean {
  return repay >= 1 && repay <= 10;
}

/** WG-2.1: whether a country may propose an alliance to another country. */
function mayPropose(setup: Setup, table: Table, [me, other]: readonly [number, number]): boolean {
  const isBetween = (one: number, another: number): boolean =>
    (one === me && another === other) || (one === other && another === me);
  return (
    me !== other &&
    table.status[other] !== 'conceded' &&
    maySignOneMore(setup, table, me) &&
    maySignOneMore(setup, table, other) &&
    !table.proposals.some(({ from, to }) => isBetween(from, to)) &&
    !table.alliances.some(({ members: [one, another] }) => isBetween(one, another))
  );
}

/**
 * WG-2.2: whether a country may sign another alliance. The limit applies to all alliances of the country, including
 * alliances that other countries proposed.
 */
function maySignOneMore({ alliesMost }: Setup, { alliances }: Table, country: number): boolean {
  const signed = alliances.flatMap(({ members }) => members).filter((member) => member === country);
  return alliesMost === null || signed.length + 1 <= alliesMost;
}

/** WG-2.2: whether a pledge is possible. */
function mayPledge(own: number, pledge: number): boolean {
  return pledge >= 0 && pledge <= own;
}

/** WG-4.3, WG-4.4: the points of a loan that can be withdrawn. */
function takenBack({ pledged }: Setup, loan: Battle['loans'][number]): number {
  return pledged === 'withdrawable' ? loan.free + loan.pledged : loan.free;
}

/** WG-4.2: whether a country may lend points in a battle. */
function mayLendTo(table: Table, battle: Battle, me: number): boolean {
  if (battle.loans.some(({ country, side }) => country === me && side !== battle.answering)) return false;
  return battle.answering === 'defender' || allianceOf(table, me, battle.defender) === undefined;
}

/** WG-4.4: whether the side that must answer may play an action. */
function mayAnswer(
  { table, points }: Knowledge,
  battle: Battle,
  action: Action,
  place: (name: string) => number,
): boolean {
  const attack = stakeOf(battle, points, 'attacker');
  const defence = stakeOf(battle, points, 'defender');
  if (action.type === 'yield') return true;
  if (action.type === 'appeal') return battle.aidChanged;
  if (action.type === 'counter') {
    if (battle.answering === 'defender') return action.points === 0 && defence > attack;
    const { points: added } = action;
    return added >= 0 && added <= points[battle.attacker]! && attack + added > defence;
  }
  if (action.type !== 'call' || battle.answering !== 'defender') return false;
  const alliance = allianceOf(table, place(action.ally), battle.defender);
  return alliance !== undefined && alliance.pledge > 0 && !battle.called.includes(place(action.ally));
}

/** WG-4: the points of a side in a battle, including loans. */
function stakeOf(battle: Battle, points: readonly number[], side: BattleSide): number {
  let stake = side === 'attacker' ? battle.own : points[battle.defender]!;
  for (const loan of battle.loans) if (loan.side === side) stake += loan.free + loan.pledged;
  return stake;
}

/** The alliance between two countries, if it is binding. */
function allianceOf(table: Table, one: number, other: number): Table['alliances'][number] | undefined {
  const isBetween = (each: readonly number[]): boolean => each.includes(one) && each.includes(other);
  if (one === other) return undefined;
  return table.alliances.find(({ members, standing }) => standing.kind === 'in-force' && isBetween(members));
}

/** The country to act. */
function whoseTurn({ phase }: Table): number | undefined {
  if (phase.kind === 'over') return undefined;
  return phase.kind === 'answer' ? phase.battle[phase.battle.answering] : phase.country;
}

// Functions that play a war

/** WG-1: the blackboard and the points at the start, and the events until a country must act. */
export function begun(setup: Setup, scenario: Scenario): Knowledge & { record: Happening[] } {
  const starts = setup.countries.map(({ name }) => scenario.countries.find((country) => country.name === name)!);
  const points = starts.map((country) => country.points);
  const place = (name: string): number => setup.countries.findIndex((country) => country.name === name);
  const alliances = (scenario.alliances ?? []).map(({ between, repay = 1, pledge = 0 }) => ({
    ...writtenBy(place(between[0]), place(between[1])),
    ...{ repay, pledge, signed: 0 },
  }));
  const war: War = {
    setup,
    points,
    record: [],
    table: {
      round: 0,
      attacked: false,
      phase: { kind: 'diplomacy', country: 0, round: 1 },
      status: points.map(() => 'in' as const),
      ranges: points.map((total) => report(setup, total)),
      proposals: [],
      alliances,
      notes: [],
    },
  };
  if (setup.diplomacyRounds === 0) goToWar(war);
  return war;
}

/** WG-1.4: the range that a report reveals, limited to the maximum points of a country (WG-1.1). */
function report({ reportBand, maxPoints }: Setup, total: number): Range {
  if (reportBand === 0) return { lo: 0, hi: maxPoints };
  let lo = 0;
  while (lo + reportBand <= total) lo += reportBand;
  return { lo, hi: Math.min(lo + reportBand - 1, maxPoints) };
}

/** WG-1.2: names are compared by code points, not by UTF-16 units. */
export function isInCallingOrder({ countries }: Setup): boolean {
  const isBefore = (one: number[], other: number[]): boolean => {
    for (const [place, point] of one.entries()) {
      if (other[place] === undefined) return false;
      if (point !== other[place]) return point < other[place];
    }
    return one.length < other.length;
  };
  const codes = countries.map(({ name }) => Array.from(name, (letter) => letter.codePointAt(0)!));
  return codes.every((code, place) => place === 0 || isBefore(codes[place - 1]!, code));
}

function writtenBy(
  one: number,
  other: number,
): Pick<Mutable<Table['alliances'][number]>, 'members' | 'standing' | 'deeds'> {
  const nothing = { called: 0, lent: 0, owed: 0, repaid: 0 };
  return {
    members: one < other ? [one, other] : [other, one],
    standing: { kind: 'in-force' },
    deeds: [{ ...nothing }, { ...nothing }],
  };
}

/** The blackboard and all points after an action, and the events. */
export function after(setup: Setup, before: Knowledge, action: Action): Knowledge & { record: Happening[] } {
  const table = JSON.parse(JSON.stringify(before.table)) as Mutable<Table>;
  const war: War = { setup, table, points: [...before.points], record: [] };
  play(war, action);
  goOnForThoseWhoConceded(war);
  return war;
}

function play(war: War, action: Action): void {
  const { setup, table, record } = war;
  const me = whoseTurn(table)!;
  const country = action.player;
  const place = (name: string): number => setup.countries.findIndex((each) => each.name === name);
  const { phase } = table;
  switch (action.type) {
    case 'sign': {
      const { repay, pledge } = takeProposal(war, place(action.with), me);
      table.alliances.push({ ...writtenBy(place(action.with), me), repay, pledge, signed: roundOf(table) });
      learn(war, me, { kind: 'has-at-least', points: pledge });
      record.push({ type: 'alliance-signed', country, ally: action.with, repay, pledge });
      return;
    }
    case 'refuse':
      takeProposal(war, place(action.with), me);
      record.push({ type: 'proposal-refused', country, from: action.with });
      return;
    case 'propose':
      table.phase = { kind: 'pledge', country: me, round: roundOf(table), to: place(action.to), repay: action.repay };
      return;
    case 'set-pledge': {
      if (phase.kind !== 'pledge') return;
      const { to, repay, round } = phase;
      table.proposals.push({ from: me, to, repay, pledge: action.points });
      learn(war, me, { kind: 'has-at-least', points: action.points });
      record.push({ type: 'proposal-made', country, to: nameOf(war, to), repay, pledge: action.points });
      table.phase = { kind: 'diplomacy', country: me, round };
      return;
    }
    case 'propose-alliance':
      play(war, { type: 'propose', player: country, to: action.to, repay: action.repay });
      return play(war, { type: 'set-pledge', player: country, points: action.pledge });
    case 'ready':
      record.push({ type: 'diplomacy-ended', country });
      return nextDiplomat(war);
    case 'attack':
      return announce(war, me, place(action.target));
    case 'commit':
      return phase.kind === 'amount' ? commit(war, phase.target, action.points) : undefined;
    case 'attack-with':
      play(war, { type: 'attack', player: country, target: action.target });
      return play(war, { type: 'commit', player: country, points: action.points });
    case 'pass':
      record.push({ type: 'call-passed', country });
      return nextCall(war);
    case 'decline':
      if (phase.kind !== 'aid') return;
      record.push({ type: 'aid-declined', country, to: nameOf(war, phase.battle[phase.battle.answering]) });
      return nextAid(war, phase.battle, me + 1);
    case 'lend': {
      if (phase.kind !== 'aid') return;
      const { battle } = phase;
      lend(war, { battle, country: me, side: battle.answering, free: action.points, pledged: 0 });
      record.push({ type: 'points-lent', country, to: nameOf(war, battle[battle.answering]), points: action.points });
      return nextAid(war, battle, me + 1);
    }
    case 'withdraw':
      return phase.kind === 'aid' ? withdraw(war, phase.battle, me) : undefined;
    case 'call':
      return phase.kind === 'answer' ? callPledge(war, phase.battle, place(action.ally)) : undefined;
    case 'appeal':
      if (phase.kind !== 'answer') return;
      record.push({ type: 'aid-asked', country });
      return aidRound(war, phase.battle);
    case 'counter':
      return phase.kind === 'answer' ? counter(war, phase.battle, action.points) : undefined;
    case 'yield':
      return phase.kind === 'answer' ? decide(war, phase.battle) : undefined;
    case 'note':
      throw new RangeError('The referee keeps no notes.');
    case 'concede':
      return concede(war, place(country));
  }
}

function nameOf({ setup }: War, country: number): string {
  return setup.countries[country]!.name;
}

/** The rules of section 7, with one line for each row of the table. */
function learn({ table }: War, country: number, news: News): void {
  const range = table.ranges[country]!;
  const { points } = news;
  switch (news.kind) {
    case 'gives':
      range.lo = Math.max(range.lo, points) - points;
      range.hi -= points;
      return;
    case 'gets':
      range.lo += points;
      range.hi += points;
      return;
    case 'has-at-least':
      range.lo = Math.max(range.lo, points);
      return;
    case 'has-at-most':
      range.hi = Math.min(range.hi, points);
      return;
    case 'has':
      range.lo = points;
      range.hi = points;
  }
}

// Diplomacy

function roundOf({ phase }: Table): number {
  return phase.kind === 'diplomacy' || phase.kind === 'pledge' ? phase.round : 0;
}

function takeProposal({ table }: War, from: number, to: number): { repay: number; pledge: number } {
  const found = table.proposals.find((each) => each.from === from && each.to === to)!;
  table.proposals = table.proposals.filter((each) => each !== found);
  return found;
}

function nextDiplomat(war: War): void {
  const { setup, table } = war;
  if (table.phase.kind !== 'diplomacy') return;
  const { country, round } = table.phase;
  if (country + 1 < setup.countries.length) table.phase = { kind: 'diplomacy', country: country + 1, round };
  else if (round < setup.diplomacyRounds) table.phase = { kind: 'diplomacy', country: 0, round: round + 1 };
  else goToWar(war);
}

/** WG-1.3, WG-2.1: ends diplomacy. Open proposals lapse, forts are manned, and the first round begins. */
function goToWar(war: War): void {
  const { setup, table, points, record } = war;
  for (const { from, to } of table.proposals)
    record.push({ type: 'proposal-lapsed', country: nameOf(war, from), to: nameOf(war, to) });
  table.proposals = [];
  for (const [country, { name, fort }] of setup.countries.entries()) {
    if (!fort) continue;
    points[country]! += 100;
    learn(war, country, { kind: 'gets', points: 100 });
    record.push({ type: 'fort-manned', country: name, points: 100 });
  }
  startRound(war);
}

// Calls and attacks

function startRound(war: War): void {
  war.table.round += 1;
  war.table.attacked = false;
  war.record.push({ type: 'round-started', round: war.table.round });
  callFrom(war, 0);
}

/** WG-3.1: calls the next country in play, or ends the round (WG-6.2, WG-6.3). */
function callFrom(war: War, first: number): void {
  const { setup, table } = war;
  for (let country = first; country < setup.countries.length; country++) {
    if (table.status[country] === 'out') continue;
    table.phase = { kind: 'call', country };
    return;
  }
  if (!table.attacked) largestWins(war, { reason: 'peace', rule: 'WG-6.2' });
  else if (table.round === setup.maxRounds) largestWins(war, { reason: 'rounds', rule: 'WG-6.3' });
  else startRound(war);
}

function nextCall(war: War): void {
  if (war.table.phase.kind === 'call') callFrom(war, war.table.phase.country + 1);
}

/** WG-2.3, WG-3.2: announces the target. An alliance between the two countries becomes void. */
function announce(war: War, me: number, target: number): void {
  const { table, record } = war;
  // WG-3.1: a country without points can only pass.
  learn(war, me, { kind: 'has-at-least', points: 1 });
  record.push({ type: 'attack-announced', country: nameOf(war, me), target: nameOf(war, target) });
  for (const alliance of table.alliances) {
    if (alliance.standing.kind !== 'in-force') continue;
    if (!alliance.members.includes(me) || !alliance.members.includes(target)) continue;
    alliance.standing = { kind: 'void', by: me, since: table.round };
    record.push({ type: 'alliance-voided', country: nameOf(war, me), ally: nameOf(war, target) });
  }
  if (war.setup.confrontation === 'announced') table.attacked = true;
  table.phase = { kind: 'amount', country: me, target };
}

/** WG-3.2 to WG-3.5: commits points to an attack. */
function commit(war: War, target: number, amount: number): void {
  const { table, points, record } = war;
  const me = whoseTurn(table)!;
  const names = { country: nameOf(war, me), target: nameOf(war, target), points: amount };
  points[me]! -= amount;
  learn(war, me, { kind: 'gives', points: amount });
  record.push({ type: 'points-committed', ...names });
  if (amount <= points[target]!) {
    points[target]! += amount;
    learn(war, target, { kind: 'has-at-least', points: amount });
    learn(war, target, { kind: 'gets', points: amount });
    record.push({ type: 'attack-failed', ...names });
    return callFrom(war, me + 1);
  }
  table.attacked = true;
  learn(war, target, { kind: 'has-at-most', points: amount - 1 });
  record.push({ type: 'battle-joined', ...names });
  const nobody = { loans: [], barred: [], called: [] };
  aidRound(war, {
    attacker: me,
    defender: target,
    own: amount,
    shown: false,
    answering: 'defender',
    aidChanged: false,
    ...nobody,
  });
}

// The battle

/** WG-4.1: starts an aid round. */
function aidRound(war: War, battle: Mutable<Battle>): void {
  battle.aidChanged = false;
  nextAid(war, battle, 0);
}

function nextAid({ setup, table }: War, battle: Mutable<Battle>, first: number): void {
  for (let country = first; country < setup.countries.length; country++) {
    if (country === battle.attacker || country === battle.defender) continue;
    if (table.status[country] === 'out' || battle.barred.includes(country)) continue;
    table.phase = { kind: 'aid', country, battle };
    return;
  }
  table.phase = { kind: 'answer', battle };
}

function lend(
  war: War,
  loan: { battle: Mutable<Battle>; country: number; side: BattleSide; free: number; pledged: number },
): void {
  const { battle, country, side, free, pledged } = loan;
  war.points[country]! -= free + pledged;
  learn(war, country, { kind: 'gives', points: free + pledged });
  battle.aidChanged = true;
  const earlier = battle.loans.find((each) => each.country === country);
  if (earlier === undefined) {
    battle.loans.push({ country, side, free, pledged });
  } else {
    earlier.free += free;
    earlier.pledged += pledged;
  }
}

/** WG-4.3: a country withdraws its loan. */
function withdraw(war: War, battle: Mutable<Battle>, me: number): void {
  const loan = battle.loans.find(({ country }) => country === me)!;
  const back = takenBack(war.setup, loan);
  if (back > loan.free) {
    const alliance = allianceOf(war.table, me, battle.defender) as Mutable<Table['alliances'][number]>;
    alliance.deeds[alliance.members[0] === me ? 0 : 1].lent -= loan.pledged;
    loan.pledged = 0;
  }
  loan.free = 0;
  if (loan.pledged === 0) battle.loans = battle.loans.filter((each) => each !== loan);
  war.points[me]! += back;
  learn(war, me, { kind: 'gets', points: back });
  battle.barred.push(me);
  battle.aidChanged = true;
  war.record.push({
    type: 'loan-withdrawn',
    country: nameOf(war, me),
    from: nameOf(war, battle[loan.side]),
    points: back,
  });
  const other = otherSide(battle.answering);
  if (loan.side === other && stakeOf(battle, war.points, other) <= stakeOf(battle, war.points, battle.answering)) {
    battle.answering = other;
    return aidRound(war, battle);
  }
  nextAid(war, battle, me + 1);
}

function otherSide(side: BattleSide): BattleSide {
  return side === 'attacker' ? 'defender' : 'attacker';
}

/** WG-4.4: the ally lends the pledged points, or all its points if it has fewer. */
function callPledge(war: War, battle: Mutable<Battle>, ally: number): void {
  const alliance = allianceOf(war.table, ally, battle.defender) as Mutable<Table['alliances'][number]>;
  const { pledge } = alliance;
  const had = war.points[ally]!;
  const lent = had < pledge ? had : pledge;
  battle.called.push(ally);
  battle.aidChanged = true;
  if (lent > 0) lend(war, { battle, country: ally, side: 'defender', free: 0, pledged: lent });
  if (lent < pledge) learn(war, ally, { kind: 'has', points: 0 });
  const deeds = alliance.deeds[alliance.members[0] === ally ? 0 : 1];
  deeds.called += pledge;
  deeds.lent += lent;
  war.record.push({
    type: 'pledge-called',
    country: nameOf(war, battle.defender),
    ally: nameOf(war, ally),
    pledge,
    lent,
  });
}

/** WG-4.4: a side counter-attacks. If this side is the attacker, it adds points to its stake. */
function counter(war: War, battle: Mutable<Battle>, added: number): void {
  const { points, record } = war;
  const side = battle.answering;
  if (side === 'attacker') {
    points[battle.attacker]! -= added;
    battle.own += added;
    learn(war, battle.attacker, { kind: 'gives', points: added });
  } else {
    battle.shown = true;
    learn(war, battle.defender, { kind: 'has', points: points[battle.defender]! });
  }
  const stake = stakeOf(battle, points, side);
  const against = stakeOf(battle, points, otherSide(side));
  record.push({ type: 'counter-attacked', country: nameOf(war, battle[side]), added, stake, against });
  battle.answering = otherSide(side);
  aidRound(war, battle);
}

/** WG-5: decides the battle after the side that must answer has yielded. */
function decide(war: War, battle: Mutable<Battle>): void {
  const { setup, table, points, record } = war;
  const winner = battle[otherSide(battle.answering)];
  const loser = battle[battle.answering];
  const bothStakes = stakeOf(battle, points, 'attacker') + stakeOf(battle, points, 'defender');
  record.push({ type: 'battle-decided', country: nameOf(war, winner), loser: nameOf(war, loser) });
  // WG-5.1: the defender's stake includes all its points, so that the defender loses them. The attacker keeps its
  // uncommitted points.
  points[battle.defender] = 0;
  points[winner]! += bothStakes;
  // WG-5.2: in a total conquest, the defender also wins the attacker's uncommitted points.
  if (loser === battle.attacker && setup.conquest === 'total') {
    points[winner]! += points[loser]!;
    points[loser] = 0;
  }
  if (points[loser] === 0) {
    table.status[loser] = 'out';
    learn(war, loser, { kind: 'has', points: 0 });
    record.push({ type: 'country-defeated', country: nameOf(war, loser) });
    lapse(war, loser);
  } else {
    learn(war, loser, { kind: 'has-at-least', points: 1 });
  }
  repay(war, battle, winner);
  // WG-5.4: the winner's points become known.
  learn(war, winner, { kind: 'has', points: points[winner]! });
  record.push({ type: 'total-announced', country: nameOf(war, winner), points: points[winner]! });
  if (!lastOneWins(war)) callFrom(war, battle.attacker + 1);
}

/** WG-2.3: the alliances of a defeated country lapse. */
function lapse(war: War, gone: number): void {
  for (const alliance of war.table.alliances) {
    if (alliance.standing.kind !== 'in-force' || !alliance.members.includes(gone)) continue;
    alliance.standing = { kind: 'lapsed', by: gone, since: war.table.round };
    const ally = alliance.members.find((member) => member !== gone)!;
    war.record.push({ type: 'alliance-lapsed', country: nameOf(war, gone), ally: nameOf(war, ally) });
  }
}

/** WG-5.3: repays loans. */
function repay(war: War, battle: Mutable<Battle>, winner: number): void {
  const { table, points, record } = war;
  const total = points[winner]!;
  const claims = battle.loans
    .filter(({ side }) => battle[side] === winner)
    .map(({ country, free, pledged }) => {
      const alliance = allianceOf(table, country, winner) as Mutable<Table['alliances'][number]> | undefined;
      return { country, alliance, owed: (alliance?.repay ?? 1) * (free + pledged) };
    });
  const sum = claims.reduce((all, { owed }) => all + owed, 0);
  for (const { country, alliance, owed } of claims) {
    const paid = sum <= total ? owed : (total * owed - ((total * owed) % sum)) / sum;
    points[winner]! -= paid;
    points[country]! += paid;
    learn(war, country, { kind: 'gets', points: paid });
    if (alliance !== undefined) {
      const deeds = alliance.deeds[alliance.members[0] === winner ? 0 : 1];
      deeds.owed += owed;
      deeds.repaid += paid;
    }
    record.push({ type: 'loan-repaid', country: nameOf(war, winner), to: nameOf(war, country), owed, points: paid });
  }
}

// The end

type Why = { reason: 'peace' | 'rounds'; rule: 'WG-6.2' | 'WG-6.3' };

/**
 * Ends the war if only one country can still win. The cited rule is WG-6.1, or WG-6.4 if other countries are still in
 * play but cannot win.
 */
function lastOneWins(war: War): boolean {
  const left = stillToWin(war.table);
  if (left.length !== 1) return false;
  const isAlone = !war.table.status.includes('conceded');
  const why = isAlone
    ? ({ reason: 'last-in-play', rule: 'WG-6.1' } as const)
    : ({ reason: 'conceded', rule: 'WG-6.4' } as const);
  end(war, { kind: 'win', winner: nameOf(war, left[0]!), ...why });
  return true;
}

function stillToWin({ status }: Table): number[] {
  return [...status.keys()].filter((country) => status[country] === 'in');
}

/** WG-6.2: the countries with the most points win. */
function largestWins(war: War, why: Why): void {
  const { table, points, record } = war;
  const left = stillToWin(table);
  for (const [country, status] of table.status.entries()) {
    if (status === 'out') continue;
    learn(war, country, { kind: 'has', points: points[country]! });
    record.push({ type: 'total-announced', country: nameOf(war, country), points: points[country]! });
  }
  const largest = Math.max(...left.map((country) => points[country]!));
  const best = left.filter((country) => points[country] === largest).map((country) => nameOf(war, country));
  const scores = Object.fromEntries(points.map((total, country) => [nameOf(war, country), total]));
  if (best.length === 1) end(war, { kind: 'win', winner: best[0]!, ...why, scores });
  else end(war, { kind: 'draw', players: best, ...why, scores });
}

function end(war: War, outcome: Extract<Table['phase'], { kind: 'over' }>['outcome']): void {
  const { table, record } = war;
  table.phase = { kind: 'over', outcome: outcome as Mutable<typeof outcome> };
  record.push({ type: 'match-ended', outcome });
  for (const { members, standing } of table.alliances) {
    const countries = [nameOf(war, members[0]), nameOf(war, members[1])] as const;
    if (standing.kind !== 'void') record.push({ type: 'alliance-judged', countries, verdict: 'kept' });
    else record.push({ type: 'alliance-judged', countries, verdict: 'broken', ...whoBroke(war, standing) });
  }
}

function whoBroke(war: War, { by, since }: { by: number; since: number }): { by: string; since: number } {
  return { by: nameOf(war, by), since };
}

/** WG-6.4: a country concedes. */
function concede(war: War, me: number): void {
  const { table, record } = war;
  table.status[me] = 'conceded';
  record.push({ type: 'country-conceded', country: nameOf(war, me) });
  const { phase } = table;
  if (lastOneWins(war)) {
    // An unfinished battle stays as it is.
    if ('battle' in phase) table.phase = { ...table.phase, battle: phase.battle } as typeof table.phase;
    return;
  }
  if (phase.kind === 'pledge' && phase.to === me)
    table.phase = { kind: 'diplomacy', country: phase.country, round: phase.round };
  if (whoseTurn(table) !== me) return;
  if (phase.kind === 'pledge') table.phase = { kind: 'diplomacy', country: me, round: phase.round };
  if (phase.kind === 'amount') {
    record.push({ type: 'attack-dropped', country: nameOf(war, me), target: nameOf(war, phase.target) });
    callFrom(war, me + 1);
  }
}

/** WG-6.4: a country that has conceded is ready, passes, declines and yields automatically. */
function goOnForThoseWhoConceded(war: War): void {
  for (;;) {
    const { table } = war;
    const next = whoseTurn(table);
    if (next === undefined || table.status[next] !== 'conceded') return;
    const player = nameOf(war, next);
    const types = { diplomacy: 'ready', call: 'pass', aid: 'decline', answer: 'yield' } as const;
    if (!(table.phase.kind in types)) throw new RangeError(`Nobody can go on from ${table.phase.kind}.`);
    play(war, { type: types[table.phase.kind as keyof typeof types], player });
  }
}
