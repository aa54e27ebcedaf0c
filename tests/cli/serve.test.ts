import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameNamed } from '../../src/cli/game.ts';
import { GameServer, type ServedGame, withObservation } from '../../src/cli/serve/game-server.ts';
import { linesOf } from '../../src/cli/serve/lines.ts';
import { ROOT } from '../export-paths.ts';

let uaw: ServedGame;
let rb: ServedGame;
beforeAll(async () => {
  uaw = await withObservation(await gameNamed('up-against-the-wall'));
  rb = await withObservation(await gameNamed('revolting-behaviour'));
});

type Answer = Readonly<Record<string, unknown>> & { readonly type: string };

/** Starts a server, and returns a function that sends a message to the server and returns the answer. */
function started({ showsState = false } = {}): (message: object) => Answer {
  const server = new GameServer([uaw, rb], { showsState });
  return (message) => JSON.parse(server.answer(JSON.stringify({ v: 1, ...message }))) as Answer;
}

const NEW = { type: 'new', game: 'up-against-the-wall', seed: 'serve' };

describe('serve', () => {
  it('answers as in the sessions of the guide', () => {
    const sessions = [...readFileSync(`${ROOT}docs/protocol.md`, 'utf8').matchAll(/```json-lines\n([^]*?)```/g)];

    expect(sessions).toHaveLength(2);
    for (const [, session] of sessions) {
      const server = new GameServer([uaw], { showsState: false });
      for (const [, question, answer] of session!.matchAll(/^> (.*)\n< (.*)$/gm)) {
        expect(server.answer(question!)).toMatch(new RegExp(`^${answer!.split('…').map(escaped).join('.*')}$`));
      }
    }
  });

  it('plays a match to its end with one payoff for each player, and then returns its record', () => {
    const ask = started();
    ask(NEW);
    let answer = ask({ type: 'play', match: 1, action: 0 });
    for (
      ;
      (answer['turn'] as { kind: string }).kind === 'decision';
      answer = ask({ type: 'play', match: 1, action: 0 })
    )
      expect(ask({ type: 'record', match: 1 })).toMatchObject({ type: 'error', code: 'hidden' });

    const payoffs = Object.values(answer['payoffs'] as object) as number[];
    expect(payoffs.reduce((sum, each) => sum + each)).toBe(1);
    expect(ask({ type: 'record', match: 1 })).toMatchObject({ record: { game: 'up-against-the-wall' } });
  });

  it('shows hidden information in no answer, without --state', () => {
    const ask = started();
    ask({ ...NEW, seed: 'do-not-tell' });
    const requests = [
      ...['radicals', 'administration', 'spectator'].map((viewer) => ({ type: 'view', match: 1, viewer })),
      { type: 'choices', match: 1 },
      { type: 'play', match: 1, action: 0 },
      { type: 'state', match: 1 },
      { type: 'clone', match: 1 },
      { type: 'record', match: 1 },
    ];
    const text = requests.map((each) => JSON.stringify(ask(each))).join('\n');

    expect(text).not.toMatch(/do-not-tell|"dice"|"hidden":|"secrets"/);
    expect(started({ showsState: true })(NEW)).toMatchObject({ match: 1 });
  });

  it('shows states and clones with --state', () => {
    const ask = started({ showsState: true });
    ask(NEW);

    expect(ask({ type: 'state', match: 1 })).toMatchObject({ state: { dice: { seed: 'serve' } } });
    expect(ask({ type: 'clone', match: 1, seed: 2 })).toMatchObject({ match: 2 });
    expect(ask({ type: 'record', match: 1 })).toHaveProperty('record');
  });

  it('accepts the view of a bot as a position', () => {
    const ask = started();
    ask(NEW);
    const { view } = ask({ type: 'view', match: 1, viewer: 'radicals' });
    const position = { game: 'up-against-the-wall', view };

    expect(ask({ type: 'choices', ...position })).toEqual(ask({ type: 'choices', match: 1 }));
    const playout = { type: 'playout', count: 20, seed: 3, action: 1 };
    expect(ask({ ...playout, ...position })).toEqual(ask({ ...playout, match: 1 }));
    expect(ask({ type: 'sample', ...position, seed: 1 })).toMatchObject({ match: 2 });
    expect(ask({ type: 'play', match: 2, action: 0 })).toHaveProperty('turn');
    const forged = { ...position, view: { ...(view as object), table: {} } };
    expect(String(ask({ type: 'choices', ...forged })['path'])).toMatch(/^view/);
  });

  it('starts matches for several players', () => {
    const ask = started();
    const { players } = ask({ type: 'new', game: 'revolting-behaviour', players: 4 });

    expect(players).toHaveLength(4);
    expect(ask({ type: 'new', game: 'revolting-behaviour', players: 99 })).toMatchObject({ path: 'players' });
    expect(ask({ ...NEW, players: 2 })).toMatchObject({ path: 'players' });
  });

  it.each([
    [{ v: 2, type: 'hello' }, 'malformed', 'v'],
    [{ type: 'dance' }, 'malformed', 'type'],
    [{ type: 'hello', extra: 1 }, 'malformed', 'extra'],
    [{ type: 'new', game: 'chess' }, 'malformed', 'game'],
    [{ ...NEW, preset: 'none' }, 'malformed', 'preset'],
    [{ ...NEW, options: { none: 1 } }, 'malformed', 'options.none'],
    [{ type: 'view', match: 9, viewer: 'radicals' }, 'malformed', 'match'],
    [{ type: 'view', match: 1, viewer: 'nobody' }, 'malformed', 'viewer'],
    [{ type: 'choices' }, 'malformed', ''],
    [{ type: 'choices', match: 1, most: 1e9 }, 'malformed', 'most'],
    [{ type: 'play', match: 1, action: 99 }, 'malformed', 'action'],
    [{ type: 'play', match: 1, action: {} }, 'malformed', 'action.type'],
    [{ type: 'play', match: 1, action: 'radicals dance' }, 'malformed', 'action.type'],
    [{ type: 'play', match: 1, action: 'radicals attack alumni' }, 'illegal', 'action'],
    [{ type: 'playout', match: 1, count: 0 }, 'malformed', 'count'],
  ])('refuses %j, and continues', (message, code, path) => {
    const ask = started();
    ask(NEW);
    const before = ask({ type: 'view', match: 1, viewer: 'radicals' });

    expect(ask({ id: 'bad', ...message })).toMatchObject({ type: 'error', id: 'bad', code, path });
    expect(ask({ type: 'view', match: 1, viewer: 'radicals' })).toEqual(before);
  });

  it('answers each line with one line', () => {
    const server = new GameServer([uaw], { showsState: false });
    const words = fc.constantFrom('hello', 'new', 'view', 'play', 'sample', 'playout', 'drop', 'record', 'match');
    const message = fc.dictionary(
      fc.constantFrom('v', 'id', 'type', 'match', 'action', 'game', 'view'),
      fc.jsonValue(),
    );
    const near = fc.tuple(words, message).map(([type, rest]) => JSON.stringify({ v: 1, type, match: 1, ...rest }));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), near), (line) => {
        const answer = server.answer(line);
        expect(answer).not.toContain('\n');
        expect(JSON.parse(answer)).toMatchObject({ v: 1 });
        expect(answer).not.toContain('"failed"');
      }),
    );
  });

  it('splits its input into lines wherever the chunks end', async () => {
    const text = Buffer.from('{"id":"ü"}\n\n{"id":2}\r\nrest');
    const ends = async (chunks: Iterable<Buffer>): Promise<string[]> => {
      const all: string[] = [];
      for await (const lines of linesOf(asStream(chunks))) all.push(...lines);
      return all;
    };

    const bytes = Array.from(text, (byte) => Buffer.from([byte]));
    expect(await ends(bytes)).toEqual(await ends([text]));
    expect(await ends([text])).toEqual(['{"id":"ü"}', '{"id":2}\r', 'rest']);
  });
});

