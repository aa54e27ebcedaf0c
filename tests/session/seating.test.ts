import { expect, it } from 'vitest';
import { manifest } from '../../src/games/up-against-the-wall/manifest.ts';
import { messages } from '../../src/games/up-against-the-wall/messages/en.ts';
import { getNode } from '../../src/match/tree.ts';
import { startSession } from '../../src/session/play.ts';
import { stateOf } from '../../src/session/session.ts';

it('shows the names of people after the names of their players', () => {
  const controllers = { radicals: 'person', administration: 'person' } as const;
  const session = startSession({ manifest, messages }, { controllers, seed: 1, seating: { radicals: 'Ann' } });
  const sentences = getNode(session.match).events.map((event) => session.messages.describe(event, stateOf(session)));

  expect(sentences.join(' ')).toContain('The radicals (Ann)');
});
