/** What the element asks next. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { games } from '../../src/games/index.ts';
import { freshInput, startInput } from '../../src/ui/input.ts';
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

  it('writes the name of a player as the options do', async () => {
    const { now } = await matchOf('revolting-behaviour');

    expect(titleIn(now, 'ada').name).toBe('ada');
    expect(titleIn((await matchOf('up-against-the-wall')).now, 'radicals').name).toBe('The radicals');
  });
});
