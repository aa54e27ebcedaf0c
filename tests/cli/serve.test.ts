import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameNamed, type LoadedGame } from '../../src/cli/game.ts';
import { GameServer } from '../../src/cli/serve/game-server.ts';
import { linesOf } from '../../src/cli/serve/lines.ts';
import { ROOT } from '../export-paths.ts';

let uaw: LoadedGame;
let rb: LoadedGame;
beforeAll(async () => {
  uaw = await gameNamed('up-against-the-wall');
  rb = await gameNamed('revolting-behaviour');
});

type Answer = Readonly<Record<string, unknown>> & { readonly type: string };

/** A server and a function that asks it. */
function started({ showsState = false } = {}): (message: object) => Answer {
  const server = new GameServer([uaw, rb], { showsState });
  return (message) => JSON.parse(server.answer(JSON.stringify({ v: 1, ...message }))) as Answer;
}

const NEW = { type: 'new', game: 'up-against-the-wall', seed: 'serve' };

describe('serve', () => {
  it('answers as in the sessions of the guide', () => {
    const sessions = [...readFileSync(`${ROOT}docs/protocol.md`, 'utf8').matchAll(/```json-lines\n([^]*?)```/g)];

    expect(sessions).toHaveLength(1);
    for (const [, session] of sessions) {
      const server = new GameServer([uaw], { showsState: false });
      for (const [, question, answer] of session!.matchAll(/^> (.*)\n< (.*)$/gm)) {
        expect(server.answer(question!)).toMatch(new RegExp(`^${answer!.split('…').map(escaped).join('.*')}$`));
      }
    }
  });

  it('plays a match to its end with one payoff for each player, and then gives its record', () => {
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

  it('shows in no answer what no player sees, without --state', () => {
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
  ])('refuses %j, and goes on', (message, code, path) => {
    const ask = started();
    ask(NEW);
    const before = ask({ type: 'view', match: 1, viewer: 'radicals' });

    expect(ask({ id: 'bad', ...message })).toMatchObject({ type: 'error', id: 'bad', code, path });
    expect(ask({ type: 'view', match: 1, viewer: 'radicals' })).toEqual(before);
  });

  it('answers any line with one line', () => {
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

  it('splits its input into lines wherever it is cut', async () => {
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

async function* asStream(chunks: Iterable<Buffer>): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
