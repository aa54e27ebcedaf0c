import { MalformedError, messageOf } from '../../core/errors.ts';
import type { Game, GameTypes, View } from '../../core/game.ts';
import { byName } from '../../core/lookups.ts';
import { payoff } from '../../core/outcome.ts';
import { createRng, randomSeed, type Seed } from '../../core/random.ts';
import { located } from '../../core/record.ts';
import { generatesOptions, presetOptions } from '../../manifest/preset-options.ts';
import { isRecord } from '../../match/json.ts';
import type { Observation } from '../../encoding/observation.ts';
import { checkedPart, type LoadedGame } from '../game.ts';
import { Batch, numbersIn } from './batch.ts';
import { errorFields, type Fields, Refusal } from './refusal.ts';
import { PROTOCOL, type Request, type RequestOf, requestIn } from './requests.ts';
import { actionIn, type Seen, ServedMatch } from './served-match.ts';

/** The maximum length of a line in characters. */
export const LINE_MOST = 16_000_000;

/** The maximum number of open matches. */
const MATCHES_MOST = 10_000;

/** The maximum number of open batches. */
const BATCHES_MOST = 16;

/** Settings of a server. */
export interface ServerSettings {
  /** True if clients are allowed to see whole states. */
  readonly showsState: boolean;
}

/** A game, and the observation of the game if the manifest has an observation. */
export interface ServedGame extends LoadedGame {
  readonly observation: Observation | undefined;
}

/**
 * Returns a game together with its observation, which encodes a view as numbers. Throws {@link CommandError} if the
 * observation is not valid.
 */
export async function withObservation(known: LoadedGame): Promise<ServedGame> {
  const part = await known.manifest.observation?.();
  return { ...known, observation: part && checkedPart(known.source, 'observation', part).observation };
}

/** Stores the matches of one client and answers the client's messages. The server does not read the clock or files. */
export class GameServer {
  readonly #games: ReadonlyMap<string, ServedGame>;
  readonly #settings: ServerSettings;
  readonly #matches = new Map<number, ServedMatch>();
  readonly #batches = new Map<number, Batch>();
  #last = 0;

  constructor(games: readonly ServedGame[], settings: ServerSettings) {
    this.#games = new Map(games.map((each) => [each.game.id, each]));
    this.#settings = settings;
  }

