import { StringDecoder } from 'node:string_decoder';
import { LINE_MOST } from './game-server.ts';

/**
 * Splits a stream into lines, and yields each line when it arrives. If a line is longer than the limit, yields only the
 * beginning of the line. This beginning is also longer than the limit, so the caller can detect that the line is too
 * long.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const chunk of stream) {
    const [first = '', ...others] = decoder.write(chunk).split('\n');
    if (rest.length <= LINE_MOST) rest += first;
    if (others.length === 0) continue;
    yield [rest, ...others.slice(0, -1)].filter(isNotEmpty);
    rest = others.at(-1)!;
  }
  yield [rest].filter(isNotEmpty);
}

function isNotEmpty(line: string): boolean {
  return line.trim() !== '';
}