/** The decoded arrays of a server's answer to a `batch` request. */
interface Shown {
  readonly observations: Float32Array;
  readonly codes: Int32Array;
  readonly counts: Int32Array;
  readonly movers: Uint8Array;
  readonly over: Uint8Array;
  readonly rewards: Float32Array;
  readonly final: Float32Array;
}

function arraysOf(answer: Answer): Shown {
  const bytes = (name: keyof Shown): Uint8Array => Uint8Array.from(Buffer.from(String(answer[name]), 'base64'));
  const floats = (name: keyof Shown): Float32Array => new Float32Array(bytes(name).buffer);
  return {
    observations: floats('observations'),
    codes: new Int32Array(bytes('codes').buffer),
    counts: new Int32Array(bytes('counts').buffer),
    movers: bytes('movers'),
    over: bytes('over'),
    rewards: floats('rewards'),
    final: floats('final'),
  };
}

/** Returns the first legal code of each observer, or -1 for an observer without legal codes. */
function firstCodes({ codes, counts }: Shown): number[] {
  let start = 0;
  return Array.from(counts, (count) => {
    const code = count === 0 ? -1 : codes[start]!;
    start += count;
    return code;
  });
}

/**
 * A batch in which the last step ended a match: the server's first answer, and the arrays before and after the last
 * step.
 */
interface Ended {
  readonly ask: (message: object) => Answer;
  readonly first: Answer;
  readonly before: Shown;
  readonly after: Shown;
  readonly steps: number;
}

function inBase64(numbers: readonly number[]): string {
  return Buffer.from(Int32Array.from(numbers).buffer).toString('base64');
}

