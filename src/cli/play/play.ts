import { randomSeed } from '../../core/random.ts';
import { currentState, toTreeRecord } from '../../match/index.ts';
import { startSession } from '../../session/index.ts';
import { command, type Given, wholeNumber } from '../command.ts';
import { EXIT, fromFile } from '../failure.ts';
import { gameNamed, oneGameOf } from '../game.ts';
import { refuseExisting, replaceFile } from '../journal.ts';
import { LANGUAGE_OPTION, MATCH_OPTIONS, matchSetUp, SEED_OPTION } from '../match-options.ts';
import { botsHelp, usualBotOf } from '../own-bots.ts';
import { sayIn } from '../phrases/say.ts';
import { spokenOf } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { type Kept, languageOf, takenUp } from './saved.ts';
import { participantsOf, personsIn, seatsFor } from './seats.ts';
import { Sitting } from './sitting.ts';
import { helpIn, words } from './sitting-words.ts';
import { botsFor, refuseOther } from './wishes.ts';

const OPTIONS = {
  as: { group: 'Players', value: '<player,...|all>', text: 'Players controlled by people [default: the first]' },
  bots: { group: 'Players', value: '<bot,...>', text: 'Bots of the other players [default: strategist]' },
  budget: { group: 'Players', value: '<iterations>', text: 'Search iterations per bot decision', usual: '200' },
  ...MATCH_OPTIONS,
  seed: { ...SEED_OPTION, text: 'Random seed [default: a new one]' },
  resume: { group: 'Setup', value: '<file>', text: 'Continue a match from a file that "save" wrote' },
  language: LANGUAGE_OPTION,
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
    const { record: file, resume } = given.values;
    refuseExisting('--record', file);
    const kept = resume === undefined ? await begun(given) : await resumed(resume, given);
    await playedAt(kept, terminal, { resume, record: file });
    return EXIT.done;
  },
});

async function playedAt(
  kept: Kept,
  terminal: Terminal,
  files: { readonly resume: string | undefined; readonly record: string | undefined },
): Promise<void> {
  const { record: file, resume } = files;
  const { known, bots } = kept;
  const { game, manifest } = known;
  const spoken = await spokenOf(known, languageOf(kept.session));
  const sitting = new Sitting(kept, terminal, { spoken, words, own: resume, taken: file });
  const { say, rulebook, messages } = spoken;
  terminal.out(say('start', { title: game.title, id: game.id }));
  const seats = game
    .players(currentState(kept.session.match))
    .map((player) => `${player}: ${Object.hasOwn(bots, player) ? bots[player]!.name : say('at-the-keyboard')}`);
  terminal.out(seats.join(', '));
  terminal.out(say('legend', { text: messages.catalogue.howToRead }));
  terminal.out(say('goal', { text: manifest.aims.map((id) => `${rulebook[id]!.text} (${id})`).join(' ') }));
  try {
    await sitting.run();
  } finally {
    if (file !== undefined) {
      const text = JSON.stringify(toTreeRecord(game, sitting.session.match));
      fromFile(file, () => replaceFile(file, `${text}\n`));
      terminal.out(say('recorded', { file }));
    }
  }
}

async function begun({ values, said, words: named }: Given<typeof OPTIONS>): Promise<Kept> {
  const known = await oneGameOf(named, values.setup);
  const { game, manifest, setUp = manifest.play } = known;
  const { language, seed = randomSeed() } = values;
  const { messages } = await spokenOf(known, language);
  const { options } = matchSetUp(known, values, seed);
  const players = game.players(game.setup(options));
  const persons = personsIn(values.as, players);
  const bots = botsFor({ bots: values.bots ?? (await usualBotOf(known)), said }, players, persons);
  const iterations = wholeNumber('--budget', values.budget);
  const seats = seatsFor(persons, bots, { iterations });
  const participants = await participantsOf(known, seats);
  const notes = { language, setUp, iterations: String(iterations) };
  return { known, session: startSession({ manifest, messages }, { options, seats, seed, notes }), bots: participants };
}

async function resumed(file: string, given: Given<typeof OPTIONS>): Promise<Kept> {
  const { values, words: named } = given;
  const own = named.length === 0 ? undefined : await oneGameOf(named, values.setup);
  const kept = await takenUp(file, own);
  const asked = own ?? (await gameNamed(kept.known.source, values.setup));
  refuseOther(file, kept, { ...given, asked });
  return kept;
}
