/** The rules of an action, of a bulk action or of a chance event. */
export interface Opened {
  /** The phases in which it is open. */
  readonly during?: readonly string[];
}

/** The rules without `during`. Their functions are given a phase of these kinds. */
export type RulesDuring<Rules extends Opened, Kind extends string> = Rules extends unknown
  ? { [Key in keyof Rules as Exclude<Key, 'during'>]: Narrowed<Rules[Key], Kind> }
  : never;

/** Narrows the phase that a function is given; leaves anything else as it is. */
type Narrowed<Member, Kind extends string> = Member extends (
  given: infer Given extends AtPhase,
  fields: infer Fields,
) => infer Result
  ? (given: Given & { readonly phase: Extract<Given['phase'], { readonly kind: Kind }> }, fields: Fields) => Result
  : Member;

interface AtPhase {
  readonly phase: { readonly kind: string };
}

/**
 * Opens an action, a bulk action or a chance event in some phases. The compiler knows the fields of these phases in the
 * functions of the rules. Use it inside the rules of a game, or give its result a type:
 * `const attack: ActionRules<Siege, 'attack'> = during(['assault'], { … })`.
 *
 * @param phases - The phases in which it is open. In all others it is refused.
 * @param rules - The rest of its rules.
 *
 * @example
 * ```ts
 * during(['assault'], { apply: () => undefined }).during // => ['assault']
 * ```
 */
export function during<Rules extends Opened, const Kind extends NonNullable<Rules['during']>[number]>(
  phases: readonly Kind[],
  rules: RulesDuring<Rules, Kind>,
): Rules {
  const opened: Opened = { ...rules, during: phases };
  return opened as Rules;
}
