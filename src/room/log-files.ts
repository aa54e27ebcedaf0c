import { crc32 } from 'node:zlib';
import type { RoomStore } from './store.ts';

/** The operations on the files of a folder. */
export interface Disk {
  /** Returns the bytes of a file; `undefined` if the file does not exist. */
  read(name: string): Promise<Uint8Array | undefined>;
  /**
   * Appends a text to a file. Creates the file if it does not exist. The promise resolves when the text is on the disk.
   */
  append(name: string, text: string): Promise<void>;
  /**
   * Replaces a file. After a crash, the file has either the old content or the new content. The promise resolves when
   * the content is on the disk.
   */
  replace(name: string, bytes: Uint8Array): Promise<void>;
}

/**
 * The length and the checksum of a log. With the length and the checksum, the store can append lines without reading
 * the log.
 */
interface LogEnd {
  readonly count: number;
  /** The checksum of all lines. */
  readonly sum: number;
}

/** The content of a log file. */
interface LogRead extends LogEnd {
  readonly lines: readonly string[];
  /** The number of bytes before the first damaged line. */
  readonly size: number;
}

/**
 * Stores each log in a file. Each line begins with the checksum of all lines up to this line. If the checksum shows
 * that a line is damaged, lost or in the wrong place, the store cuts off the log before this line. The store saves the
 * cut-off bytes in another file, unless these bytes are a single incomplete line.
 */
export function logFiles(disk: Disk): Omit<RoomStore, 'watch'> {
  const ends = new Map<string, LogEnd>();
  const inTurn = queuesById();
  /**
   * The ids of the logs that are completely on the disk. Other logs may have lines that are not on the disk yet, from
   * an earlier process or a failed append.
   */
  const flushed = new Set<string>();

  const load = async (id: string): Promise<LogRead> => {
    const bytes = (await disk.read(fileOf(id))) ?? new Uint8Array();
    const log = logIn(bytes);
    const rest = bytes.subarray(log.size);
    if (rest.includes(LINE_BREAK)) await disk.replace(`${id}.damaged`, rest);
    const isFlushed = log.size === 0 || flushed.has(id);
    if (rest.length > 0 || !isFlushed) await disk.replace(fileOf(id), bytes.subarray(0, log.size));
    flushed.add(id);
    ends.set(id, log);
    return log;
  };

  const append = async (id: string, expected: number, lines: readonly string[]): Promise<boolean> => {
    const { count, sum } = ends.get(id) ?? (await load(id));
    if (count !== expected) return false;
    ends.delete(id);
    flushed.delete(id);
    const written = withSums(lines, sum);
    await disk.append(fileOf(id), written.text);
    flushed.add(id);
    ends.set(id, { count: count + lines.length, sum: written.sum });
    return true;
  };

  const replace = async (id: string, number: number, line: string): Promise<void> => {
    const { lines } = await load(id);
    const { text, sum } = withSums(lines.with(number, line), 0);
    ends.delete(id);
    await disk.replace(fileOf(id), new TextEncoder().encode(text));
    ends.set(id, { count: lines.length, sum });
  };

  return {
    read: (id, from) => inTurn(id, async () => (await load(id)).lines.slice(from)),
    append: (id, expected, lines) => inTurn(id, () => append(id, expected, lines)),
    replace: (id, number, line) => inTurn(id, () => replace(id, number, line)),
  };
}

/** Returns a function that runs the function `call`. Functions with the same log id run one after another. */
function queuesById(): <Result>(id: string, call: () => Promise<Result>) => Promise<Result> {
  const queues = new Map<string, Promise<unknown>>();
  return (id, call) => {
    const result = (queues.get(id) ?? Promise.resolve()).then(call);
    const last = result
      .catch(() => undefined)
      .then(() => {
        if (queues.get(id) === last) queues.delete(id);
      });
    queues.set(id, last);
    return result;
  };
}

const LINE_BREAK = 0x0a;

/** The number of hexadecimal digits of a checksum. */
const DIGITS = 8;

function fileOf(id: string): string {
  return `${id}.log`;
}

/**
 * Returns the text that is written to a file for some lines: each line with its checksum. `before` is the checksum of
 * all earlier lines.
 */
function withSums(lines: readonly string[], before: number): { readonly text: string; readonly sum: number } {
  let [text, sum] = ['', before];
  for (const line of lines) {
    sum = crc32(`${line}\n`, sum);
    text += `${sum.toString(16).padStart(DIGITS, '0')} ${line}\n`;
  }
  return { text, sum };
}

/** Reads the lines before the first damaged line. */
function logIn(bytes: Uint8Array): LogRead {
  const lines: string[] = [];
  let [size, sum] = [0, 0];
  for (let end = bytes.indexOf(LINE_BREAK); end >= 0; end = bytes.indexOf(LINE_BREAK, size)) {
    const line = new TextDecoder().decode(bytes.subarray(size + DIGITS + 1, end));
    const written = withSums([line], sum);
    if (new TextDecoder().decode(bytes.subarray(size, end + 1)) !== written.text) break;
    lines.push(line);
    ({ sum } = written);
    size = end + 1;
  }
  return { lines, count: lines.length, sum, size };
}