  /** Returns the answer to a line that the client sent; the answer is also one line. Never throws. */
  answer(line: string): string {
    let id: unknown;
    try {
      if (line.length > LINE_MOST)
        throw new Refusal('too-long', '', `Expected at most ${String(LINE_MOST)} characters`);
      const message = jsonIn(line);
      id = isRecord(message) ? message['id'] : undefined;
      const request = requestIn(message);
      return textOf(id, { type: request.type, ...this.#handle(request) });
    } catch (error) {
      return textOf(id, { ...errorFields(error) });
    }
  }

  #handle(request: Request): Fields {
    switch (request.type) {
      case 'hello':
        return { games: [...this.#games.keys()], state: this.#settings.showsState };
      case 'games':
        return { games: [...this.#games.values()].map(factsOf) };
      case 'new':
        return this.#start(request.fields);
      case 'view':
        return { view: this.#seen(request.fields).view };
      case 'choices':
        return this.#choices(request.fields);
      case 'why':
        return this.#why(request.fields);
      case 'play':
        return this.#match(request.fields.match).play(request.fields.action, request.fields.viewer);
      case 'sample':
        return this.#sample(request.fields);
      case 'playout':
        return this.#playOut(request.fields);
      case 'clone': {
        const { game, state } = this.#open(request.fields.match);
        return this.#added(ServedMatch.from(game, state, request.fields.seed ?? randomSeed()));
      }
      case 'batch':
        return this.#startBatch(request.fields);
      case 'step':
        return this.#batch(request.fields.batch).step(numbersIn(request.fields.actions));
      case 'drop':
        return this.#drop(request.fields);
      case 'record':
        return { record: this.#record(request.fields.match) };
      case 'state': {
        if (!this.#settings.showsState)
          throw new Refusal('hidden', 'match', 'Only a server that was started with --state shows states');
        return { state: this.#match(request.fields.match).state };
      }
    }
  }

  #start({ game: id, seed = randomSeed(), ...settings }: RequestOf<'new'>): Fields {
    const known = this.#game(id);
    return this.#added(ServedMatch.start(known.game, optionsIn(known, { ...settings, seed }), seed));
  }

  #added(match: ServedMatch): Fields {
    if (this.#matches.size >= MATCHES_MOST)
      throw new Refusal('too-many', 'match', 'Too many matches are open: drop a match first');
    this.#matches.set(++this.#last, match);
    return { match: this.#last, players: match.game.players(match.state), ...match.turn() };
  }

  #game(id: string): ServedGame {
    const known = this.#games.get(id);
    if (known !== undefined) return known;
    throw new MalformedError('game', `Expected one of: ${[...this.#games.keys()].join(', ')}`);
  }

  #match(number: number): ServedMatch {
    const match = this.#matches.get(number);
    if (match !== undefined) return match;
    throw new MalformedError('match', `There is no match ${String(number)}`);
  }

  /**
   * Returns a match whose hidden information the client is allowed to see. This is allowed for a sampled match, and for
   * all matches if the server runs with `--state`.
   */
  #open(number: number): ServedMatch {
    const match = this.#match(number);
    if (match.isSampled || this.#settings.showsState) return match;
    throw new Refusal(
      'hidden',
      'match',
      'This request needs a match that was sampled from a view, or a server that was started with --state',
    );
  }

  #seen({ match, viewer, game, view }: RequestOf<'sample'>): Seen {
    if (match !== undefined) return this.#match(match).seenBy(viewer);
    if (game !== undefined && view !== undefined) return trusted(this.#game(game).game, view);
    throw new MalformedError('', 'Expected the field `match`, or the fields `game` and `view`');
  }

  #choices({ from, most, ...about }: RequestOf<'choices'>): Fields {
    const { game, view } = this.#seen(about);
    const choices = game.choices(view);
    const shown = Math.max(0, Math.min(most, choices.size - from));
    return { size: choices.size, choices: Array.from({ length: shown }, (_, index) => choices.at(from + index)) };
  }

  #why({ action, ...about }: RequestOf<'why'>): Fields {
    const { game, view } = this.#seen(about);
    const given = typeof action === 'object' ? action : actionIn(game, view, action);
    return { violation: game.whyIllegal(view, given) ?? null };
  }

  #sample({ seed = randomSeed(), ...about }: RequestOf<'sample'>): Fields {
    const { game, view } = this.#seen(about);
    return this.#added(ServedMatch.from(game, game.sampleState(view, createRng(seed)), seed));
  }

  /**
   * Samples states that fit the view, plays a random match from each state to the end, and returns the mean payoffs.
   */
  #playOut({ action, count, seed = randomSeed(), ...about }: RequestOf<'playout'>): Fields {
    const { game, view } = this.#seen(about);
    const first = action === undefined ? undefined : actionIn(game, view, action);
    const rng = createRng(seed);
    const players = game.players(view);
    const sums = byName(players, () => 0);
    for (let played = 0; played < count; played++) {
      const fork = game.fork(game.sampleState(view, rng), { dice: rng });
      if (first !== undefined) fork.apply(first);
      const outcome = fork.playOut(rng);
      for (const player of players) sums[player]! += payoff(outcome, player);
    }
    return { payoffs: byName(players, (player) => sums[player]! / count) };
  }

  #startBatch({ game: id, copies, observers, seed = randomSeed(), ...settings }: RequestOf<'batch'>): Fields {
    if (this.#batches.size >= BATCHES_MOST)
      throw new Refusal('too-many', 'batch', 'Too many batches are open: drop a batch first');
    const known = this.#game(id);
    const { observation } = known;
    if (observation === undefined) throw new MalformedError('game', 'The manifest of the game has no observation');
    const options = optionsIn(known, { ...settings, seed });
    // If the game generates options, each match gets its own options.
    const isGenerated = generatesOptions(known.manifest, settings);
    const optionsFor = (own: Seed): object => (isGenerated ? optionsIn(known, { ...settings, seed: own }) : options);
    const batch = new Batch({ game: known.game, copies, observers, seed, optionsFor, observation });
    this.#batches.set(++this.#last, batch);
    return { batch: this.#last, ...batch.facts(), ...batch.shown() };
  }

  #batch(number: number): Batch {
    const batch = this.#batches.get(number);
    if (batch !== undefined) return batch;
    throw new MalformedError('batch', `There is no batch ${String(number)}`);
  }

  #drop({ match, batch }: RequestOf<'drop'>): Fields {
    if (match !== undefined) this.#match(match);
    if (batch !== undefined) this.#batch(batch);
    this.#matches.delete(match ?? 0);
    this.#batches.delete(batch ?? 0);
    return {};
  }

  #record(number: number): object {
    const match = this.#match(number);
    const isOver = match.game.turn(match.state).kind === 'over';
    if (!isOver && !this.#settings.showsState)
      throw new Refusal('hidden', 'match', 'The match is not over, so its record would show hidden information');
    const record = match.record();
    if (record !== undefined) return record;
    throw new MalformedError('match', 'A sampled match has no record');
  }
}

/** Checks a view that the client sent. The view is valid if the game can sample a state that fits this view. */
function trusted(game: Game<GameTypes>, given: unknown): Seen {
  const { viewer } = given as View<GameTypes>;
  const world = located('view', () => game.sampleState(given as View<GameTypes>, createRng('view')));
  return { game, view: game.view(world, viewer) };
}

/**
 * Returns the validated options of a match. Options that the game generates for the number of players override the
 * options of the preset. Options that the client sends override all these options.
 */
function optionsIn(
  { manifest, game }: LoadedGame,
  { preset = manifest.defaultPreset, players, options, seed }: Omit<RequestOf<'new'>, 'game'> & { readonly seed: Seed },
): object {
  const { presets, optionsFor, about } = manifest;
  if (!Object.hasOwn(presets, preset))
    throw new MalformedError('preset', `Expected one of: ${Object.keys(presets).join(', ')}`);
  const [least, most] = about.players;
  if (players !== undefined && (optionsFor === undefined || players < least || players > most))
    throw new MalformedError('players', `Expected a number from ${String(least)} to ${String(most)}`);
  const { seed: _, ...parsed } = located('options', () =>
    game.parseOptions({ ...presetOptions(manifest, seed, { preset, players }), ...options }),
  );
  return parsed;
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch (error) {
    throw new Refusal('not-json', '', messageOf(error));
  }
}

function textOf(id: unknown, fields: Fields): string {
  const named = typeof id === 'string' || typeof id === 'number' ? { id } : {};
  return JSON.stringify({ v: PROTOCOL, ...named, ...fields });
}

/** Returns the facts about a game that a client needs before the client starts a match. */
function factsOf({ manifest, game }: LoadedGame): object {
  const { about, presets, defaultPreset } = manifest;
  const [least, most] = about.players;
  return {
    ...{ id: game.id, title: game.title, rulesVersion: game.rulesVersion, players: [least, most] },
    ...{ presets: Object.keys(presets), defaultPreset, options: game.optionRanges },
    hasPerfectInformation: game.hasPerfectInformation,
  };
}
