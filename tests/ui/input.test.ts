/** Tests which input the match element asks the person for next. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { worldGame } from '../../src/games/world-game/rules/game.ts';
import { games } from '../../src/games/index.ts';
import { freshInput, startInput, suggestedAmount } from '../../src/ui/input.ts';
import { type LocalMatch, startLocalMatch } from '../../src/ui/local-match.ts';
import { labelOf, placesIn, promptOf, titleIn } from '../../src/ui/prompt.ts';

async function matchOf(game: keyof typeof games): Promise<LocalMatch> {
  const match = await startLocalMatch(await games[game](), { seed: 1 });
  onTestFinished(() => match.close());
  return match;
}

describe('the input', () => {
  it('asks for the amount at once if nothing else can be chosen', async () => {
    const match = await matchOf('world-game');
    expect(startInput(match.now).chosen).toBeUndefined();

    match.play(match.game.manifest.game.parse('Alba propose Bern 1'));

    expect(startInput(match.now).chosen?.action).toEqual({
      type: 'set-pledge',
      player: 'Alba',
      points: 0,
    });
  });

  it('starts with the amount that the game suggests, and says why', async () => {
    const { manifest, messages } = (await matchOf('world-game')).now;
    const game = worldGame;
    const start = game.setup({ seed: 1, diplomacyRounds: 0 });
    const [attacker, target] = game.players(start);
    const { state } = game.step(start, game.parse(`${attacker!} attack ${target!}`));
    const now = { manifest, messages, view: game.view(state, attacker!) };
    const action = game.parse(`${attacker!} commit 1`);

    expect(suggestedAmount(now, { action })).toEqual({
      amount: 3000,
      reason: 'B has at most 2,999 points: an attack with 3,000 certainly leads to a battle.',
    });
  });

  it('makes the prompt ask whether the chosen action is meant', async () => {
    const match = await matchOf('world-game');
    match.play(match.game.manifest.game.parse('Alba propose Bern 1'));
    const { now } = match;
    const input = startInput(now);

    expect(promptOf({ client: match, now, input })).toBe(`${labelOf(now, input.chosen!.action)}?`);
  });

  it('names the clicked places as the messages do', async () => {
    const { now } = await matchOf('chicago-chicago');

    expect(placesIn(now, { ...freshInput(now), places: ['lincoln-park', 'default-set-up'] })).toBe(
      'Lincoln Park, default set up',
    );
  });
});

describe('the prompt', () => {
  it('tells the viewer that they have lost', async () => {
    const match = await matchOf('up-against-the-wall');
    match.play({ type: 'concede', player: 'radicals' });
    const { now } = match;

    expect(promptOf({ client: match, now, input: freshInput(now) })).toMatch(/^The match is over\. You lose\./u);
  });

  it('does not tell several people at one screen that they have lost', async () => {
    const manifest = await games['up-against-the-wall']();
    const controllers = { radicals: 'person', administration: 'person' } as const;
    const match = await startLocalMatch(manifest, { controllers, seed: 1 });
    onTestFinished(() => match.close());
    match.play({ type: 'concede', player: 'radicals' });
    const { now } = match;

    expect(promptOf({ client: match, now, input: freshInput(now) })).not.toContain('You');
  });

  it('writes the name of a player as the options do', async () => {
    const { now } = await matchOf('revolting-behaviour');

    expect(titleIn(now, 'ada').name).toBe('ada');
    expect(titleIn((await matchOf('up-against-the-wall')).now, 'radicals').name).toBe('The radicals');
  });
});
