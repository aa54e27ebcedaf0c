/** *Passes*: a game of cards and areas, in one file. */
import { type Declaration, defineGame, endMatch, idOf, indexOf, type TypesOf, violation } from 'countersheet/core';
import { areaMap, dealHands } from 'countersheet/mechanics';
import * as v from 'valibot';

export const rulebook = {
  'P-1': { title: 'Cards', text: 'Each player plays four of ten cards. North adds points, south subtracts points.' },
  'P-2': { title: 'Areas', text: 'A card is played in the home area, or in or next to an area that the player leads.' },
  'P-3': { title: 'End', text: 'When all cards are played, the player who leads more areas wins; south wins a tie.' },
};
const PLAYERS = ['north', 'south'] as const;
const CARDS = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3', 'c1', 'c2', 'd1', 'd2'];
const AREAS = ['coast', 'ford', 'moor', 'ridge', 'plain', 'marsh'] as const;
const ROADS = AREAS.map((area, place) => [area, AREAS[(place + 1) % AREAS.length]!] as const);
const [map, SIGN, HOME] = [areaMap(AREAS, ROADS), { north: 1, south: -1 }, { north: 'coast', south: 'ridge' }];
const hands = dealHands({ players: PLAYERS, pack: CARDS, size: 4, rule: 'P-1', next: 'play' });
const declared = {
  ...hands.declared,
  player: v.picklist(PLAYERS),
  setup: {},
  table: { ...hands.declared.table, lead: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.length(AREAS.length)) },
  phases: { ...hands.declared.phases, play: {} },
  actions: {
    play: { card: idOf({ rule: 'P-1', names: () => CARDS }), area: indexOf({ rule: 'P-2', names: () => AREAS }) },
  },
  endings: { areas: 'P-3' },
} satisfies Declaration<keyof typeof rulebook>;
export type Passes = TypesOf<typeof declared, keyof typeof rulebook>;

export const passes = defineGame<Passes>({
  ...{ id: 'passes', title: 'Passes', rulesVersion: 1, declared, turnRule: 'P-1', players: () => PLAYERS },
  options: v.strictObject({ seed: v.optional(v.union([v.string(), v.number()])) }),
  initialState() {
    const { table, ...rest } = hands.start();
    return { setup: {}, table: { ...table, lead: AREAS.map(() => 0) }, ...rest };
  },
  phases: {
    ...hands.phases,
    play: { rule: 'P-1', actor: ({ table }) => PLAYERS[table.hands[0]! < table.hands[1]! ? 1 : 0] },
    over: { rule: 'P-3' },
  },
  actions: {
    play: {
      during: ['play'],
      whyIllegal({ table, own, player }, { card, area }) {
        const isNear = [area, ...map.neighbours[area]!].some((each) => table.lead[each]! * SIGN[player] > 0);
        if (!own.hand.includes(card)) return violation('no-card', 'P-1', { card });
        return isNear || AREAS[area] === HOME[player] ? undefined : violation('too-far', 'P-2', { area: AREAS[area]! });
      },
      apply(state, { card, area }) {
        const { table, player } = state;
        hands.playCard(state, player, card);
        table.lead[area]! += Number(card.at(-1)) * SIGN[player];
        if (table.hands.some((held) => held > 0)) return;
        const winner = table.lead.reduce((sum, lead) => sum + Math.sign(lead), 0) > 0 ? 'north' : 'south';
        endMatch<Passes>(state, { kind: 'win', winner, reason: 'areas', rule: 'P-3' });
      },
    },
  },
  chance: hands.chance,
  ...hands.cards,
});
