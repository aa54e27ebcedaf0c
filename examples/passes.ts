/** *Passes*: a game of cards and areas, in one file. */
import {
  type Declaration,
  defineGame,
  endMatch,
  type GameEvent,
  idOf,
  indexOf,
  seedSchema,
  type TypesOf,
  violation,
} from 'countersheet/core';
import { areaMap, dealFaceDown, deckOf, deckShape, returnCard, takeCard } from 'countersheet/mechanics';
import * as v from 'valibot';

export const rulebook = {
  'P-1': {
    title: 'Cards',
    text: 'Both are dealt four of ten cards, and play one in turn: north adds its number, south subtracts it.',
  },
  'P-2': { title: 'Areas', text: 'A card is played in the home area, or in or next to an area that the player leads.' },
  'P-3': {
    title: 'Victory',
    text: 'When all cards are played, the player who leads more areas wins; south wins a tie.',
  },
};
type RuleId = keyof typeof rulebook;
const PLAYERS = ['north', 'south'] as const;
const CARDS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'd1', 'd2'];
const AREAS = ['coast', 'ford', 'moor', 'ridge', 'plain', 'marsh'];
const map = areaMap(
  AREAS,
  AREAS.map((area, place) => [area, AREAS[(place + 1) % AREAS.length]!] as const),
);
const SIGN = { north: 1, south: -1 } as const;
const HOME = { north: 0, south: 3 } as const;
const OTHER = { north: 'south', south: 'north' } as const;
const size = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4));
const lead = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(AREAS.length));
const card = idOf({ rule: 'P-1', names: () => CARDS });
const declared = {
  player: v.picklist(PLAYERS),
  setup: {},
  table: { mover: v.picklist(PLAYERS), sizes: v.strictObject({ north: size, south: size }), played: deckShape, lead },
  phases: { deal: {}, play: {} },
  secret: { hand: deckShape },
  hidden: { deck: deckShape },
  actions: { play: { card, area: indexOf({ rule: 'P-2', names: () => AREAS }) } },
  chance: { deal: { card } },
  endings: { areas: 'P-3' },
} satisfies Declaration<RuleId>;
export interface Passes extends TypesOf<typeof declared, RuleId> {
  event: GameEvent<RuleId> & { readonly card: string };
}

export const passes = defineGame<Passes>({
  ...{ id: 'passes', title: 'Passes', rulesVersion: 1, declared, turnRule: 'P-1', players: () => PLAYERS },
  options: v.strictObject({ seed: v.optional(seedSchema) }),
  initialState: () => ({
    setup: {},
    table: {
      mover: 'north',
      sizes: { north: 0, south: 0 },
      played: [],
      lead: AREAS.map(() => 0),
      phase: { kind: 'deal' },
    },
    secrets: { north: { hand: [] }, south: { hand: [] } },
    hidden: { deck: deckOf(CARDS) },
  }),
  phases: {
    deal: { rule: 'P-1', stream: 'deck', outcomes: ({ hidden }, offer) => offer.each('deal', [...hidden.deck]) },
    play: { rule: 'P-1', actor: ({ table }) => table.mover },
    over: { rule: 'P-3' },
  },
  actions: {
    play: {
      whyIllegal({ table, own, player }, { card, area }) {
        const isNear = [area, ...map.neighbours[area]!].some((each) => table.lead[each]! * SIGN[player] > 0);
        if (!own.hand.includes(card)) return violation('no-card', 'P-1', { card });
        return isNear || area === HOME[player] ? undefined : violation('too-far', 'P-2', { area: AREAS[area]! });
      },
      apply({ table, own, player, log }, { card, area }) {
        log?.push({ type: 'played', rule: 'P-1', card });
        takeCard(own.hand, card);
        returnCard(table.played, card);
        table.lead[area]! += Number(card.at(-1)) * SIGN[player];
        table.sizes[player] -= 1;
        table.mover = OTHER[player];
        if (table.played.length < 8) return;
        const areas = table.lead.reduce((sum, lead) => sum + Math.sign(lead), 0);
        endMatch<Passes>(
          { table },
          { kind: 'win', winner: areas > 0 ? 'north' : 'south', reason: 'areas', rule: 'P-3' },
        );
      },
    },
  },
  chance: {
    deal: {
      apply({ table, secrets, hidden, log }, { card }) {
        log?.push({ type: 'dealt', rule: 'P-1', only: table.mover, card });
        takeCard(hidden.deck, card);
        returnCard(secrets[table.mover].hand, card);
        table.sizes[table.mover] += 1;
        table.mover = OTHER[table.mover];
        if (table.sizes.south === 4) table.phase = { kind: 'play' };
      },
    },
  },
  ...dealFaceDown<Passes>({
    players: () => PLAYERS,
    pack: () => CARDS,
    seen: ({ table }) => table.played,
    held: ({ table }, player) => ({ hand: table.sizes[player] }),
    hidden: () => ({ deck: 'rest' }),
  }),
});
