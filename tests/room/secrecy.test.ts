import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import type { GameManifest } from '../../src/manifest/manifest.ts';
import type { RoomMessage } from '../../src/room/protocol.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { settled, testServer } from './server.ts';

const game = defineGame(sealedNumbers);
const manifest = {
  ...{ game, presets: { plain: {} }, defaultPreset: 'plain', controls: {}, messages: {} },
} as unknown as GameManifest;

/**
 * Plays a match in which Ada and the bot Cy choose numbers in secret, while people do everything that is possible in
 * the room. Returns the messages to Bo and to a spectator, without tokens.
 */
async function heardWith(ada: number, cy: number): Promise<Readonly<Record<string, readonly RoomMessage[]>>> {
  let isSealing = false;
  const agents = {
    secretive: () => {
      const action = isSealing ? { type: 'seal', player: 'cy' } : { type: 'choose', player: 'cy', number: cy };
      isSealing = true;
      return action;
    },
  };
  const { rooms, say, heard, time } = await testServer([manifest], { agents });
  const settings = { id: 'secret', bots: { cy: 'secretive' }, options: { seed: 1 }, clock: { bank: 100_000 } };
  const { tokens } = await rooms.open(game.id, settings);
  const [tokenOfAda = '', bo = '', spectator = ''] = [tokens['ada'], tokens['bo'], tokens['spectator']];
  for (const token of [bo, spectator, tokenOfAda]) await say(token, { type: 'hello' });
  const play = (id: string, action: object) => say(tokenOfAda, { type: 'play', id, version: 0, action });
  await play('a', { type: 'choose', player: 'ada', number: ada });
  await time.pass(1000);
  await say(tokenOfAda, { type: 'chat', text: 'I have chosen.' });
  await say(tokenOfAda, { type: 'name', name: 'Ada' });
  await say(tokenOfAda, { type: 'take-back' });
  await play('b', { type: 'choose', player: 'ada', number: ada });
  await play('c', { type: 'choose', player: 'cy', number: 1 });
  rooms.leave(tokenOfAda);
  await say(tokenOfAda, { type: 'hello', version: 0 });
  await say(tokenOfAda, { type: 'forget' });
  for (let turn = 0; turn < 10; turn++) await settled();
  for (const token of [bo, spectator]) await say(`${token}/late`, { type: 'hello' });
  await rooms.close();
  return {
    bo: [...heard(bo), ...heard(`${bo}/late`)],
    spectator: [...heard(spectator), ...heard(`${spectator}/late`)],
  };
}

describe('a room', () => {
  it('sends exactly the same, whatever others do in secret: updates, names, chat, notices, history, presence', async () => {
    const first = await heardWith(1, 2);

    expect(first['bo']?.map(({ type }) => type)).toEqual(expect.arrayContaining(['welcome', 'note', 'seats']));
    for (const [ada, cy] of [[2, 2], [1, 3], [3, 1]] as const) expect(await heardWith(ada, cy)).toEqual(first); // prettier-ignore
  });

  it('is compared strictly: the test notices that Ada receives something else', async () => {
    const own = async (number: number): Promise<string> => {
      const { rooms, say } = await testServer([manifest]);
      const { tokens } = await rooms.open(game.id, { id: 'secret', options: { seed: 1 } });
      const { ada = '' } = tokens;
      const action = { type: 'choose', player: 'ada', number };
      await say(ada, { type: 'play', id: 'a', version: 0, action });
      return JSON.stringify(await say(ada, { type: 'hello' }));
    };

    expect(await own(1)).not.toBe(await own(2));
  });
});
