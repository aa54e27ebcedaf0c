import { violation } from '../../../../core/errors.ts';
import type { Draft } from '../../../../core/plain-data.ts';
import type { ActionRules } from '../../../../core/spec.ts';
import { NOTES_MAX } from '../agreements.ts';
import { battleAt } from '../battle.ts';
import { countryIndex, countryName } from '../countries.ts';
import { end, lastCountry } from '../course.ts';
import { dropProposal } from '../proposals.ts';
import { whyNotAnother } from '../refusals.ts';
import type { Note, WorldGame } from '../types.ts';

/**
 * WG-2.4: a country puts a note on record, with or without a promise. The note is not binding and does not end the
 * turn.
 */
export const note: ActionRules<WorldGame, 'note', 'call' | 'amount' | 'aid' | 'answer'> = {
  during: ['call', 'amount', 'aid', 'answer'],
  isListed: false,

  whyIllegal(seat, { to, promise }) {
    const { setup, table, player } = seat;
    const by = countryIndex(setup, player);
    const notes = table.notes.filter((each) => each.by === by);
    if (notes.length >= NOTES_MAX) return violation('too-many-notes', 'WG-2.4');
    if (to !== undefined) return whyNotAnother(seat, to, 'WG-2.4');
    return promise === undefined ? undefined : violation('nobody-named', 'WG-2.4');
  },

  apply({ setup, table, player, log }, { text, to, promise }) {
    const promised = promise === undefined ? {} : { promise };
    const entry: Draft<Note> = {
      round: table.round,
      by: countryIndex(setup, player),
      text,
      verdict: 'open',
      ...promised,
    };
    table.notes.push(to === undefined ? entry : { ...entry, to });
    const address = to === undefined ? {} : { to: countryName(setup, to) };
    log?.push({ type: 'note-recorded', rule: 'WG-2.4', country: player, text, ...address, ...promised });
  },
};

/**
 * WG-6.4: a country concedes, even out of turn, and makes no more decisions. `legalActions` does not list the action
 * `concede`.
 */
export const concede: ActionRules<WorldGame, 'concede'> = {
  by: 'anybody',

  apply(state) {
    const { setup, table, phase, player, log } = state;
    const country = countryIndex(setup, player);
    table.status[country] = 'conceded';
    log?.push({ type: 'country-conceded', rule: 'WG-6.4', country: player });
    const outcome = lastCountry(state);
    if (outcome !== undefined) end(state, outcome, battleAt(phase));
    else if (phase.kind === 'pledge' && phase.to === country) dropProposal(table, phase);
  },
};
