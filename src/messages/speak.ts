import type { AnyAction, GameTypes, Position, Words } from '../core/game.ts';
import { type Catalogue, type Part, withMessage } from './catalogue.ts';
import { titlesIn } from './labels.ts';
import { formatIn, type Values } from './message.ts';
import { valuesOf } from './values.ts';

/** What a teller says it in. */
export interface Voice<Term extends string> {
  /** A term with values. */
  readonly say: (term: Term, values?: Values) => string;
  /** A title of a scenario. */
  readonly title: (own: string) => string;
}

/** What of a game is the same in every language. It is given what all know, so that words tell nobody's secrets. */
export interface Teller<G extends GameTypes, Term extends string> {
  /** What people call what a field names, such as the title that the scenario gives it; absent where they use the name. */
  title?(position: Position<G>, field: string, name: string, voice: Voice<Term>): string | undefined;
  /** Fields that messages need besides those of the event or the action. */
  more?(about: G['event'] | AnyAction<G>, position: Position<G>, voice: Voice<Term>): Values;
  /** The table as a few lines of text. */
  picture(position: Position<G>, voice: Voice<Term>): string;
}

/**
 * The words of a game in the language of a catalogue.
 *
 * @param teller - Of the game: `tellers` has that of each.
 * @param catalogue - Its messages are read when they are first said.
 * @returns Words that throw a RangeError, with the code, if the catalogue lacks a message, or one cannot be read or shows a
 * field that is not there.
 */
export function speak<G extends GameTypes, Term extends string>(
  teller: Teller<G, Term>,
  catalogue: Catalogue<G, Term>,
): Words<G> {
  const { language, refusals, titles } = catalogue;
  const format = formatIn(language);
  const said = (part: Part, code: string, values?: Values): string =>
    withMessage(catalogue, { part, code }, (message) => format(message, values));
  const voice: Voice<Term> = {
    say: (term, values) => said('terms', term, values),
    title: titlesIn(titles),
  };
  const fieldsOf = (fields: object, position: Position<G>): Values =>
    valuesOf(fields, (field, name) => {
      const title = teller.title?.(seenByAll(position), field, name, voice);
      return title === undefined ? name : voice.title(title);
    });
  const allFieldsOf = (about: G['event'] | AnyAction<G>, position: Position<G>): Values => ({
    ...fieldsOf(about, position),
    ...teller.more?.(about, seenByAll(position), voice),
  });
  return {
    language,
    describe: (event, position) => said('events', event.type, allFieldsOf(event, position)),
    label: (action, position) => said('actions', action.type, allFieldsOf(action, position)),
    refusal: ({ code, details = {}, message }, position) =>
      Object.hasOwn(refusals, code) ? said('refusals', code, fieldsOf(details, position)) : message,
    picture: (position) => teller.picture(seenByAll(position), voice),
  };
}

/** What all know of a state or a view. */
function seenByAll<G extends GameTypes>({ setup, table }: Position<G>): Position<G> {
  return { setup, table };
}
