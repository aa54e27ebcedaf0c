import { describe, expect, it } from 'vitest';
import type { GameId } from '../../src/games/index.ts';
import { SUBJECTS } from '../games/subjects.ts';
import { concordance as airWar } from './air-war.ts';
import { concordance as chicagoChicago } from './chicago-chicago.ts';
import { asPrintedPage, checkRow, type Concordance, departuresPage, type Printed } from './concordance.ts';
import { concordance as revoltingBehaviour } from './revolting-behaviour.ts';
import { concordance as upAgainstTheWall } from './up-against-the-wall.ts';
import { concordance as worldGame } from './world-game.ts';

const CONCORDANCES: Readonly<Record<GameId, Concordance>> = {
  'revolting-behaviour': revoltingBehaviour,
  'air-war': airWar,
  'up-against-the-wall': upAgainstTheWall,
  'world-game': worldGame,
  'chicago-chicago': chicagoChicago,
};

const ALL = SUBJECTS.map(({ id, source, english }): Printed => ({
  ...CONCORDANCES[id],
  ...{ id, source, rulebook: english.rulebook, messages: english.messages },
}));

describe.each(ALL)('the concordance of $id', ({ game, rows, rulebook, ...rest }) => {
  it.each(rows.map((row, index) => [`${String(index + 1)}: ${row.at}: ${row.says}`, row] as const))(
    'is true in row %s',
    (_, row) => checkRow(game, row),
  );

  it('cites every rule, and cites every ruling in a departure', () => {
    const cited = rows.flatMap(({ rules }) => rules);
    const departures = rows.flatMap(({ status, rules }) => (status === 'as printed' ? [] : rules));

    expect(Object.keys(rulebook).filter((id) => !cited.includes(id))).toEqual([]);
    const rulings = Object.entries(rulebook).filter(([, { ruling }]) => ruling !== undefined);
    expect(rulings.map(([id]) => id).filter((id) => !departures.includes(id))).toEqual([]);
  });

  it('is a page', async () => {
    // To update the page in `docs/as-printed`, run the tests with `-u`.
    const page = asPrintedPage({ game, rows, rulebook, ...rest });
    await expect(page).toMatchFileSnapshot(`../../docs/as-printed/${rest.id}.md`);
  });
});

it('generates the page of departures', async () => {
  await expect(departuresPage(ALL)).toMatchFileSnapshot('../../docs/departures.md');
});
