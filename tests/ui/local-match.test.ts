import { expect, it } from 'vitest';
import { manifest as airWar } from '../../src/games/air-war/manifest.ts';
import { manifest } from '../../src/games/up-against-the-wall/manifest.ts';
import { choicesOf } from '../../src/session/choices.ts';
import { startLocalMatch } from '../../src/ui/local-match.ts';

it('shows the names of people', async () => {
  const controllers = { radicals: 'person', administration: 'person' } as const;
  const match = await startLocalMatch(manifest, { controllers, seed: 1, seating: { radicals: 'Ann' } });
  match.takeScreen();
  match.close();

  const sentences = match.now.history.flatMap((step) => step.sentences);
  expect(sentences.map(({ text }) => text).join(' ')).toContain('(Ann)');
});

it('tells its listeners that a draft was kept, so that they can store the session', async () => {
  const match = await startLocalMatch(manifest, { seed: 1 });
  const stored: unknown[] = [];
  match.subscribe(() => stored.push(match.session.notes['draft']));
  match.keepDraft('half an order');
  match.close();

  expect(stored).toEqual(['half an order']);
});

it('lets bots and chance play until a person must act', async () => {
  const bot = { bot: 'random' };
  const match = await startLocalMatch(manifest, { controllers: { radicals: bot, administration: bot }, seed: 1 });

  await expect.poll(() => match.now.step).toBeGreaterThan(5);
  match.close();
});

it('lets a bot answer after several actions in the same tick', async () => {
  const controllers = { A: 'person', B: { bot: 'strategist' } } as const;
  const match = await startLocalMatch(airWar, { options: { placement: 'scenario' }, controllers, seed: 1 });
  for (let city = 0; city < 3; city++) match.play(choicesOf(match.now)[0]!.action);
  match.play({ type: 'commit', player: 'A' });

  expect(match.now.next).toEqual({ kind: 'wait', player: 'B' });
  await expect.poll(() => match.now.next.kind).toBe('move');
  match.close();
});

it('refuses a seating that does not consist of names', async () => {
  const seating = { radicals: 1 } as object as Record<string, string>;

  await expect(startLocalMatch(manifest, { seating })).rejects.toThrow('seating');
});
