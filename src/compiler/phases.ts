import type { ActionKind } from '../core/action-kind.ts';
import type { PhaseRunner } from '../core/phases.ts';
import type { AuthorTypes } from '../core/spec.ts';
import { fieldsOf } from './actions.ts';
import { identifier, quoted } from './text.ts';

/** Writes the constants of a phase. The constants contain the functions that the author of the game wrote. */
export function phaseCode<G extends AuthorTypes>({ kind }: PhaseRunner<G>): string {
  const name = identifier(kind);
  const members = ['offer', 'offerCandidates', 'actor', 'actors', 'ifNoChoice', 'ifEliminated'];
  return `const phase_${name} = rules.phaseNamed(${quoted(kind)});
const { ${members.map((each) => `${each}: ${each}_${name}`).join(', ')} } = phase_${name};`;
}

/** Writes those methods of the kernel that do something different in each phase. */
export function phaseMethods<G extends AuthorTypes>(
  phases: readonly PhaseRunner<G>[],
  canEliminate: boolean,
): readonly string[] {
  const played = phases.filter(({ is }) => is !== 'over');
  return [
    enterMethod(phases.map((phase) => enterCase(phase, canEliminate))),
    playOnMethod(simple(phases).map(playOnCase)),
    choiceMethod('play(at, player, number)', [
      'at.actAs(player);',
      byType(offerable(played), (kind) => `return apply_${identifier(kind.type)}(scope, ${fieldsOf(kind)});`),
    ]),
    choiceMethod('isLegal(at, player, number)', [
      'const seat = at.seatOf(player);',
      byType(
        offerable(played.filter(({ hasCandidates }) => hasCandidates)),
        (kind) => `return judge_${identifier(kind.type)}(seat, ${fieldsOf(kind)}) === undefined;`,
      ),
    ]),
    choiceMethod('actionAt(at, player, number)', [
      byType(offerable(played), (kind) => `return action_${identifier(kind.type)}(setup, player, ${fieldsOf(kind)});`),
    ]),
  ];
}

/** Writes the functions that play a random choice in a phase. */
export function phaseFunctions<G extends AuthorTypes>(
  phases: readonly PhaseRunner<G>[],
  canEliminate: boolean,
): readonly string[] {
  return simple(phases).map((phase) => playOnFunction(phase, canEliminate));
}

/** Returns the phases in which a single player or chance acts, and which have no candidates. */
function simple<G extends AuthorTypes>(phases: readonly PhaseRunner<G>[]): readonly PhaseRunner<G>[] {
  return phases.filter(({ is, hasCandidates }) => (is === 'decision' || is === 'chance') && !hasCandidates);
}

function enterMethod(cases: readonly string[]): string {
  return `enter(at) {
const { scope, offers } = at;
const { table } = scope;
for (let skipped = 0; skipped < core.SKIPPED_MAX; skipped++) {
switch (table.phase.kind) {
${cases.join('\n')}
default: rules.phaseNamed(table.phase.kind);
}
}
core.endlessLoop(table.phase.kind);
},`;
}

/** Writes the code that enters a phase. */
function enterCase<G extends AuthorTypes>(phase: PhaseRunner<G>, canEliminate: boolean): string {
  const name = identifier(phase.kind);
  const entered = (actor: string, ...lines: readonly string[]): string =>
    [`case ${quoted(phase.kind)}: {`, `at.phase = phase_${name};`, `at.actor = ${actor};`, ...lines, '}'].join('\n');
  const skip = [`ifNoChoice_${name}(scope);`, 'break;'];
  switch (phase.is) {
    case 'over':
      return entered('undefined', 'return;');
    case 'simultaneous':
      return entered('undefined', `if (actors_${name}(scope).length > 0) return;`, ...skip);
    case 'chance':
      return entered("'chance'", ...listing(`offer_${name}(scope, offers);`), 'if (offers.size > 0) return;', ...skip);
    case 'decision':
      return entered(
        `actor_${name}(scope)`,
        ...(canEliminate ? elimination('at.actor', name, 'break;') : []),
        ...listing(`offerCandidates_${name}(at.seatOf(at.actor), offers);`),
        'if (offers.size > 0) return;',
        ...skip,
      );
  }
}

