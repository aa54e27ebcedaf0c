/** A text for a value has at most this many characters. */
const LENGTH_MAX = 200;

/** Describes any value in one line of at most 200 characters. Never throws. */
export function textOf(value: unknown): string {
  const text = attempt(() => (value instanceof Error ? String(value) : JSON.stringify(value)));
  const line = (text ?? attempt(() => String(value)) ?? 'a value that cannot be shown').replace(/\s+/g, ' ');
  return line.length > LENGTH_MAX ? `${line.slice(0, LENGTH_MAX - 1)}…` : line;
}

/** Returns the stack of an error, as text; `undefined` for any other value. Never throws. */
export function stackOf(value: unknown): string | undefined {
  return attempt(() => (value instanceof Error ? value.stack : undefined));
}

/** Returns the result of a function as a string; `undefined` if the function throws. */
function attempt(read: () => unknown): string | undefined {
  try {
    const text = read();
    return typeof text === 'string' ? text : undefined;
  } catch {
    return undefined;
  }
}
