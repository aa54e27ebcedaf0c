const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Writes a string literal. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Writes an expression that reads a key of an object. */
export function member(object: string, key: string): string {
  return IDENTIFIER.test(key) ? `${object}.${key}` : `${object}[${quoted(key)}]`;
}

/** Same as {@link member}, except that the object can be `undefined`. */
export function memberIfAny(object: string, key: string): string {
  return IDENTIFIER.test(key) ? `${object}?.${key}` : `${object}?.[${quoted(key)}]`;
}

/** Writes an object literal from keys and expressions. */
export function literal(entries: readonly (readonly [key: string, value: string])[]): string {
  const members = entries.map(([key, value]) => `${IDENTIFIER.test(key) ? key : quoted(key)}: ${value}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Converts a name to characters that are allowed in an identifier. Different names give different results. */
export function identifier(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, (sign) => (sign === '-' ? '_' : `$${sign.charCodeAt(0).toString(16)}$`));
}

/**
 * Indents code according to its brackets. The code must have opening brackets only at the ends of lines, and closing
 * brackets only at the beginnings of lines.
 */
export function indented(code: string): string {
  let depth = 0;
  const lines = code.split('\n').map((line) => {
    const text = line.trim();
    if (/^[})\]]/.test(text)) depth -= 1;
    const result = text === '' ? '' : '  '.repeat(depth) + text;
    if (/[{([]$/.test(text)) depth += 1;
    return result;
  });
  return lines.join('\n');
}
