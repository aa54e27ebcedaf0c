// @vitest-environment jsdom
/** Plays every game by clicks in a component that uses the hook. The match is either in the page or in a room. */
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { games } from '../../src/games/index.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { openRoom } from '../../src/room/rooms.ts';
import { memoryStore } from '../../src/room/store.ts';
import { loadGame } from '../../src/ui/loaded-game.ts';
import { startLocalMatch } from '../../src/ui/local-match.ts';
import type { MatchClient } from '../../src/ui/match-client.ts';
import { useMatch } from '../../src/ui/react.ts';
import { roomClient } from '../../src/ui/room-client.ts';
import { settled } from '../room/server.ts';

/** The properties of page elements that the test uses. */
interface Element {
  readonly textContent: string;
  querySelector(selector: string): (Element & { click(): void }) | null;
  querySelectorAll(selector: string): ArrayLike<Element>;
}

const { document } = globalThis as unknown as { document: { createElement(name: string): Element } };
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A component that shows everything that the hook returns. */
function Board({ client }: { readonly client: MatchClient }): ReactNode {
  const { prompt, view, messages, choices, history, next, isConnected, play, takeBack } = useMatch(client);
  const buttons = choices.map(({ action }, key) =>
    createElement('button', { key, onClick: () => play(action) }, messages.label(action, view)),
  );
  return [
    createElement('h1', { key: 'prompt' }, prompt),
    createElement('pre', { key: 'table' }, JSON.stringify(view.table)),
    createElement('ol', { key: 'log' }, ...history.map(({ id }) => createElement('li', { key: id }))),
    createElement('i', { key: 'state' }, `${next.kind} ${String(isConnected)}`),
    createElement('u', { key: 'back', onClick: takeBack }),
    ...buttons,
  ];
}

/** A page with the component. */
function pageOf(client: MatchClient): Element {
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() => root.render(createElement(Board, { client })));
  onTestFinished(() => act(() => root.unmount()));
  return page;
}

function textOf(page: Element, selector: string): string {
  return page.querySelector(selector)!.textContent;
}

const GAMES = Object.entries(games);

describe.each(GAMES)('useMatch of %s', (_, load) => {
  it('renders again after each change of a match in the page', async () => {
    const manifest = await load();
    const players = manifest.game.players(manifest.game.setup({ ...manifest.presets[manifest.defaultPreset] }));
    const controllers = Object.fromEntries(players.map((player) => [player, 'person' as const]));
    const client = await startLocalMatch(manifest, { seed: 1, controllers, language: 'de' });
    onTestFinished(() => client.close());
    const page = pageOf(client);

    for (let count = 0; count < 8; count++) {
      if (client.now.next.kind === 'hand-over') act(() => client.takeScreen());
      const before = client.now;
      act(() => page.querySelector('button')!.click());
      expect(client.now).not.toBe(before);
      expect(textOf(page, 'pre')).toBe(JSON.stringify(client.now.view.table));
      expect(page.querySelectorAll('li')).toHaveLength(client.now.history.length);
    }
    const { current } = client.session.match;
    act(() => page.querySelector('u')!.click());
    expect(client.session.match.current).not.toBe(current);
    expect(textOf(page, 'pre')).toBe(JSON.stringify(client.now.view.table));
  });

  it('follows a room, and says when the connection is lost', async () => {
    const manifest = await load();
    const received = (connection: string, message: RoomMessage): void => clients.get(connection)?.receive(message);
    const room = await openRoom(manifest, { store: memoryStore(), send: received, options: { seed: 1 } });
    onTestFinished(() => room.close());
    const game = await loadGame(manifest);
    const clients = new Map(
      Object.values(room.tokens).map((token) => [
        token,
        roomClient(game, { send: (request) => void room.handle(token, request) }),
      ]),
    );
    for (const client of clients.values()) client.connected();
    await settled();
    const pages = [...clients.values()].map(pageOf);
    const mover = pages.find((page) => page.querySelector('button') !== null)!;
    await act(async () => {
      mover.querySelector('button')!.click();
      await settled();
    });

    expect(mover.querySelectorAll('li')).toHaveLength(2);
    expect(pages.map((page) => textOf(page, 'i').split(' ')[1])).toEqual(pages.map(() => 'true'));
    const [first] = clients.values();
    act(() => first!.disconnected());
    expect(textOf(pages[0]!, 'i')).toContain('false');
  });
});

it('asks the person to move, in their language', async () => {
  const client = await startLocalMatch(await games['up-against-the-wall'](), { seed: 1, language: 'de' });
  onTestFinished(() => client.close());
  expect(textOf(pageOf(client), 'h1')).toBe('Leiste für Leiste einsetzen: welche Leiste?');
});

it('says how many cities the person has placed', async () => {
  const client = await startLocalMatch(await games['air-war'](), { seed: 1 });
  onTestFinished(() => client.close());
  const page = pageOf(client);
  expect(textOf(page, 'h1')).toMatch(/You must place 4 cities, but you have placed none\.$/);
  act(() => client.play(client.game.manifest.game.choices(client.now.view).at(0)));
  expect(textOf(page, 'h1')).toMatch(/You must place 4 cities, but you have placed only one\.$/);
});

it('does not accept a client that is not ready', async () => {
  const client = roomClient(await loadGame(await games['air-war']()), { send: () => undefined });
  expect(() => pageOf(client)).toThrow('wait for `ready`');
});
