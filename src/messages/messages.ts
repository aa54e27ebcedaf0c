import type { Violation } from '../core/errors.ts';
import type { AnyAction, GameTypes, Position } from '../core/game.ts';
import { type Catalogue, type Part, withMessage } from './catalogue.ts';
import { type Labels, titlesIn } from './labels.ts';
import { createFormatter, type Values } from './message.ts';
import { valuesOf } from './values.ts';

/**
 * What a game says in one language. Every message depends on what everybody knows of a match, so that none gives away a
 * secret; a state and its views give the same.
 */
export interface Messages<G extends GameTypes = GameTypes, Label extends string = string> {
  /** BCP 47: `'en'`. */
  readonly language: string;
  /** The texts that need no values: options, set-ups, headings. */
  readonly catalogue: Catalogue<G, Label>;
  /** Texts of the picture, of reference tables and of lists. */
  readonly labels: Labels<Label>;
  /**
   * An event as one sentence, without its rule.
   *
   * @param position - The position that the event led to, or any other of the match.
   */
  describe(event: G['event'], position: Position<G>): string;
  /** The text of an action's button: a few words, without a full stop. */
  label(action: AnyAction<G>, position: Position<G>): string;
  /**
   * Why an action is refused, as one sentence to its player, without the rule.
   *
   * @param position - Where it is refused.
   */
  refusal(violation: Violation, position: Position<G>): string;
  /** What is going on in a position, as a clause. */
  phase(position: Position<G>): string;
  /** The table as a few lines of text. */
  picture(position: Position<G>): string;
}

/** What messages of a game need in every language. It is given what everybody knows. */
export interface MessageAdapter<G extends GameTypes, Label extends string> {
  /** What people call the value of a field, such as the title that the scenario gives it; absent where they use the value. */
  title?(position: Position<G>, field: string, name: string, labels: Labels<Label>): string | undefined;
  /** Values that messages need besides the fields of the event or the action. */
  values?(about: G['event'] | AnyAction<G>, position: Position<G>, labels: Labels<Label>): Values;
  /** The table as a few lines of text. */
  picture(position: Position<G>, labels: Labels<Label>): string;
}

/**
 * The messages of a game in the language of a catalogue.
 *
 * @param adapter - Of the game.
 * @param catalogue - Its messages are read when they are first used.
 * @returns Messages that throw a RangeError, with the code, if the catalogue lacks a message, or one cannot be read, shows
 * a field that is not there, or has no case for a value.
 *
 * @example
 * ```ts
 * import { setup } from 'countersheet/up-against-the-wall';
 * import { adapter, catalogue } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const messages = createMessages(adapter, { ...catalogue, phases: { ...catalogue.phases, draw: 'draw a card' } });
 * messages.phase(setup()) // => 'draw a card'
 * ```
 */
export function createMessages<G extends GameTypes, Label extends string>(
  adapter: MessageAdapter<G, NoInfer<Label>>,
  catalogue: Catalogue<G, Label>,
): Messages<G, Label> {
  const { language } = catalogue;
  const format = createFormatter(language);
  const said = (part: Part, code: string, values?: Values): string =>
    withMessage(catalogue, { part, code }, (message) => format(message, values));
  const labels: Labels<Label> = {
    language,
    say: (label, facts = {}) => said('labels', label, valuesOf(facts)),
    title: titlesIn(catalogue.titles),
  };
  const fieldsOf = (fields: object, position: Position<G>): Values =>
    valuesOf(fields, (field, name) => {
      const title = adapter.title?.(seenByAll(position), field, name, labels);
      return title === undefined ? name : labels.title(title);
    });
  const valuesFor = (about: G['event'] | AnyAction<G>, position: Position<G>): Values => ({
    ...fieldsOf(about, position),
    ...adapter.values?.(about, seenByAll(position), labels),
  });
  const phase = (position: Position<G>): string => {
    // Every table has the phase that the match is in.
    const { phase: now } = position.table as { readonly phase: { readonly kind: string } };
    return said('phases', now.kind, fieldsOf(now, position));
  };
  return {
    language,
    catalogue,
    labels,
    phase,
    describe: (event, position) => said('events', event.type, valuesFor(event, position)),
    label: (action, position) => said('actions', action.type, valuesFor(action, position)),
    refusal: ({ code, details = {} }, position) => {
      const values = fieldsOf(details, position);
      return said('refusals', code, code === 'wrong-phase' ? { ...values, phase: phase(position) } : values);
    },
    picture: (position) => adapter.picture(seenByAll(position), labels),
  };
}

/** What everybody knows of a state or a view. */
function seenByAll<G extends GameTypes>({ setup, table }: Position<G>): Position<G> {
  return { setup, table };
}