function listing(call: string): readonly string[] {
  return ['offers.clear();', call];
}

/** Writes the code that skips an eliminated player. */
function elimination(player: string, phase: string, next: string): readonly string[] {
  return [
    `if (rules.isEliminated(scope, ${player})) {`,
    `at.actAs(${player});`,
    `ifEliminated_${phase}(scope);`,
    next,
    '}',
  ];
}

function playOnMethod(cases: readonly string[]): string {
  return `playOn(at, rng, chance) {
const { table } = at.scope;
let hasPlayed = false;
for (let skipped = 0; skipped < core.SKIPPED_MAX;) {
switch (table.phase.kind) {
${cases.join('\n')}
default: return hasPlayed;
}
skipped = 0;
hasPlayed = true;
}
core.endlessLoop(table.phase.kind);
},`;
}

function playOnCase<G extends AuthorTypes>({ kind, is }: PhaseRunner<G>): string {
  const rng = is === 'chance' ? 'chance' : 'rng';
  return `case ${quoted(kind)}: if (playOn_${identifier(kind)}(at, ${rng})) break; skipped++; continue;`;
}

/**
 * Writes the function that plays a random choice of one player, or of chance. The function returns `false` if it has
 * skipped the phase. Each phase has its own function, because V8 inlines only a limited amount of code into a function.
 */
function playOnFunction<G extends AuthorTypes>(phase: PhaseRunner<G>, canEliminate: boolean): string {
  const name = identifier(phase.kind);
  const isChance = phase.is === 'chance';
  const types = phase.offerable.map(
    (kind) => `case ${quoted(kind.type)}: apply_${identifier(kind.type)}(scope, ${fieldsOf(kind)}); return true;`,
  );
  const seat = isChance ? 'scope' : 'seat';
  return [
    `function playOn_${name}(at, rng) {`,
    'const { scope, offers } = at;',
    ...(isChance ? [] : [`const player = actor_${name}(scope);`]),
    ...(!isChance && canEliminate ? elimination('player', name, 'return false;') : []),
    ...(isChance ? [] : ['const seat = at.seatOf(player);']),
    ...listing(`offer_${name}(${seat}, offers);`),
    'if (offers.size === 0) {',
    `ifNoChoice_${name}(scope);`,
    'return false;',
    '}',
    'const number = rng.int(offers.size);',
    'const entry = offers.entryOf(number);',
    'const { setup } = scope;',
    `scope.player = ${isChance ? "'chance'" : 'player'};`,
    `scope.own = ${isChance ? 'undefined' : 'seat.own'};`,
    'switch (entry.type) {',
    ...types,
    '}',
    `return phase_${name}.kindOf(entry.type);`,
    '}',
  ].join('\n');
}

/** Writes a method whose last parameter is the number of a choice in the list of choices. */
function choiceMethod(head: string, lines: readonly string[]): string {
  return `${head} {
const { scope, offers } = at;
const { setup } = scope;
const entry = offers.entryOf(number);
${lines.join('\n')}
},`;
}

/** Returns the action types that at least one of these phases can offer. */
function offerable<G extends AuthorTypes>(phases: readonly PhaseRunner<G>[]): readonly ActionKind<G>[] {
  return [...new Set(phases.flatMap((phase) => phase.offerable))];
}

/**
 * Writes a `switch` that has a case for each of the given action types. For any other type, the code throws the same
 * error as the interpreter.
 */
function byType<G extends AuthorTypes>(
  kinds: readonly ActionKind<G>[],
  write: (kind: ActionKind<G>) => string,
): string {
  const cases = kinds.map((kind) => `case ${quoted(kind.type)}: ${write(kind)}`);
  return ['switch (entry.type) {', ...cases, '}', 'return at.phase.kindOf(entry.type);'].join('\n');
}
