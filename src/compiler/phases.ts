import type { ActionKind } from '../core/action-kind.ts';
import type { PhaseRunner } from '../core/phases.ts';
import type { AuthorTypes } from '../core/spec.ts';
import { fieldsOf } from './actions.ts';
import { identifier, quoted } from './text.ts';

/** Writes the constants of a phase: the functions of its author. */
export function phaseCode<G extends AuthorTypes>({ kind }: PhaseRunner<G>): string {
  const name = identifier(kind);
  const members = ['offer', 'offerCandidates', 'actor', 'actors', 'ifNoChoice', 'ifEliminated'];
  return `const phase_${name} = rules.phaseNamed(${quoted(kind)});
const { ${members.map((each) => `${each}: ${each}_${name}`).join(', ')} } = phase_${name};`;
}

/** Writes the methods of the kernel. */
export function methodsCode<G extends AuthorTypes>(
  phases: readonly PhaseRunner<G>[],
  canEliminate: boolean,
  actions: { readonly read: readonly string[]; readonly checked: readonly string[] },
): string {
  const played = phases.filter(({ is }) => is !== 'over');
  return [
    `enter(at) {
const { scope, offers } = at;
const { table } = scope;
for (let skipped = 0; skipped < core.SKIPPED_MAX; skipped++) {
switch (table.phase.kind) {`,
    ...phases.map((phase) => enterCase(phase, canEliminate)),
    `default:
rules.phaseNamed(table.phase.kind);
}
}
core.endlessLoop(table.phase.kind);
},
playOn(at, rng, chance) {
const { scope, offers } = at;
const { setup, table } = scope;
for (;;) {
switch (table.phase.kind) {`,
    ...played
      .filter(({ is, hasCandidates }) => is !== 'simultaneous' && !hasCandidates)
      .map((phase) => playCase(phase, canEliminate)),
    `default: return;
}
}
},
play(at, player, number) {
const { scope, offers } = at;
const { setup } = scope;
const entry = offers.entryOf(number);
scope.actAs(player);
${bySort(played, (kind) => `return apply_${identifier(kind.type)}(scope, ${fieldsOf(kind)});`)}
},
isLegal(at, player, number) {
const { scope, offers } = at;
const { setup } = scope;
const entry = offers.entryOf(number);
const seat = at.seatOf(player);
${bySort(
  played.filter(({ hasCandidates }) => hasCandidates),
  (kind) => `return judge_${identifier(kind.type)}(seat, ${fieldsOf(kind)}) === undefined;`,
)}
},
actionAt(at, player, number) {
const { scope, offers } = at;
const { setup } = scope;
const entry = offers.entryOf(number);
${bySort(played, (kind) => `return action_${identifier(kind.type)}(setup, player, ${fieldsOf(kind)});`)}
},
read(setup, action) {
switch (action.type) {
${actions.read.map((type) => `case ${quoted(type)}: return read_${identifier(type)}(setup, action);`).join('\n')}
}
return rules.kindOf(action).read(setup, action);
},
quickCheck(json) {
if (typeof json !== 'object' || json === null) return undefined;
switch (json.type) {
${actions.checked.map((type) => `case ${quoted(type)}: return check_${identifier(type)}(json);`).join('\n')}
}
return undefined;
},`,
  ].join('\n');
}

/** Writes how a phase is entered. */
function enterCase<G extends AuthorTypes>(phase: PhaseRunner<G>, canEliminate: boolean): string {
  const name = identifier(phase.kind);
  const begin = (actor: string): string =>
    `case ${quoted(phase.kind)}: {\nat.phase = phase_${name};\nat.actor = ${actor};`;
  const skip = `ifNoChoice_${name}(scope);\nbreak;\n}`;
  switch (phase.is) {
    case 'over':
      return `${begin('undefined')}\nreturn;\n}`;
    case 'simultaneous':
      return `${begin('undefined')}\nif (actors_${name}(scope).length > 0) return;\n${skip}`;
    case 'chance':
      return `${begin("'chance'")}\noffers.clear();\noffer_${name}(scope, offers);\nif (offers.size > 0) return;\n${skip}`;
    case 'decision': {
      const eliminated = `if (rules.isEliminated(scope, at.actor)) {\nscope.actAs(at.actor);\nifEliminated_${name}(scope);\nbreak;\n}\n`;
      return `${begin(`actor_${name}(scope)`)}
${canEliminate ? eliminated : ''}offers.clear();
offerCandidates_${name}(at.seatOf(at.actor), offers);
if (offers.size > 0) return;
${skip}`;
    }
  }
}

/** Writes how a random choice of one player, or of chance, is played. */
function playCase<G extends AuthorTypes>(phase: PhaseRunner<G>, canEliminate: boolean): string {
  const name = identifier(phase.kind);
  const eliminated = `if (rules.isEliminated(scope, player)) {
scope.actAs(player);
ifEliminated_${name}(scope);
continue;
}
`;
  const isChance = phase.is === 'chance';
  const [actor, from, rng] = isChance
    ? ["'chance'", 'scope', 'chance']
    : [`actor_${name}(scope)`, 'at.seatOf(player)', 'rng'];
  return `case ${quoted(phase.kind)}: {
const player = ${actor};
${!isChance && canEliminate ? eliminated : ''}offers.clear();
offer_${name}(${from}, offers);
if (offers.size === 0) {
ifNoChoice_${name}(scope);
continue;
}
const number = ${rng}.int(offers.size);
const entry = offers.entryOf(number);
scope.actAs(player);
switch (entry.type) {
${phase.offerable.map((kind) => `case ${quoted(kind.type)}: apply_${identifier(kind.type)}(scope, ${fieldsOf(kind)}); continue;`).join('\n')}
default: at.phase.kindOf(entry.type);
}
}`;
}

/** Writes a choice by phase and by type of action. What is not open is refused as the interpreter refuses it. */
function bySort<G extends AuthorTypes>(
  phases: readonly PhaseRunner<G>[],
  write: (kind: ActionKind<G>) => string,
): string {
  const cases = phases.map(({ kind, offerable }) => {
    const types = offerable.map((each) => `case ${quoted(each.type)}: ${write(each)}`);
    return `case ${quoted(kind)}:\nswitch (entry.type) {\n${types.join('\n')}\n}\nbreak;`;
  });
  return `switch (scope.table.phase.kind) {\n${cases.join('\n')}\n}\nreturn at.phase.kindOf(entry.type);`;
}
