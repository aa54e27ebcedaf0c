// @vitest-environment jsdom
/** Compiles and uses the React component of the guide. */
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { type Uaw, upAgainstTheWall as game } from '../../src/games/up-against-the-wall/rules/index.ts';
import { type SubmitStatus, snapshotFor, createRoom, updatesSince, submit } from '../../src/match/room.ts';
import { currentState } from '../../src/match/tree.ts';
import { Board, type Connection } from './board.tsx';

/** The properties of page elements that the test uses. */
interface Element {
  readonly textContent: string;
  querySelectorAll(selector: string): Iterable<Element & { click(): void }>;
}

const { document } = globalThis as unknown as { document: { createElement(name: string): Element } };
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** A server in this process. Tests can cut its connection. */
class Server implements Connection<Uaw> {
  table = createRoom(game, { options: { seed: 'first match' } });
  isCut = false;
  isLost = false;
  #hear: (message: unknown) => void = () => undefined;

  listen(hear: (message: unknown) => void): () => void {
    this.#hear = hear;
    return () => (this.#hear = () => undefined);
  }

  submit(submission: unknown): Promise<SubmitStatus> {
    if (this.isLost) return Promise.reject(new Error('The connection is lost.'));
    const { answer, room, updates } = submit(game, this.table, { player: 'radicals', submission });
    this.table = room;
    for (const update of updates['radicals'] ?? []) this.#send(update);
    return Promise.resolve(answer);
  }

  askSince(version: number): void {
    const caught = updatesSince(game, this.table, { viewer: 'radicals', version });
    for (const each of caught.kind === 'snapshot' ? [caught.snapshot] : caught.updates) this.#send(each);
  }

  #send(message: unknown): void {
    if (!this.isCut) this.#hear(JSON.parse(JSON.stringify(message)));
  }
}

describe('the React component of the guide', () => {
  it('shows the table, plays the clicked action, predicts its result, and recovers after lost messages', async () => {
    const server = new Server();
    const page = document.createElement('div');
    const snapshot: unknown = JSON.parse(JSON.stringify(snapshotFor(game, server.table, 'radicals')));
    const root = createRoot(page);
    act(() => root.render(createElement(Board<Uaw>, { game, snapshot, connection: server })));
    const shownTable = (): unknown => JSON.parse([...page.querySelectorAll('pre')][0]!.textContent);
    const click = (label: string): void =>
      act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === label)!.click());

    expect(shownTable()).toEqual(currentState(server.table.match).table);
    click('radicals end-cards');
    expect(shownTable()).toEqual(currentState(server.table.match).table);

    server.isCut = true;
    click('radicals deploy alumni 1');
    expect(shownTable()).toMatchObject({ pieces: { radicals: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0] } });
    expect([...page.querySelectorAll('button')]).toEqual([]);
    server.isCut = false;
    const again: Connection<Uaw> = {
      listen: (hear) => server.listen(hear),
      submit: (submission) => server.submit(submission),
      askSince: (version) => server.askSince(version),
    };
    act(() => root.render(createElement(Board<Uaw>, { game, snapshot, connection: again })));
    expect([...page.querySelectorAll('button')]).not.toEqual([]);
    expect(shownTable()).toEqual(currentState(server.table.match).table);

    server.isLost = true;
    click([...page.querySelectorAll('button')][0]!.textContent);
    expect([...page.querySelectorAll('button')]).toEqual([]);
    await act(() => Promise.resolve());
    expect([...page.querySelectorAll('button')]).not.toEqual([]);
    expect(shownTable()).toEqual(currentState(server.table.match).table);
    act(() => root.unmount());
  });
});
