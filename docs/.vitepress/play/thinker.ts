/** Asks the worker of a game. */
import type { GameTypes, MatchRecord, View } from 'countersheet/core';
import type { Advice, Course, Question, Reply, Sitter } from './thinking.ts';

/** The worker of a game, as functions that answer by and by. */
export interface Thinker {
  /** The line of the action that a bot plays. */
  act(view: View<GameTypes>, by: Exclude<Sitter, 'person'>): Promise<string>;
  advise(view: View<GameTypes>): Promise<Advice>;
  judge(record: MatchRecord): Promise<readonly Course[]>;
  stop(): void;
}

/** A question without what the thinker adds to each. */
type Asked = Question extends infer Each ? (Each extends Question ? Omit<Each, 'id' | 'game' | 'seed'> : never) : never;

/** A thinker whose worker starts when it is first asked, so that a board comes without it. */
export function createThinker(game: string): Thinker {
  const waiting = new Map<number, { resolve: (reply: Reply) => void; reject: (error: Error) => void }>();
  let worker: Worker | undefined;
  let count = 0;

  function hear({ data }: MessageEvent<Reply>): void {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('fault' in data) asker?.reject(new Error(data.fault));
    else asker?.resolve(data);
  }

  function ask(asked: Asked): Promise<Reply> {
    if (worker === undefined) {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', hear);
    }
    const question: Question = { ...asked, id: count++, game, seed: crypto.randomUUID() };
    worker.postMessage(JSON.parse(JSON.stringify(question)));
    return new Promise((resolve, reject) => waiting.set(question.id, { resolve, reject }));
  }

  return {
    act: async (view, by) => {
      const reply = await ask({ view, by });
      return 'line' in reply ? reply.line : '';
    },
    advise: async (view) => {
      const reply = await ask({ view, by: 'adviser' });
      if ('advice' in reply) return reply.advice;
      throw new Error('The worker gave no advice.');
    },
    judge: async (record) => {
      const reply = await ask({ record, by: 'judge' });
      return 'courses' in reply ? reply.courses : [];
    },
    stop: () => worker?.terminate(),
  };
}
