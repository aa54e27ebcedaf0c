import { createRng, type Game, type GameTypes } from 'countersheet/core';
import {
  type Answer,
  foresee,
  forget,
  type Mirror,
  mirrorOf,
  receive,
  shown,
  type Submission,
} from 'countersheet/match';
import { type ReactNode, useEffect, useState } from 'react';

/** A connection to the server; after one was lost, another one. */
export interface Connection<G extends GameTypes> {
  /** Hears each update, and each that is in an answer to `askSince`, or its snapshot. */
  listen(hear: (message: unknown) => void): () => void;
  /** Gives the server's answer, or fails. */
  submit(submission: Submission<G>): Promise<Answer>;
  /** Asks the server what came `since`. */
  askSince(version: number): void;
}

export function Board<G extends GameTypes>(props: {
  game: Game<G>;
  snapshot: unknown;
  connection: Connection<G>;
}): ReactNode {
  const { game, snapshot, connection } = props;
  const [mirror, setMirror] = useState<Mirror<G>>(() => mirrorOf(snapshot));
  const { version, view, waiting, foreseen } = mirror;
  useEffect(() => connection.listen((message) => setMirror((now) => receive(now, message))), [connection]);
  // Something may have come before this connection was there, or be missing before what waits.
  useEffect(() => connection.askSince(version), [connection, waiting.length]);

  const play = (action: G['action']): void => {
    setMirror((now) => foresee(game, now, { action, rng: createRng(now.version) }));
    const answer = connection.submit({ id: crypto.randomUUID(), version, action }).catch(() => undefined);
    void answer.then((given) => given?.status === 'played' || setMirror(forget));
  };
  const open = foreseen === undefined ? game.legalActions(view).slice(0, 20) : [];
  return (
    <section>
      <pre>{JSON.stringify(shown(mirror).table, undefined, 2)}</pre>
      {open.map((action) => (
        <button key={game.format(action)} onClick={() => play(action)}>
          {game.format(action)}
        </button>
      ))}
    </section>
  );
}