describe('a batch', () => {
  const BATCH = { type: 'batch', game: 'up-against-the-wall', seed: 'many', copies: 3 };

  /**
   * Plays the first legal code of each observer until a match is over. Returns the whole first answer, and the arrays
   * of the last two answers.
   */
  function playedToAnEnd(settings: object = {}): Ended {
    const ask = started();
    const first = ask({ ...BATCH, ...settings });
    let [before, steps] = [arraysOf(first), 0];
    for (;;) {
      const answer = ask({ type: 'step', batch: 1, actions: inBase64(firstCodes(before)) });
      steps++;
      const after = arraysOf(answer);
      if (after.over.includes(1)) return { ask, first, before, after, steps };
      before = after;
    }
  }

  it('starts a new match when a match is over, and returns the payoffs and the last position', () => {
    const { first, before, after } = playedToAnEnd();
    const { size: width } = first['observation'] as { readonly size: number };
    const ended = after.over.reduce((sum, each) => sum + each);

    expect(before.rewards.every((each) => each === 0)).toBe(true);
    expect(after.rewards.reduce((sum, each) => sum + each)).toBe(ended);
    expect(after.final).toHaveLength(ended * 2 * width);
    expect(firstCodes(after).every((code) => code >= 0)).toBe(true);
    expect(after.observations).toHaveLength(3 * width);
  });

  it('plays the same matches again with the same seed, and different matches in each slot', () => {
    const [one, other] = [playedToAnEnd(), playedToAnEnd({ seed: 'others' })];

    expect(playedToAnEnd().after).toEqual(one.after);
    expect(other.after).not.toEqual(one.after);
    const { observations } = one.after;
    expect(observations.subarray(0, observations.length / 3)).not.toEqual(
      observations.slice(observations.length / 3, (2 * observations.length) / 3),
    );
  });

  it('plays another war in each match, if the game generates wars', async () => {
    const war = await withObservation(await gameNamed('world-game'));
    const server = new GameServer([war], { showsState: false });
    const answer = server.answer(JSON.stringify({ v: 1, ...BATCH, game: 'world-game' }));
    const { observations } = arraysOf(JSON.parse(answer) as Answer);
    const [size, first] = [observations.length / 3, observations.slice(0, observations.length / 3)];

    expect(observations.slice(size, 2 * size)).not.toEqual(first);
  });

  it('plays the matches with the seeds of the guide', () => {
    const { ask, steps, first } = playedToAnEnd({ copies: 1 });
    ask({ type: 'new', game: 'up-against-the-wall', seed: 'many/0/0' });

    const { codes, counts } = arraysOf(first);
    expect([...counts]).toEqual([ask({ type: 'choices', match: 2 })['size']]);
    expect(new Set(codes).size).toBe(counts[0]);
    expect(steps).toBeGreaterThan(10);
  });

  it('shows all players, and accepts -1 for players who are not to move', () => {
    const { before, after } = playedToAnEnd({ observers: 'all', copies: 1 });
    const codes = firstCodes(before);

    expect(codes).toHaveLength(2);
    expect(codes[1 - before.movers[0]!]).toBe(-1);
    expect(after.observations.length).toBe(after.final.length);
  });

  it.each<readonly [string, string, (codes: readonly number[], illegal: number) => readonly number[]]>([
    ['too few actions', 'actions', ([code]) => [code!]],
    ['an illegal code', 'actions.2', ([one, two], illegal) => [one!, two!, illegal]],
    ['no action', 'actions.1', ([one, , three]) => [one!, -1, three!]],
    ['a code out of range', 'actions.0', ([, two, three]) => [1e9, two!, three!]],
  ])('refuses %s, and changes no match', (_, path, wrong) => {
    const ask = started();
    const first = arraysOf(ask(BATCH));
    const codes = firstCodes(first);
    const legal = first.codes.subarray(-first.counts[2]!);
    const illegal = [0, ...legal.map((code) => code + 1)].find((code) => !legal.includes(code))!;
    const step = (actions: readonly number[]): Answer => ask({ type: 'step', batch: 1, actions: inBase64(actions) });

    expect(step(wrong(codes, illegal))).toMatchObject({ code: 'malformed', path });
    const again = started();
    again(BATCH);
    expect(step(codes)).toEqual(again({ type: 'step', batch: 1, actions: inBase64(codes) }));
  });

  it('is deleted when it is dropped', () => {
    const ask = started();
    ask(BATCH);

    expect(ask({ type: 'drop', batch: 1 })).toEqual({ v: 1, type: 'drop' });
    expect(ask({ type: 'step', batch: 1, actions: '' })).toMatchObject({ code: 'malformed', path: 'batch' });
  });
});

async function* asStream(chunks: Iterable<Buffer>): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
