import { expect, it, onTestFinished, vi } from 'vitest';
import { manifest } from '../../src/games/air-war/manifest.ts';
import { choicesOf } from '../../src/session/choices.ts';
import { startInput } from '../../src/ui/input.ts';
import { startLocalMatch } from '../../src/ui/local-match.ts';
import { promptOf } from '../../src/ui/prompt.ts';

it('names no reason against the end of another phase', async () => {
  const controllers = { A: 'person', B: { bot: 'random' } } as const;
  const match = await startLocalMatch(manifest, {
    options: manifest.presets['for-play']!,
    controllers,
    seed: 'named',
  });
  onTestFinished(() => match.close());
  for (let city = 0; city < 4; city++) match.play(choicesOf(match.now)[0]!.action);
  match.play({ type: 'commit', player: 'A' });
  await vi.waitFor(() => expect(match.now.next.kind).toBe('move'));

  expect(promptOf({ client: match, now: match.now, input: startInput(match.now) })).toBe(
    'Name an unproductive city: which field?',
  );
});
