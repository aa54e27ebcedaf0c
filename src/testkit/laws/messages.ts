import type fc from 'fast-check';
import type { GameTypes, Position } from '../../core/game.ts';
import { isEqual } from '../../core/plain-data.ts';
import { createRng } from '../../core/random.ts';
import { ensure, judged, shown, unthrown } from '../breach.ts';
import { candidates } from '../candidates.ts';
import { everywhere, type Spot, type TestSubject } from '../walk.ts';

/** The message functions that the law checks. */
type Asked<G extends GameTypes> = NonNullable<TestSubject<G>['messages']>;

/**
 * Checks that the game has all messages: a sentence for every event and violation, a label for every action, a clause
 * for every phase, and a text picture of every table. The messages must not depend on hidden information.
 *
 * @param subject - The game, and settings for its matches.
 */
export function findsMessages<G extends GameTypes>(subject: TestSubject<G>): fc.IProperty<unknown> {
  const { messages: given } = subject;
  return everywhere('findsMessages', subject, (spot) => {
    if (given === undefined) return;
    const { game, state, action } = spot;
    const messages = checked(given);
    const said = (position: Position<G>): readonly string[] => messagesAt(messages, spot, position);
    const todo = 'Write an entry for every phase, and let `picture` show every position.';
    ensure(messages.picture(state).trim() !== '', 'The text picture of a position is empty.', todo);
    ensure(messages.phase(state).trim() !== '', 'The phase has no message.', todo);
    ensure(
      isEqual(said(state), said(game.view(state, 'spectator'))),
      'A message depends on hidden information.',
      'Let each message read only `setup`, `table` and the first argument of its function.',
    );
    if (action === undefined) return;
    const step = game.step(state, action);
    for (const event of step.events) ensureSentence(messages.describe(event, step.state), event);
  });
}

/** Wraps the messages, so that an error in one of them is reported as a broken law. */
function checked<G extends GameTypes>(messages: Asked<G>): Asked<G> {
  const todo = 'Fix the adapter, or the catalogue, which must have a message for every case.';
  const run = (name: string, say: () => string): string => unthrown(`\`messages.${name}\``, todo, say);
  return {
    describe: (event, position) => run('describe', () => messages.describe(event, position)),
    label: (action, position) => run('label', () => messages.label(action, position)),
    refusal: (violation, position) => run('refusal', () => messages.refusal(violation, position)),
    phase: (position) => run('phase', () => messages.phase(position)),
    picture: (position) => run('picture', () => messages.picture(position)),
  };
}

/**
 * Returns all messages about a position: the picture, the phase, the labels of possible actions and the sentences for
 * violations.
 */
function messagesAt<G extends GameTypes>(messages: Asked<G>, spot: Spot<G>, position: Position<G>): readonly string[] {
  const rng = createRng(spot.history.length);
  const said = candidates({ ...spot, rng }).flatMap((action) => {
    const violation = judged(spot.game, spot.state, action);
    const refusal = violation === undefined ? [] : [ensureSentence(messages.refusal(violation, position), violation)];
    if (violation?.code === 'malformed-action') return refusal;
    const label = messages.label(action, position);
    ensure(
      /^\S(.*[^\s.])?$/.test(label),
      `The action ${spot.game.format(action)} is called ${shown(label)}, which is not a label.`,
      `Let \`messages.label\` return a few words without a full stop for "${action.type}".`,
    );
    return [label, ...refusal];
  });
  return [messages.picture(position), messages.phase(position), ...said];
}

/** Returns the message of an event or violation unchanged. If the message is not a sentence, reports a broken law. */
function ensureSentence(sentence: string, { rule, ...about }: { readonly rule?: string }): string {
  ensure(
    /^\S.*[.!?”“]$/.test(sentence),
    `The message of ${shown(about)} is ${shown(sentence)}, which is not a sentence.`,
    {
      todo: 'Let the message be one sentence with its full stop.',
      ...(rule === undefined ? {} : { rule }),
    },
  );
  return sentence;
}
