/** The worker that runs the bots. */
import { answer } from './answers.ts';
import type { Question } from './thinking.ts';

addEventListener(
  'message',
  ({ data }: MessageEvent<Question>) => void answer(data).then((reply) => postMessage(reply)),
);
