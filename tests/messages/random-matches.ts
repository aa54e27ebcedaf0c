/** Plays random matches and checks all their messages. */
import { expect } from 'vitest';
import type { AnyAction, GameTypes, State } from '../../src/core/game.ts';
import { createRng, type Rng } from '../../src/core/random.ts';
import { candidates } from '../../src/testkit/candidates.ts';
import type { Messages } from '../../src/messages/messages.ts';
import type { Subject } from '../games/subjects.ts';

/**
 * Plays a match to its end, and checks its messages in every language. In some positions, the messages of illegal
 * actions are also checked.
 *
 * @returns The names of the messages that occurred.
 */
export function play({ game, languages, narrated }: Subject, seed: number): ReadonlySet<string> {
  const { options, idsOf, pace } = narrated;
  const met = new Set<string>();
  const rng = createRng(`match ${String(seed)}`);
  const given = options[seed % options.length]!;
  const state = game.setup({ ...given, seed });
  const ids = idsOf(state);
  const listeners = languages.map(({ messages }) => new Listener(messages, ids));
  const history: AnyAction<GameTypes>[] = [];
  let step = game.start({ ...given, seed });
  for (;;) {
    for (const listener of listeners) {
      for (const event of step.events) listener.hear(listener.messages.describe(event, step.state), event);
      for (const action of step.actions) listener.hear(listener.messages.label(action, step.state), action);
    }
    for (const event of step.events) met.add(`event ${event.type}`);
    for (const action of step.actions) met.add(`action ${action.type}`);
    if (history.length % pace === 0) {
      for (const listener of listeners) {
        listener.look(listener.messages.picture(step.state));
        listener.hear(listener.messages.phase(step.state));
      }
      tryOut({ game, listeners, met, state: step.state, history, rng, options: given });
    }
    if (game.turn(step.state).kind === 'over') return met;
    const action = game.randomAction(step.state, rng);
    step = game.step(step.state, action);
    history.push(action);
  }
}

interface Spot {
  readonly game: Subject['game'];
  readonly listeners: readonly Listener[];
  readonly met: Set<string>;
  readonly state: State<GameTypes>;
  readonly history: readonly AnyAction<GameTypes>[];
  readonly rng: Rng;
  readonly options: object;
}

/** Checks the labels of legal actions and the messages of refusals. */
function tryOut({ listeners, met, ...spot }: Spot): void {
  const { game, state } = spot;
  for (const action of candidates(spot)) {
    const violation = game.whyIllegal(state, action);
    for (const listener of listeners) {
      if (violation !== undefined) listener.hear(listener.messages.refusal(violation, state), violation);
      if (violation === undefined) listener.hear(listener.messages.label(action, state), action);
    }
    met.add(violation === undefined ? `action ${action.type}` : `refusal ${violation.code}`);
  }
}

/** Checks messages in one language from the view of a reader who does not know the code. */
class Listener {
  readonly messages: Messages;
  readonly #ids: RegExp;

  constructor(messages: Messages, ids: readonly string[]) {
    this.messages = messages;
    this.#ids = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${ids.join('|')})(?![\\p{L}\\p{N}-])`, 'u');
  }

  /** Checks a label or a sentence. */
  hear(text: string, about?: unknown): void {
    this.look(text, about);
    for (const [, code] of JSON.stringify(about ?? '').matchAll(/"([a-z]+(?:-[a-z0-9]+)+)"/g)) {
      if (text.includes(code!)) expect.fail(`“${code!}” is a code: ${text}`);
    }
    const [twice] = /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u.exec(text) ?? [];
    if (twice !== undefined) expect.fail(`A word twice: ${text}`);
    if (text.length > LENGTH_MAX || /undefined|NaN|[{}[\]]| {2}/.test(text)) {
      expect.fail(`${text} (${JSON.stringify(about)})`);
    }
  }

  look(text: string, about?: unknown): void {
    const found = this.#ids.exec(text);
    if (found !== null) expect.fail(`“${found[0]}” is an id: ${text} (${JSON.stringify(about)})`);
  }
}

/** The maximum length of a message in characters, which is about two lines of a terminal. */
const LENGTH_MAX = 200;
