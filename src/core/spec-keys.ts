import type { AuthoredRules } from './action-kind.ts';
import type { Declaration } from './declaration.ts';
import { checkNames } from './lookups.ts';
import type { AuthoredPhase } from './phases.ts';
import type { AuthorTypes, GameSpec } from './spec.ts';

const SPEC = [
  ...(['id', 'title', 'rulesVersion', 'declared', 'turnRule', 'options', 'initialState', 'onStart'] as const),
  ...(['players', 'isEliminated', 'phases', 'actions', 'chance', 'sampleHidden', 'issueInTable', 'issueIn'] as const),
] satisfies (keyof GameSpec<AuthorTypes>)[];
const DECLARED = [
  ...(['player', 'setup', 'table', 'phases', 'secret', 'hidden', 'actions', 'chance', 'endings'] as const),
] satisfies (keyof Declaration)[];
const PHASE = [
  ...(['rule', 'actor', 'actors', 'stream', 'choices', 'candidates', 'outcomes'] as const),
  ...(['ifNoChoice', 'ifEliminated'] as const),
] satisfies (keyof AuthoredPhase)[];
const ACTION = ['during', 'by', 'isListed', 'whyIllegal', 'parts', 'apply'] satisfies (keyof AuthoredRules)[];

/**
 * For authors who write JavaScript, repeats the checks that TypeScript makes: a spec has no unknown key and no unknown
 * phase, and it has rules for actions and for chance events. If the spec has several chance phases, this function also
 * checks that each chance event is assigned to phases.
 *
 * @throws RangeError if the spec fails a check.
 */
export function checkSpec<G extends AuthorTypes>(spec: GameSpec<G>): void {
  checkNames('spec', Object.keys(spec), SPEC);
  checkNames('declaration', Object.keys(spec.declared), DECLARED);
  const phases = Object.entries(spec.phases as Readonly<Record<string, AuthoredPhase>>);
  const kinds = phases.map(([kind]) => kind);
  checkNames('declared phases', Object.keys(spec.declared.phases), kinds);
  for (const [kind, phase] of phases) checkNames(`phase "${kind}"`, Object.keys(phase), PHASE);
  const chance = rulesIn(spec, 'chance');
  for (const [type, rules] of [...rulesIn(spec, 'actions'), ...chance]) {
    checkNames(`rules of "${type}"`, Object.keys(rules), ACTION);
    checkNames(`phases of "${type}"`, rules.during ?? [], kinds);
  }
  const chancePhases = phases.filter(([, { stream }]) => stream !== undefined);
  const anywhere = chance.find(([, { during }]) => during === undefined);
  const open = chancePhases.find(([, { outcomes }]) => outcomes === undefined);
  if (chancePhases.length < 2 || chance.length < 2 || anywhere === undefined || open === undefined) return;
  throw new RangeError(
    `The phase "${open[0]}" offers every chance event that can occur in it. The chance event "${anywhere[0]}" can occur in every phase. Write \`during\` in the rules of "${anywhere[0]}", or \`outcomes\` in the phase.`,
  );
}

function rulesIn(spec: object, key: 'actions' | 'chance'): readonly (readonly [string, AuthoredRules])[] {
  const { [key]: rules } = spec as Readonly<Record<string, object | undefined>>;
  if (rules === undefined) throw new RangeError(`The spec needs "${key}". An empty object {} is allowed.`);
  return Object.entries(rules);
}
