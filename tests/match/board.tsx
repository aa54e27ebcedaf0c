import { createRng, type Game, type GameTypes } from 'countersheet/core';
import {
  type SubmitStatus,
  predict,
  discardPrediction,
  type ClientState,
  createClient,
  applyUpdate,
  displayedView,
  type Submission,
} from 'countersheet/match';
import { type ReactNode, useEffect, useState } from 'react';

/** A connection to the server. If the connection is lost, pass a new object. */
export interface Connection<G extends GameTypes> {
  /** Calls `hear` with each update that the server sends, and with the updates or the snapshot that answer `askSince`. */
  listen(hear: (message: unknown) => void): () => void;
  /** Resolves to the server's answer, or rejects if the server cannot be reached. */
  submit(submission: Submission<G>): Promise<SubmitStatus>;
  /** Requests the result of `updatesSince` for this version. */
  askSince(version: number): void;
}

export function Board<G extends GameTypes>(props: {
  game: Game<G>;
  snapshot: unknown;
  connection: Connection<G>;
}): ReactNode {
  const { game, snapshot, connection } = props;
  const [client, setClient] = useState<ClientState<G>>(() => createClient(snapshot));
  const { version, view, waiting, prediction } = client;
  useEffect(() => connection.listen((message) => setClient((now) => applyUpdate(now, message))), [connection]);
  // Updates can be missing if they were sent before this connection existed, or before the updates in `waiting`.
  useEffect(() => connection.askSince(version), [connection, waiting.length]);

  const play = (action: G['action']): void => {
    setClient((now) => predict(game, now, { action, rng: createRng(now.version) }));
    const answer = connection.submit({ id: crypto.randomUUID(), version, action }).catch(() => undefined);
    void answer.then((given) => given?.status === 'played' || setClient(discardPrediction));
  };
  const open = prediction === undefined ? game.legalActions(view).slice(0, 20) : [];
  return (
    <section>
      <pre>{JSON.stringify(displayedView(client).table, undefined, 2)}</pre>
      {open.map((action) => (
        <button key={game.format(action)} onClick={() => play(action)}>
          {game.format(action)}
        </button>
      ))}
    </section>
  );
}
