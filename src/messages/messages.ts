import type { Violation } from '../core/errors.ts';
import type { AnyAction, GameTypes, Position } from '../core/game.ts';
import { type Catalogue, type Part, withMessage } from './catalogue.ts';
import { type Labels, titlesIn } from './labels.ts';
import { createFormatter, type Values } from './message.ts';
import { peopleIn, personOf, type Seating, withPeople } from './people.ts';
import { valuesOf } from './values.ts';

/**
 * The messages of a game in one language. Each message depends only on the public part of a match. So no message can
 * reveal a secret, and the messages for a state are the same as for its views.
 */
export interface Messages<G extends GameTypes = GameTypes, Label extends string = string> {
  /** The language, as a BCP 47 tag: `'en'`. */
  readonly language: string;
  /**
   * The catalogue. Texts without fields, such as the names of options and presets, can be read directly from the
   * catalogue.
   */
  readonly catalogue: Catalogue<G, Label>;
  /** The texts of the picture, of reference tables and of lists. */
  readonly labels: Labels<Label>;
  /**
   * Describes an event in one sentence. The sentence does not name the rule.
   *
   * @param position - The position after the event, or any other position of the match.
   */
  describe(event: G['event'], position: Position<G>): string;
  /** Returns the button text of an action: a few words without a full stop. */
  label(action: AnyAction<G>, position: Position<G>): string;
  /**
   * Returns the text to show for the value of an action's field, such as the title of a track instead of its id.
   *
   * @param field - Name of the field.
   * @param name - The value of the field in the action.
   * @param position - Any position of the match.
   */
  title(field: string, name: string, position: Position<G>): string;
  /**
   * Returns one sentence that says why an action is refused. The sentence does not name the rule.
   *
   * @param position - The position in which the action is refused.
   */
  refusal(violation: Violation, position: Position<G>): string;
  /** Returns a clause that describes the current situation. */
  phase(position: Position<G>): string;
  /** Describes the `table` of the position in a few lines of text. */
  picture(position: Position<G>): string;
  /**
   * Returns the same messages, but with the names of people: after the name of each player, the name of the person
   * follows in brackets, as in “the radicals (Ann)”.
   *
   * @param seating - For each player, the name of the person who plays this player. These names are not escaped. A
   *   player without a person keeps the same name.
   */
  withSeating(this: void, seating: Readonly<Record<string, string>>): Messages<G, Label>;
}

/**
 * The functions that the messages of a game need in every language. These functions receive only the public part of a
 * match.
 */
export interface MessageAdapter<G extends GameTypes, Label extends string> {
  /**
   * Returns the text to show for a field value, such as its title in the scenario. If the result is `undefined`, the
   * value itself is shown.
   */
  title?(position: Position<G>, field: string, name: string, labels: Labels<Label>): string | undefined;
  /** Returns values that messages need in addition to the fields of the event or action. */
  values?(about: G['event'] | AnyAction<G>, position: Position<G>, labels: Labels<Label>): Values;
  /** Returns values that the message of the current phase needs in addition to the fields of the phase. */
  phase?(position: Position<G>, labels: Labels<Label>): Values;
  /** Describes the `table` of the position in a few lines of text. */
  picture(position: Position<G>, labels: Labels<Label>): string;
}

/**
 * Creates the messages of a game in the language of a catalogue.
 *
 * @param adapter - The message adapter of the game.
 * @param catalogue - The catalogue, whose messages are parsed when they are first used.
 * @returns The messages. The functions of the messages throw RangeError, with the code of the message, if a message is
 * missing or invalid, uses a missing field, or has no case for a value.
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
  return messagesFor(adapter, catalogue, {});
}

function messagesFor<G extends GameTypes, Label extends string>(
  adapter: MessageAdapter<G, NoInfer<Label>>,
  catalogue: Catalogue<G, Label>,
  seating: Seating,
): Messages<G, Label> {
  const { language } = catalogue;
  const [said, title] = [formatterOf(catalogue, seating), titlesIn(catalogue.titles)];
  const labels: Labels<Label> = {
    language,
    say: (label, facts = {}) => said('labels', label, valuesOf(facts)),
    title: (own) => title(own) + personOf(seating, own),
  };
  const titleOf = ownTitles(adapter, labels);
  const fieldsOf = (fields: object, position: Position<G>): Values =>
    valuesOf(fields, (field, name) => titleOf(field, name, position) ?? name);
  const valuesFor = (about: G['event'] | AnyAction<G>, position: Position<G>): Values => ({
    ...fieldsOf(about, position),
    ...adapter.values?.(about, seenByAll(position), labels),
  });
  const phase = (position: Position<G>): string =>
    said('phases', phaseIn(position).kind, {
      ...fieldsOf(phaseIn(position), position),
      ...adapter.phase?.(seenByAll(position), labels),
    });
  return {
    language,
    catalogue: withPeople(catalogue, seating),
    labels,
    phase,
    describe: (event, position) => said('events', event.type, valuesFor(event, position)),
    title: (field, name, position) => titleOf(field, name, position) ?? labels.title(name),
    label: (action, position) => said('actions', action.type, valuesFor(action, position)),
    refusal: ({ code, details = {} }, position) => {
      const values = fieldsOf(details, position);
      return said('refusals', code, code === 'wrong-phase' ? { ...values, phase: phase(position) } : values);
    },
    picture: (position) => adapter.picture(seenByAll(position), labels),
    withSeating: (known) => messagesFor(adapter, catalogue, known),
  };
}

/**
 * Returns a function that gets the title of a field value from the adapter. The function returns `undefined` if the
 * value has no title.
 */
function ownTitles<G extends GameTypes, Label extends string>(
  adapter: MessageAdapter<G, Label>,
  labels: Labels<Label>,
): (field: string, name: string, position: Position<G>) => string | undefined {
  return (field, name, position) => {
    const title = adapter.title?.(seenByAll(position), field, name, labels);
    return title === undefined ? undefined : labels.title(title);
  };
}

/**
 * Returns a function that formats the messages of a catalogue. Pictures have little room. Therefore a label names
 * people only if it uses a field such as `radicals_person`.
 */
function formatterOf(catalogue: Catalogue, seating: Seating): (part: Part, code: string, values: Values) => string {
  const people = peopleIn(catalogue, seating);
  const label = createFormatter(catalogue.language);
  const sentence = createFormatter(catalogue.language, (text) => text + personOf(seating, text));
  return (part, code, values) =>
    withMessage(catalogue, { part, code }, (message) =>
      (part === 'labels' ? label : sentence)(message, { ...people, ...values }),
    );
}

/** Returns the current phase in a position. */
export function phaseIn({ table }: Position<GameTypes>): { readonly kind: string } {
  return (table as { readonly phase: { readonly kind: string } }).phase;
}

/** Returns the public part of a state or a view. */
function seenByAll<G extends GameTypes>({ setup, table }: Position<G>): Position<G> {
  return { setup, table };
}
