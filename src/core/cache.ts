/**
 * Caches the result of a function whose argument stays the same during a match. The function is called once for each
 * match.
 */
export function remembered<Fixed extends object, Result>(ask: (fixed: Fixed) => Result): (fixed: Fixed) => Result {
  const answers = new WeakMap<Fixed, { readonly fixed: Fixed; readonly answer: Result }>();
  // Only the last result is cached, because usually one match is queried many times.
  let last: { readonly fixed: Fixed; readonly answer: Result } | undefined;
  return (fixed) => {
    if (last !== undefined && last.fixed === fixed) return last.answer;
    last = answers.get(fixed) ?? { fixed, answer: ask(fixed) };
    answers.set(fixed, last);
    return last.answer;
  };
}
