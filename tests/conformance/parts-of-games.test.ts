/**
 * For some parts of the games, a naive implementation checks the part at every position in the conformance files. The
 * implementations read nothing except these files.
 */
import { expect, it } from 'vitest';
import * as air from '../naive/air-war.ts';
import { cheapestCosts } from '../naive/chicago-chicago.ts';
import * as uaw from '../naive/up-against-the-wall.ts';
import { digestOfSorted } from './canonical.ts';
import { type Json, type Position, type Preset, readConformance } from './file-format.ts';

// Parts of Up Against the Wall

interface UawTable {
  readonly mover: uaw.Side;
  readonly pieces: Readonly<Record<uaw.Side, readonly number[]>>;
  readonly counters: readonly number[];
  readonly done: { readonly attacked: readonly number[] };
  readonly phase: {
    readonly kind: string;
    readonly track: number;
    readonly left: number;
    readonly outcome: { readonly winner: string; readonly scores: Readonly<Record<uaw.Side, number>> };
  };
}

type Tracks = readonly { readonly id: string; readonly values: readonly number[]; readonly line: number }[];

it('agrees on attacks, gambits and scores of Up Against the Wall', () => {
  const met = { attacks: 0, rolls: 0, gambits: 0, scores: 0 };
  for (const { preset, position, next } of positionsOf('up-against-the-wall')) {
    const { scenario, unopposed } = preset.setup as { scenario: { tracks: Tracks }; unopposed: string };
    const table = position.state['table'] as UawTable;
    const { mover, phase } = table;
    const pieces = piecesOn(table);
    if (phase.kind === 'attack' && unopposed === 'hold') {
      met.attacks++;
      const tracks = scenario.tracks.filter((_, track) => {
        const { [mover]: own, radicals, administration } = pieces[track]!;
        const isOpen = uaw.naiveColumn(own, radicals + administration - own) !== undefined;
        return isOpen && !table.done.attacked.includes(track);
      });
      const attacks = tracks.map(({ id }) => ({ type: 'attack', player: mover, track: id }));
      expect(position.legal.digest).toBe(digestOfSorted([...attacks, { type: 'end-move', player: mover }]));
    }
    if (phase.kind === 'over') {
      met.scores++;
      const tracks = scenario.tracks.map(({ values, line }, track) => ({
        boxes: values.map((value, box) => ({ side: sideOf(box, line), value })),
        box: table.counters[track]!,
      }));
      const { winner, ...scores } = uaw.naiveScore(tracks);
      expect([phase.outcome.winner, phase.outcome.scores]).toEqual([winner, scores]);
    }
    const [roll, ...further] = position.play ?? [];
    if (roll?.['type'] !== 'roll' || further.length > 0) continue;
    const die = roll['die'] as number;
    const after = next!.state['table'] as UawTable;
    if (phase.kind === 'attack-roll') {
      met.rolls++;
      const result = uaw.naiveAttack(pieces[phase.track]!, mover, die);
      expect(piecesOn(after)).toEqual(pieces.with(phase.track, result!.pieces));
    } else {
      met.gambits++;
      const result = uaw.naiveGambit(pieces, mover, die)!;
      if (result.toRemove !== undefined) expect(after.phase).toMatchObject({ left: result.toRemove.count });
      // If there is no choice, the referee has already removed the pieces.
      if (result.toRemove !== undefined || after.phase.kind !== 'remove')
        expect(piecesOn(after)).toEqual(result.tracks);
    }
  }

  expect(Math.min(...Object.values(met))).toBeGreaterThan(3);
});

function piecesOn({ pieces: { radicals, administration } }: UawTable): uaw.Pieces[] {
  return radicals.map((count, track) => ({ radicals: count, administration: administration[track]! }));
}

function sideOf(box: number, line: number): uaw.Box['side'] {
  if (box === line) return 'line';
  return box < line ? 'administration' : 'radicals';
}

// Parts of Chicago-Chicago!

type Units = readonly (readonly number[])[];

interface ChicagoTable {
  readonly groups: { readonly fresh: Units; readonly spent: Units };
  readonly police: { readonly fresh: Units; readonly spent: Units };
  readonly phase: { readonly kind: string; readonly player: string; readonly at: number; readonly left: number };
}

