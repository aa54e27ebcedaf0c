const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Writes a string literal. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

/** Writes the access to a key of an object. */
export function member(object: string, key: string): string {
  return IDENTIFIER.test(key) ? `${object}.${key}` : `${object}[${quoted(key)}]`;
}

/** Writes the access to a key of an object; the object can be `undefined`. */
export function memberIfAny(object: string, key: string): string {
  return IDENTIFIER.test(key) ? `${object}?.${key}` : `${object}?.[${quoted(key)}]`;
}

/** Writes an object literal from keys and expressions. */
export function literal(entries: readonly (readonly [key: string, value: string])[]): string {
  const members = entries.map(([key, value]) => `${IDENTIFIER.test(key) ? key : quoted(key)}: ${value}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Returns a name in a form that can be a part of an identifier. Different names give different parts. */
export function identifier(name: string): string {
  return name.replaceAll(/[^A-Za-z0-9]/g, (sign) => (sign === '-' ? '_' : `$${sign.charCodeAt(0).toString(16)}$`));
}

/** Indents code by its brackets. In each line, brackets open only at the end and close only at the beginning. */
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
