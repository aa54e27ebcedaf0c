import { randomSeed } from '../../core/random.ts';
import { currentState, toTreeRecord } from '../../match/index.ts';
import { startSession } from '../../session/index.ts';
import { COLOR_OPTION, headed, inColor } from '../color.ts';
import { command, type Given, wholeNumber } from '../command.ts';
import { EXIT, fromFile } from '../failure.ts';
import { gameNamed, oneGameOf } from '../game.ts';
import { refuseExisting, replaceFile } from '../journal.ts';
import { LANGUAGE_OPTION, MATCH_OPTIONS, matchSettings, SEED_OPTION } from '../match-options.ts';
import { botsHelp, defaultBotOf } from '../own-bots.ts';
import { sayIn } from '../phrases/say.ts';
import { spokenOf } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { type OpenMatch, languageOf, loadMatch } from './saved-match.ts';
import { participantsOf, personsIn, controllersFor } from './controllers.ts';
import { MatchPrompt } from './match-prompt.ts';
import { helpIn, words } from './prompt-words.ts';
import { botsFor, refuseOther } from './match-request.ts';

const OPTIONS = {
  as: { group: 'Players', value: '<player,...|all>', text: 'Players controlled by people [default: the first]' },
  bots: { group: 'Players', value: '<bot,...>', text: 'Bots of the other players [default: strategist]' },
  budget: { group: 'Players', value: '<iterations>', text: 'Search iterations per bot decision', defaultValue: '200' },
  ...MATCH_OPTIONS,
  seed: { ...SEED_OPTION, text: 'Random seed [default: a new one]' },
  resume: { group: 'Match', value: '<file>', text: 'Continue a match from a file that "save" wrote' },
  language: LANGUAGE_OPTION,
  color: COLOR_OPTION,
  record: { group: 'Output', value: '<file>', text: 'Write the record of the match to a new file' },
} as const;

/** The `play` command. */
export const play = command({
  name: 'play',
  takes: '<game>',
  summary: 'Play a match in this terminal',
  example: 'play up-against-the-wall --bots greedy',
  options: OPTIONS,
  more: async () => [...helpIn(sayIn('en'), { action: '<action>', rule: '<number>' }), '', ...(await botsHelp())],
  run: async (given, terminal) => {
    const { record: file, resume, color } = given.values;
    const colored = inColor(terminal, color);
    refuseExisting('--record', file);
    const open = resume === undefined ? await newMatch(given) : await resumeMatch(resume, given);
    await playAt(open, colored, { resume, record: file });
    return EXIT.done;
  },
});

async function playAt(
  open: OpenMatch,
  terminal: Terminal,
  files: { readonly resume: string | undefined; readonly record: string | undefined },
): Promise<void> {
  const { record: file, resume } = files;
  const { known, bots } = open;
  const { game, manifest } = known;
  const spoken = await spokenOf(known, languageOf(open.session));
  const prompt = new MatchPrompt(open, terminal, { spoken, words, own: resume, taken: file });
  const { rulebook, messages } = spoken;
  const { say, paint } = prompt.screen;
  terminal.out(paint('heading', say('start', { title: game.title, id: game.id })));
  const controllers = game
    .players(currentState(open.session.match))
    .map((player) => `${player}: ${Object.hasOwn(bots, player) ? bots[player]!.name : say('at-the-keyboard')}`);
  terminal.out(controllers.join(', '));
  terminal.out(headed(prompt.screen, 'legend', messages.catalogue.howToRead));
  const aims = manifest.aims.map((id) => `${rulebook[id]!.text} (${paint('rule', id)})`);
  terminal.out(headed(prompt.screen, 'goal', aims.join(' ')));
  try {
    await prompt.run();
  } finally {
    if (file !== undefined) {
      const text = JSON.stringify(toTreeRecord(game, prompt.session.match));
      fromFile(file, () => replaceFile(file, `${text}\n`));
      terminal.out(say('recorded', { file }));
    }
  }
}

async function newMatch({ values, typedOptions, words: named }: Given<typeof OPTIONS>): Promise<OpenMatch> {
  const known = await oneGameOf(named, values.preset);
  const { game, manifest, preset = manifest.defaultPreset } = known;
  const { language, seed = randomSeed() } = values;
  const { messages } = await spokenOf(known, language);
  const { options } = matchSettings(known, values, seed);
  const players = game.players(game.setup(options));
  const persons = personsIn(values.as, players);
  const bots = botsFor({ bots: values.bots ?? (await defaultBotOf(known)), typedOptions }, players, persons);
  const iterations = wholeNumber('--budget', values.budget);
  const controllers = controllersFor(persons, bots, { iterations });
  const notes = { language, preset, iterations: String(iterations) };
  const session = startSession({ manifest, messages }, { options, controllers, seed, notes });
  return { known, session, bots: await participantsOf(known, controllers) };
}

async function resumeMatch(file: string, given: Given<typeof OPTIONS>): Promise<OpenMatch> {
  const { values, words: named } = given;
  const own = named.length === 0 ? undefined : await oneGameOf(named, values.preset);
  const open = await loadMatch(file, own);
  const asked = own ?? (await gameNamed(open.known.source, values.preset));
  refuseOther(file, open, { ...given, asked });
  return open;
}
