/** Tests, without a browser, that the element stores orders to groups together with the match. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { manifest } from '../../src/games/air-war/manifest.ts';
import { loadSession, saveSession } from '../../src/session/saved.ts';
import { idleUnits, openPlaces, ordersIn, playedOrders, pressed, withSelected } from '../../src/ui/group.ts';
import { GroupInput } from '../../src/ui/group-input.ts';
import { type LocalMatch, localMatch, startLocalMatch } from '../../src/ui/local-match.ts';

describe('orders to groups', () => {
  it('are still stored after a reload, together with those of the last turn', async () => {
    const match = await startLocalMatch(manifest, {
      options: { cities: 'scenario', placement: 'scenario' },
      controllers: { A: 'person', B: { bot: 'random' } },
      seed: 'groups',
    });
    onTestFinished(() => match.close());
    const begin = (from: LocalMatch): GroupInput => {
      const input = new GroupInput(
        from,
        () => undefined,
        (action) => from.play(action),
      );
      input.start(from.now);
      return input;
    };
    const reloaded = ({ game, session }: LocalMatch): LocalMatch => {
      const again = localMatch(game, loadSession(game, JSON.parse(JSON.stringify(saveSession(session)))));
      onTestFinished(() => again.close());
      return again;
    };
    const input = begin(match);
    const all = withSelected(match.now, input.grouping!, Object.keys(idleUnits(match.now, input.grouping!)));
    const target = openPlaces(match.now, all).find((place) => !all.selected.includes(place))!;
    input.change(pressed(match.now, all, target, false));

    const later = reloaded(match);
    const found = begin(later);
    expect(found.grouping!.orders).toEqual(input.grouping!.orders);
    expect(playedOrders(found.grouping!)).toEqual(playedOrders(input.grouping!));
    expect(found.canRepeat).toBe(false);

    found.commit();
    later.play(later.game.manifest.game.parse('B commit'));
    const next = begin(reloaded(later));
    expect(ordersIn(next.grouping!, 'moves')).toEqual([]);
    expect(next.canRepeat).toBe(true);
  });
});
