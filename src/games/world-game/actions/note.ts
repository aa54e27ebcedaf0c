import * as v from 'valibot';
import { type Violation, violation } from '../../../core/errors.ts';
import type { Draft } from '../../../core/plain-data.ts';
import type { ActionRules } from '../../../core/first-edition/spec.ts';
import { countryIndex } from '../countries.ts';
import { itself, noSuchCountry, wrongStep } from '../refusals.ts';
import type { RuleId } from '../rulebook.ts';
import { actionShape, noteTextShape } from '../shapes.ts';
import { type ActionOf, type Note, PROMISES, type Setup, type WorldGame } from '../types.ts';

/** How many notes a country can put on record in a match, so that every match ends. */
export const NOTES_MAX = 100;

/** WG-2.4: a country puts a note on record, with a promise or without one. It binds nobody, and changes no turn. */
export const note: ActionRules<WorldGame, ActionOf<'note'>> = {
  shape: /* @__PURE__ */ actionShape('note', {
    text: noteTextShape,
    to: v.exactOptional(v.string()),
    promise: v.exactOptional(v.picklist(PROMISES)),
  }),

  whyIllegal({ player, setup, table }, action) {
    if (table.round === 0) return wrongStep(table.step, 'WG-2.4');
    const by = countryIndex(setup, player);
    if (table.notes.filter((each) => each.by === by).length >= NOTES_MAX) {
      return violation('too-many-notes', 'WG-2.4', `You have put ${String(NOTES_MAX)} notes on record.`);
    }
    return wrongAddress(setup, action);
  },

  apply({ setup, table }, { player, text, to, promise }, log) {
    const entry: Draft<Note> = { round: table.round, by: countryIndex(setup, player), text, verdict: 'open' };
    if (to !== undefined) entry.to = countryIndex(setup, to);
    if (promise !== undefined) entry.promise = promise;
    table.notes.push(entry);
    const address = { ...(to === undefined ? {} : { to }), ...(promise === undefined ? {} : { promise }) };
    log?.push({ type: 'note-recorded', rule: 'WG-2.4', country: player, text, ...address });
  },
};

function wrongAddress(setup: Setup, { player, to, promise }: ActionOf<'note'>): Violation<RuleId> | undefined {
  if (to === player) return itself(to, 'WG-2.4');
  if (to !== undefined && countryIndex(setup, to) < 0) return noSuchCountry(to);
  if (to !== undefined || promise === undefined) return undefined;
  return violation('nobody-named', 'WG-2.4', 'A promise is made to a country: name it.');
}
