/** Sends questions to the worker of a game. */
import type { MatchRecord } from 'countersheet/core';
import type { PlayerAction, BotTurn } from 'countersheet/session';
import type { Answer, Asked, Course, Question, Reply } from './thinking.ts';

/** Functions that ask the worker of a game for an action or an analysis, and stop the worker. */
export interface Thinker {
  act(turn: BotTurn): Promise<PlayerAction>;
  judge(record: MatchRecord): Promise<readonly Course[]>;
  stop(): void;
}

/**
 * Creates the functions of a `Thinker` for one game. The worker starts with the first question, so that the board
 * appears sooner.
 */
export function createThinker(game: string): Thinker {
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let count = 0;

  function hear({ data }: MessageEvent<Reply>): void {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('issue' in data) asker?.reject(new Error(data.issue));
    else asker?.resolve(data.answer);
  }

  function ask(asked: Asked): Promise<Answer> {
    if (worker === undefined) {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', hear);
    }
    const question: Question = { ...asked, id: count++, game };
    worker.postMessage(JSON.parse(JSON.stringify(question)));
    return new Promise((resolve, reject) => waiting.set(question.id, { resolve, reject }));
  }

  return {
    act: (turn) => ask(turn) as Promise<PlayerAction>,
    judge: (record) => ask({ judge: record }) as Promise<readonly Course[]>,
    stop: () => worker?.terminate(),
  };
}
