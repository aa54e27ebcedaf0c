/** Combines listed actions into actions that are legal but not listed. */

/** An action that `legalActions` lists, of any game. The type has the fields of the actions of all games. */
export interface Small extends Partial<
  Readonly<Record<'track' | 'area' | 'unit' | 'sort' | 'table' | 'from' | 'to' | 'target' | 'field', string>>
> {
  readonly type: string;
  readonly player: string;
  readonly count?: number;
  readonly points?: number;
  readonly repay?: number;
}

/** An action without its player. */
type Form = Readonly<Record<string, unknown>>;

/**
 * For each game, a function that combines listed actions of one player into unlisted actions. The function can also
 * return other kinds of unlisted actions.
 */
const FORMS: Readonly<Record<string, (run: readonly [Small, ...Small[]]) => readonly Form[]>> = {
  'up-against-the-wall': (run) => [
    { type: 'deploy-all', piles: counts(leading(run, 'deploy'), 'track') },
    { type: 'remove-pieces', piles: counts(leading(run, 'remove-piece'), 'track') },
  ],
  'world-game': ([{ to, repay, target }, second]) => [
    { type: 'propose-alliance', to, repay, pledge: second?.points },
    { type: 'attack-with', target, points: second?.points },
    { type: 'note', text: 'Trust me.' },
  ],
  'chicago-chicago': (run) => [
    { type: 'default-set-up' },
    { type: 'deploy-all', boxes: unitsByArea(leading(run, 'garrison')), areas: unitsByArea(run, 'post') },
    ...orders(run).slice(0, 1),
    { type: 'play-step', orders: orders(run) },
    {
      type: 'attack-groups',
      area: run[0].area,
      groups: counts(leading(run, 'single-out'), 'sort'),
      platoons: counts(run.filter(isOf('commit')), 'unit'),
      table: run.find(isOf('strike'))?.table,
    },
  ],
  'air-war': (run) => [
    { type: 'cities', cities: leading(run, 'place-city').map(bare) },
    { type: 'placement', piles: counts(leading(run, 'place'), 'field') },
    { type: 'orders', flights: run.filter(isOf('fly')).map(bare), moves: run.filter(isOf('move')).map(bare) },
    { type: 'fire', aims: leading(run, 'aim').map(bare) },
    { type: 'take-back', number: run.length % 3 },
  ],
};

/**
 * Returns actions whose types are never listed, such as bulk actions. The actions can be illegal.
 *
 * @param game - Id of the game.
 * @param run - Listed actions that one player could play one after another from the current position.
 */
export function unlistedForms(game: string, run: readonly Small[]): readonly Form[] {
  const [first, ...rest] = run;
  if (first === undefined) return [];
  return (FORMS[game]?.([first, ...rest]) ?? []).map((form) => ({ ...form, player: first.player }));
}

/** Combines the steps of a march into one order. Other orders stay as they are. */
function orders(run: readonly Small[]): readonly Form[] {
  const found: (Form & { readonly path?: (string | undefined)[] })[] = [];
  for (const small of run) {
    if (small.type === 'go-on') found.at(-1)?.path?.push(small.to);
    else if (small.type === 'move' || small.type === 'infiltrate') found.push(marchOf(small));
    else if (small.type === 'end-step') break;
    else if (small.type !== 'halt') found.push({ ...bare(small), type: small.type });
  }
  return found;
}

function marchOf({ type, unit, from, to, count }: Small): Form & { path: (string | undefined)[] } {
  return { type: 'march', unit, path: [from, to], count, infiltrating: type === 'infiltrate' };
}

/** Returns the actions of a list before the first action that has another type. */
function leading(run: readonly Small[], type: string): readonly Small[] {
  const end = run.findIndex((small) => small.type !== type);
  return end < 0 ? run : run.slice(0, end);
}

function isOf(type: string): (small: Small) => boolean {
  return (small) => small.type === type;
}

function counts(run: readonly Small[], field: 'track' | 'sort' | 'unit' | 'field'): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { [field]: name = '', count = 1 } of run) sums[name] = (sums[name] ?? 0) + count;
  return sums;
}

function unitsByArea(run: readonly Small[], type?: string): Readonly<Record<string, Readonly<Record<string, number>>>> {
  const some = type === undefined ? run : run.filter(isOf(type));
  const areas = [...new Set(some.map(({ area = '' }) => area))];
  return Object.fromEntries(
    areas.map((each) => [
      each,
      counts(
        some.filter(({ area = '' }) => area === each),
        'unit',
      ),
    ]),
  );
}

function bare({ type: _type, player: _player, ...fields }: Small): Form {
  return fields;
}
