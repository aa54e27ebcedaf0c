import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseResults, playMatch, playTournament, type TournamentResults } from '../../src/tournaments/index.ts';
import { BotProcess } from '../../src/tournament-workers/bot-process.ts';
import { processBot, type ProcessBotSettings } from '../../src/tournament-workers/index.ts';
import { memoryStore, openRooms } from '../../src/room/index.ts';
import { manifest } from '../../src/games/up-against-the-wall/manifest.ts';
import { cards, highCardGame } from '../tournaments/contests.ts';
import { builtForWorkers } from './bundle.ts';
import { IS_THOROUGH } from '../times.ts';

const folder = mkdtempSync(join(tmpdir(), 'countersheet-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * The command that starts a shell script. The script runs the shell code `answer` for each `go` message; `$line`
 * contains the message.
 */
function script(answer: string): readonly string[] {
  const go = `*'"type":"go"'*) ${answer} ;;`;
  return ['sh', '-c', `while read -r line; do case "$line" in ${go} esac; done`];
}

const FIRST = `echo '{"type":"bestaction","action":0}'`;

/** Plays a tournament between a program and a random bot. */
function contestWith(
  command: readonly string[],
  rounds: number,
  settings?: ProcessBotSettings,
): Promise<TournamentResults> {
  const program = { name: 'program', bot: processBot(highCardGame, command, settings) };
  const participants = [cards.participants[0]!, program];
  const budget = settings?.budget === undefined ? {} : { budget: settings.budget };
  return playTournament({ game: highCardGame, participants }, { rounds, seed: 'programs', ...budget }, { ...settings });
}

/** Returns why the program lost its matches. Also checks the number of matches. */
async function failuresOf(...[command, rounds, settings]: Parameters<typeof contestWith>): Promise<readonly string[]> {
  const { matches } = await contestWith(command, rounds, settings);
  expect(matches).toHaveLength(2 * rounds);
  return matches.flatMap(({ failure }) => (failure === undefined ? [] : [failure.reason]));
}

describe('a bot in a process', () => {
  it.each([
    ['the number of a choice', '0'],
    ['the notation of the game', '"left discard"'],
    ['JSON', '{"type":"discard","player":"left"}'],
  ])('answers with %s', async (_, action) => {
    const bot = processBot(highCardGame, script(`echo '{"type":"bestaction","action":${action}}'`));
    const { outcome, failure } = await playMatch(
      highCardGame,
      { left: { name: 'program', bot }, right: cards.participants[0]! },
      { seed: 1 },
    );

    expect(failure).toBeUndefined();
    expect(outcome).toBeDefined();
  });

  it('receives the position, its limits and a seed, but no state', async () => {
    const file = join(folder, 'heard.txt');
    const command = ['sh', '-c', `while read -r line; do echo "$line" >> ${file}; ${FIRST}; done`];
    await contestWith(command, 1, { decisionTime: 60_000 });

    const heard = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(heard[0]).toMatchObject({ v: 1, type: 'position', game: highCardGame.id, size: 2, rulesVersion: 1 });
    expect(heard[1]).toEqual({
      ...{ v: 1, type: 'go', id: 1, seed: expect.any(Number) as number },
      limits: { iterations: 1000, decisionTime: 60_000 },
    });
    expect((heard[1] as { readonly seed: number }).seed).toBeLessThan(2 ** 32);
    expect(JSON.stringify(heard)).not.toMatch(/"hidden"|"dice"|"secrets"|programs/);
  });

  it.each([
    ['ends', 'exit 3', 'The bot threw Error: The program ended with exit code 3'],
    ['is killed', 'kill -9 $$', 'The bot threw Error: The program was ended by SIGKILL'],
    ['writes something else', 'echo thinking', /^The bot threw Error: The program wrote thinking: .*not valid JSON/],
    ['writes no object', 'echo 7', 'The bot threw Error: The program wrote 7: Expected an object'],
    ['has no such choice', `echo '{"type":"bestaction","action":99}'`, /^The bot threw RangeError/],
    ['cheats', `echo '{"type":"bestaction","action":{"type":"keep","player":"nobody"}}'`, /^The bot returned/],
    ['is silent', ':', 'The bot threw Error: The bot did not answer within 1500 ms'],
  ])('that %s loses its match, and a new process plays the next match', async (fault, answer, reason) => {
    const marker = join(folder, 'marker');
    rmSync(marker, { force: true });
    const once = script(`if [ -e ${marker} ]; then ${FIRST}; else touch ${marker}; ${answer}; fi`);

    // The usual limit of 60 seconds is long enough to start a program on a busy machine.
    const decisionTime = fault === 'is silent' ? 1500 : 60_000;
    expect(await failuresOf(once, 2, { decisionTime })).toEqual([expect.stringMatching(reason)]);
  });

  it('loses every match if it cannot be started', async () => {
    const reasons = await failuresOf(['no-such-program'], 1);

    expect(reasons).toHaveLength(2);
    expect(reasons[0]).toMatch(/The program no-such-program cannot run: .*ENOENT/);
  });

  it('leads its own process group, so that Control-C does not end it', async () => {
    expect(await failuresOf(script(`kill -0 -$$ || exit 3; ${FIRST}`), 1)).toEqual([]);
  });

  it('is no longer timed when it has answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const program = new BotProcess(script(`echo '{"type":"bestaction","id":1,"action":0}'`));
    const answer = await program.ask({ position: {}, go: {}, stopAfter: 1000, decisionTime: 2000 });
    program.kill();

    expect([answer, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('is asked to stop before its time is over', async () => {
    const stop = `*'"type":"stop"'*) ${FIRST} ;;`;
    const searching = ['sh', '-c', `while read -r line; do case "$line" in ${stop} esac; done`];

    expect(await failuresOf(searching, 1, { decisionTime: 60_000, budget: { milliseconds: 5 } })).toEqual([]);
  });

  it('plays in rooms', async () => {
    const bot = processBot(manifest.game, script(FIRST), { decisionTime: 10_000 });
    let hasMoved: () => void;
    const moved = new Promise<void>((resolve) => (hasMoved = resolve));
    const rooms = await openRooms([manifest], {
      store: memoryStore(),
      agents: { program: bot },
      send: (_, { type }) => type === 'update' && hasMoved(),
    });
    const { tokens } = await rooms.open(manifest.game.id, { bots: { radicals: 'program' } });
    await rooms.handle(`${tokens['administration']!}/one`, { v: 1, type: 'hello' });
    await moved;
    await rooms.close();
  });
});

describe('programs of two languages', () => {
  const PYTHON = [
    'import json, random, sys',
    'size = 0',
    'for line in sys.stdin:',
    '    message = json.loads(line)',
    '    if message["type"] == "position":',
    '        size = message["size"]',
    '    elif message["type"] == "go":',
    '        choice = random.Random(message["seed"]).randrange(size)',
    '        print(json.dumps({"type": "bestaction", "id": message["id"], "action": choice}), flush=True)',
    '',
  ].join('\n');
  const SHELL = `while read -r line; do case "$line" in *'"type":"go"'*) ${FIRST} ;; esac; done\n`;

  it.runIf(IS_THOROUGH && hasPython())(
    'play a contest on two processes with the same results as on one, and lose only the match in which they are killed',
    async () => {
      const program = fileURLToPath(new URL('cli/main.js', await builtForWorkers()));
      writeFileSync(join(folder, 'bot.py'), PYTHON);
      writeFileSync(join(folder, 'bot.sh'), SHELL);
      const simulated = async (name: string, shell: string, ...more: readonly string[]): Promise<TournamentResults> => {
        const words = `simulate revolting-behaviour --games 4 --seed programs --json ${name}.json`.split(' ');
        const bots = ['--bot', 'python=python3 bot.py', '--bot', `shell=${shell}`];
        await promisify(execFile)(process.execPath, [program, ...words, ...bots, ...more], { cwd: folder }).catch(
          (error: unknown) => expect(error).toMatchObject({ code: 3 }),
        );
        return parseResults(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')));
      };
      writeFileSync(
        join(folder, 'dies.sh'),
        SHELL.replace('echo', () => 'mkdir dead 2>/dev/null && kill -9 $$; echo'),
      );

      const [one, two, killed] = await Promise.all([
        simulated('one', 'sh bot.sh'),
        simulated('two', 'sh bot.sh', '--workers', '2'),
        simulated('killed', 'sh dies.sh', '--workers', '2'),
      ]);

      expect(two).toEqual(one);
      expect(one.matches.some(({ failure }) => failure !== undefined)).toBe(false);
      const lost = killed.matches.filter(({ failure }) => failure !== undefined);
      expect(lost.map(({ failure }) => failure?.reason)).toEqual([
        'The bot threw Error: The program was ended by SIGKILL',
      ]);
      expect(killed.matches.filter((each) => !lost.includes(each))).toEqual(
        one.matches.filter(({ match }) => match !== lost[0]!.match),
      );
    },
  );
});

function hasPython(): boolean {
  try {
    execFileSync('python3', ['--version']);
    return true;
  } catch {
    return false;
  }
}
