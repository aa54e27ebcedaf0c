import { isObject } from '../../core/plain-data.ts';
import type { Game, GameTypes, Position, View } from '../../core/game.ts';
import type { Rulebook } from '../../core/rulebook.ts';
import type { Messages } from '../../messages/index.ts';
import { type Sentence, sentencesAbout } from '../../session/history.ts';
import { headed, type Paint } from '../color.ts';
import type { LoadedGame } from '../game.ts';
import type { Say } from '../phrases/say.ts';
import { ruleLink } from '../rules.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** The data and functions that show a game at a terminal. */
export interface Screen<G extends GameTypes = GameTypes> {
  readonly game: Game<G>;
  readonly messages: Messages<G>;
  readonly say: Say;
  readonly rulebook: Rulebook;
  /** Returns the viewer's private information, with names instead of indexes. */
  readonly named: (view: View<G>) => object;
  readonly out: (line: string) => void;
  readonly paint: Paint;
  /** Returns a rule id in the color for rule ids; if the terminal supports links, the rule id is a link. */
  readonly cited: (rule: string) => string;
  /** The number of columns for a sentence. The rule id after the sentence needs the remaining columns. */
  readonly width: number;
}

/** Creates the data and functions that show a game at a terminal. */
export function screenOf<G extends GameTypes>(
  { game, manifest }: LoadedGame<G>,
  { messages, rulebook, say }: Spoken<G>,
  { out, paint, links, columns }: Pick<Terminal, 'out' | 'paint' | 'links' | 'columns'>,
): Screen<G> {
  const named = (view: View<G>): object => manifest.ownSecrets?.(view) ?? view.own ?? {};
  const width = columns === undefined ? WIDTH_MOST : Math.min(WIDTH_MOST, columns - RULE_WIDTH);
  const { rules } = manifest.about;
  const cited = (rule: string): string => paint('rule', links && rules !== undefined ? ruleLink(rules, rule) : rule);
  return { game, messages, say, rulebook, named, out, paint, cited, width };
}

const WIDTH_MOST = 92;

/** The number of columns for a rule id and the space before it. */
const RULE_WIDTH = 8;

/** Returns true if the players of a game can have secrets. The result is the same for all views of the game. */
export function holdsSecrets({ own }: View<GameTypes>): boolean {
  return Object.keys(own ?? {}).length > 0;
}

/** Shows events; each event has its rule id at the end of the line. */
export function showEvents<G extends GameTypes>(
  screen: Screen<G>,
  events: readonly G['event'][],
  position: Position<G>,
): void {
  showSentences(screen, sentencesAbout(screen.messages, events, position));
}

/** Shows sentences; each sentence has its rule id at the end of the line. */
export function showSentences(
  { out, cited, width }: Pick<Screen, 'out' | 'cited' | 'width'>,
  sentences: readonly Sentence[],
): void {
  for (const { text, rule } of sentences) out(`${text.padEnd(width)} ${cited(rule)}`);
}

/**
 * Shows the board, and the viewer's private information.
 *
 * @param last - The last board that the viewer has seen. If the current board is equal to this board, the function does
 * not print the board again, but only a line that says that the board has not changed.
 * @returns The board as text.
 */
export function showBoard<G extends GameTypes>(screen: Screen<G>, view: View<G>, last?: string): string {
  const { messages, say, out, named } = screen;
  const board = messages.picture(view);
  const isSame = board === last;
  out(isSame ? say('same-board') : `\n${board}`);
  const facts = Object.entries(named(view))
    .filter(([, value]) => !Array.isArray(value) || value.length > 0)
    .map(([part, value]) => `${say('part', { part })}: ${valueText(value)}`);
  if (facts.length > 0) out(headed(screen, 'alone', facts.join('; ')));
  if (!isSame) out('');
  return board;
}

/** Returns a value of a view as text for people. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ');
  if (!isObject(value)) return String(value);
  // If the value of a field is true, the text contains the name of the field. If the value of a field is false, the
  // text omits the field.
  const parts = Object.entries(value).filter(([, each]) => each !== false);
  return parts.map(([name, each]) => (each === true ? name : valueText(each))).join(' ');
}