it('agrees on the areas that a march of Chicago-Chicago! can reach', () => {
  let marches = 0;
  for (const { preset, position } of positionsOf('chicago-chicago')) {
    const { phase, groups, police } = position.state['table'] as ChicagoTable;
    if (phase.kind !== 'march') continue;
    marches++;
    const { areas, links } = preset.setup['scenario'] as { areas: { id: string }[]; links: [string, string][] };
    const ids = areas.map(({ id }) => id);
    const enemies = phase.player === 'police' ? groups : police;
    const entryCosts = ids.map((_, place) =>
      [...enemies.fresh, ...enemies.spent].some((row) => row[place]! > 0) ? 2 : 1,
    );
    // The action `go-on` leads to a neighbouring area, so the naive search gets only the links of the current area.
    const steps = links.filter((ends) => ends.includes(ids[phase.at]!));
    const numbered = steps.map(([one, other]) => [ids.indexOf(one), ids.indexOf(other)] as const);
    const costs = cheapestCosts(numbered, ids.length, { from: phase.at, entryCosts, budget: phase.left });
    const { player } = phase;
    const goals = ids.filter((_, place) => place !== phase.at && costs[place] !== undefined);
    const actions = [{ type: 'halt', player }, ...goals.map((to) => ({ type: 'go-on', player, to }))];
    expect(position.legal.digest).toBe(digestOfSorted(actions));
  }

  expect(marches).toBeGreaterThan(10);
});

// Parts of Some Air War Games

interface AirTable {
  readonly waiting: readonly air.Colour[];
  readonly cities: readonly { readonly field: number; readonly airport: number; readonly controller: air.Colour }[];
  readonly units: Readonly<Record<air.Colour, readonly number[]>>;
  readonly phase: { readonly kind: string };
}

/** A written order to fire. `from` and `to` are numbers of fields. */
interface Aim {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

it('agrees on the targets of the air war, and on the control of its cities before units fire', () => {
  const met = { lists: 0, cities: 0 };
  for (const { preset, position } of positionsOf('air-war')) {
    const table = position.state['table'] as AirTable;
    if (table.phase.kind !== 'fire') continue;
    const { board } = preset.setup['scenario'] as { board: { columns: number; rows: number } };
    const fields = fieldsOf(board);
    const units = (['A', 'B'] as const).flatMap((colour) =>
      table.units[colour].map((field): air.Unit => ({ colour, ...fields[field]! })),
    );
    const secrets = position.state['secrets'] as Readonly<Record<air.Colour, { readonly aims: readonly Aim[] }>>;
    met.lists++;
    const actions = table.waiting.flatMap((player) => [
      { type: 'commit', player },
      ...aimsOf(fields, units, { player, written: secrets[player].aims }),
    ]);
    expect(position.legal).toEqual({ count: actions.length, digest: digestOfSorted(actions) });

    met.cities += table.cities.length;
    const cities = table.cities.map(({ field, airport, controller }) => ({
      ...{ city: fields[field]!, airport: fields[airport]!, controller },
    }));
    expect(air.controllers(units, cities)).toEqual(cities.map(({ controller }) => controller));
  }

  expect(Math.min(...Object.values(met))).toBeGreaterThan(20);
});

/** The orders to fire that a player can still write, sorted by field. */
function aimsOf(
  fields: readonly Field[],
  units: readonly air.Unit[],
  { player, written }: { player: air.Colour; written: readonly Aim[] },
): Json[] {
  const last = written.at(-1) ?? { from: -1, to: -1 };
  return fields.flatMap((from, number) => {
    const here = units.filter(({ colour, x, y }) => colour === player && x === from.x && y === from.y);
    if (here.length === 0) return [];
    const left = here.length - written.reduce((sum, aim) => sum + (aim.from === number ? aim.count : 0), 0);
    const aimed = new Set(air.targets(units, here[0]!).map((place) => indexOf(fields, place)));
    return [...aimed]
      .filter((to) => number > last.from || (number === last.from && to > last.to))
      .flatMap((to) =>
        Array.from({ length: left }, (_, index) => ({
          ...{ type: 'aim', player, from: from.name, to: fields[to]!.name, count: index + 1 },
        })),
      );
  });
}

interface Field extends air.Place {
  readonly name: string;
}

/** The fields of a board, column by column. Even columns have one field fewer than odd columns. */
function fieldsOf({ columns, rows }: { columns: number; rows: number }): Field[] {
  return Array.from({ length: columns }, (_, index) => index + 1).flatMap((x) =>
    Array.from({ length: x % 2 === 1 ? rows : rows - 1 }, (_, index) => ({
      name: `${String.fromCharCode(96 + x)}${String(index + 1)}`,
      x,
      y: 2 * index + (x % 2 === 1 ? 0 : 1),
    })),
  );
}

function indexOf(fields: readonly Field[], { x, y }: air.Place): number {
  return fields.findIndex((field) => field.x === x && field.y === y);
}

// Helpers

/** Every position of a file, with the next position of the same match. */
function positionsOf(id: string): { preset: Preset; position: Position; next: Position | undefined }[] {
  return readConformance(id).presets.flatMap((preset) =>
    preset.matches.flatMap((match) => match.map((position, index) => ({ preset, position, next: match[index + 1] }))),
  );
}
