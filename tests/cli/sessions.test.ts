/**
 * Replays sessions from files. Each file contains the lines that persons type. The tests compare the terminal output
 * with a golden file.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/cli/game.ts';
import { told } from './told.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'countersheet-sessions-'));
const SESSIONS = new URL('sessions/', import.meta.url);
afterAll(() => rmSync(FOLDER, { recursive: true }));

/** The commands of a session, each with its input lines. */
function commandsIn(name: string): readonly { readonly words: string; readonly lines: readonly string[] }[] {
  const text = readFileSync(new URL(`${name}.txt`, SESSIONS), 'utf8').replaceAll('FOLDER', join(FOLDER, name));
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const [words = '', ...lines] = part.split('\n').slice(0, -1);
      return { words, lines };
    });
}

/** The terminal output of a session. */
async function transcriptOf(name: string): Promise<string> {
  let text = '';
  mkdirSync(join(FOLDER, name));
  for (const { words, lines } of commandsIn(name)) {
    const { out, error, code } = await told(words, { lines });
    expect({ error, code }, words).toEqual({ error: '', code: 0 });
    text += `$ countersheet ${words}\n${out}\n`;
  }
  return text.replaceAll(join(FOLDER, name), 'FOLDER');
}

describe('a session', () => {
  it.each(GAME_IDS)('of %s prints the same text as always', async (game) => {
    const transcript = await transcriptOf(game);

    for (const word of ['why', 'undo', 'hint', 'save FOLDER/kept.json', 'quit']) {
      expect(transcript).toMatch(new RegExp(`> ${word}\n`));
    }
    expect(transcript).toMatch(/\([A-Z]+-[\d.]+\) Type why for the rule\.\n/);
    // The golden file contains the output. If the output changes, this test fails. Another test checks that the output
    // reveals no secrets.
    await expect(transcript).toMatchFileSnapshot(`../golden/play/${game}.txt`);
  });

  it('exists for every game', () => {
    const names = readdirSync(SESSIONS).map((file) => file.replace('.txt', ''));

    expect(names.toSorted()).toEqual(GAME_IDS.toSorted());
  });
});
