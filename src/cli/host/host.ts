import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { messageOf } from '../../core/errors.ts';
import { randomSeed } from '../../core/random.ts';
import { fileStore } from '../../room/files.ts';
import { openRooms } from '../../room/index.ts';
import { command } from '../command.ts';
import { CommandError, EXIT } from '../failure.ts';
import { GAME_IDS, gameNamed, type LoadedGame } from '../game.ts';
import { LANGUAGE_OPTION, MATCH_OPTIONS, matchSettings } from '../match-options.ts';
import { spokenOf } from '../spoken.ts';
import { pageFiles } from './page.ts';
import { type Pages, pageServer } from './server.ts';

/** The `host` command. */
export const host = command({
  name: 'host',
  takes: '[game]',
  summary: 'Let people play each other in their browsers',
  example: 'host up-against-the-wall --lan',
  options: {
    lan: { group: 'Server', text: 'Accept connections from other devices on the network' },
    port: { group: 'Server', value: '<number>', text: 'Port of the server', defaultValue: '8080' },
    'public-url': { group: 'Server', value: '<url>', text: 'Public address if the server is behind a proxy' },
    store: { group: 'Server', value: '<folder>', text: 'Folder for matches', defaultValue: 'countersheet-rooms' },
    bot: { group: 'Match', value: '<player=bot>', text: 'Bot that plays for a player', isRepeated: true },
    ...MATCH_OPTIONS,
    language: { ...LANGUAGE_OPTION, text: 'Language if the game lacks the browser’s language' },
  },
  more: () => [
    'Prints a link for each player. Send each link only to its player: anyone who has the link can play.',
    'To continue the match later, run the command again. For a new match, name another folder.',
  ],
  run: async ({ values, words }, terminal) => {
    const known = await gameNamed(words[0] ?? GAME_IDS[0]!, values.preset);
    const seed = randomSeed();
    const { options, written } = matchSettings(known, values, seed);
    // True if the user chose a preset or a number of players, so that the options are complete. If this value is false,
    // the room adds the default options of the game.
    const isWhole = values.preset !== undefined || values.players !== undefined;
    const given = isWhole ? { ...options, seed } : { ...written };
    const { close, links } = await startHost(known, { ...values, bots: botsIn(values.bot), options: given });
    for (const [viewer, link] of Object.entries(links)) terminal.out(`${viewer}: ${link}`);
    terminal.out('Press Ctrl+C to stop the server. The match is saved in the folder.');
    await new Promise((done) => {
      process.once('SIGINT', done);
      process.once('SIGTERM', done);
    });
    await close();
    return EXIT.done;
  },
});

/** Settings of a server. */
export interface HostSettings {
  readonly lan: boolean;
  readonly port: string;
  readonly 'public-url'?: string | undefined;
  readonly store: string;
  readonly bots: Readonly<Record<string, string>>;
  readonly language: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A running server, and the links to its page: one link for each viewer. */
export interface Hosted {
  readonly links: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server with one room. If the folder contains a saved room, the server continues this room; otherwise, the
 * server creates a new room.
 */
export async function startHost(known: LoadedGame, settings: HostSettings): Promise<Hosted> {
  const { store: folder, bots, options, language } = settings;
  await spokenOf(known, language); // Throws an error if the language is unknown.
  const files = pageFiles(known, language);
  const store = await fileStore(folder).catch((error: unknown) => {
    throw new CommandError(`--store: ${messageOf(error)}`, { code: EXIT.file });
  });
  const serving = await pageServer(files, (send) => openRooms([known.manifest], { store, send }));
  const id = known.game.id.replaceAll(/[^a-z0-9]/g, '').slice(0, 40);
  try {
    const { tokens } = await serving.rooms.open(known.game.id, { id, bots, options });
    const address = await listening(serving, settings);
    const base = settings['public-url']?.replace(/\/$/, '') ?? address;
    const links = Object.fromEntries(Object.entries(tokens).map(([viewer, token]) => [viewer, `${base}/#${token}`]));
    return { links, close: () => serving.close().then(store.close) };
  } catch (error) {
    await serving.rooms.close();
    await store.close();
    throw error;
  }
}

/** Starts the server and returns the address of the server's page. */
async function listening({ server }: Pages, { lan, port }: HostSettings): Promise<string> {
  if (!/^\d{1,5}$/.test(port))
    throw new CommandError(`--port: Expected a number from 0 to 65535 but received "${port}".`);
  await new Promise<void>((done, fail) => {
    server.once('error', (error) => fail(new CommandError(`--port: ${error.message}.`)));
    server.listen(Number(port), lan ? '0.0.0.0' : '127.0.0.1', done);
  });
  const { port: opened } = server.address() as AddressInfo;
  return `http://${lan ? lanAddress() : 'localhost'}:${String(opened)}`;
}

function lanAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
}

/** Reads the values of `--bot`. For each player with a bot, the result has the name of the bot. */
function botsIn(given: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    given.map((each) => {
      const [, player, bot] = /^([^=]+)=(.+)$/.exec(each) ?? [];
      if (player === undefined || bot === undefined)
        throw new CommandError(`--bot: Expected player=bot but received "${each}".`);
      return [player, bot];
    }),
  );
}
