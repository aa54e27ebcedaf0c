import { currentState } from '../../match/index.ts';
import {
  type Choice,
  type PlayerAction,
  menuItems,
  type Menu,
  type MenuGroup,
  type MenuItem,
  type Session,
  shortLabel,
  choiceCount,
  unlistedChoices,
} from '../../session/index.ts';
import { valueOf } from '../../session/choices.ts';
import type { Say } from '../phrases/say.ts';
import { valueText, type Screen } from './screen.ts';

/** Shows the choices with numbers from 1. The first menu also shows the types of unlisted legal actions. */
export function showItems(screen: Screen, session: Session, menu: Menu): void {
  const { say, out } = screen;
  for (const [index, item] of menuItems(session, menu).entries()) {
    out(`${String(index + 1).padStart(3)}  ${itemText(screen, session, item)}`);
  }
  const others = menu.path.length === 0 ? unlistedChoices(session) : [];
  const texts = others.map((choice) => choiceText(screen, session, choice));
  if (texts.length > 0) out(`     ${say('also', { types: texts })}`);
}

/** Returns the text of the prompt: the choices selected so far, or the question that asks for an amount. */
export function chosenText({ say }: Pick<Screen, 'say'>, session: Session, { choices, isAmount, path }: Menu): string {
  const [choice] = choices;
  if (!isAmount || choice?.amount === undefined) return path.map((group) => groupText(say, session, group)).join(', ');
  const { field, least, most } = choice.amount;
  const questions: Readonly<Record<string, string>> = session.messages.catalogue.fields ?? {};
  const question = questions[field] ?? field;
  // The limits are strings, so that the message formatter does not insert separators between thousands.
  return say('amount', { label: labelOf(session, choice), question, least: String(least), most: String(most) });
}

function itemText(screen: Screen, session: Session, item: MenuItem): string {
  if (item.kind === 'choice') return choiceText(screen, session, item.choice);
  const { say } = screen;
  const ways = item.choices.reduce((sum, choice) => sum + choiceCount(choice), 0);
  const { action } = item.choices[0]!;
  return say('ways', { what: groupText(say, session, item), ways, example: labelOf(session, { action }) });
}

/** Returns the label of a choice, followed by its notation. */
function choiceText({ paint }: Screen, session: Session, choice: Choice): string {
  return `${labelOf(session, choice)}  ${paint('notation', `[${notationText(session, choice)}]`)}`;
}

/** Returns the notation of a choice, with `<field>` for an amount that is not chosen yet. */
function notationText(session: Session, { action, amount }: Choice): string {
  if (amount === undefined) return shortLabel(session, action);
  const values = session.manifest.game
    .fields(currentState(session.match))
    [action.type]!.map(({ key }) => (key === amount.field ? `<${key}>` : valueText(valueOf(action, key) ?? '-')));
  return [action.type, ...values].join(' ');
}

/** Returns the label of a choice. The label of an amount combines the labels of the least and the greatest amount. */
function labelOf({ messages, match }: Session, { action, amount }: Choice): string {
  const label = (each: PlayerAction): string => messages.label(each, currentState(match));
  return amount === undefined
    ? label(action)
    : between(label(action), label({ ...action, [amount.field]: amount.most }));
}

/** Joins two labels into one text. If both labels begin or end with the same words, these words appear once. */
function between(first: string, last: string): string {
  const [one, other] = [first.split(' '), last.split(' ')];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const upTo = one.slice(0, one.length - end);
  return [...upTo, '…', ...other.slice(start)].join(' ');
}

/** Returns the name of a group of choices: their common value, or the first and the last value. */
function groupText(say: Say, { messages, match }: Session, group: MenuGroup): string {
  const { field } = group;
  const title = (value: string): string => messages.title(field, value, currentState(match));
  if (group.kind === 'span') return say('span', { first: title(group.first), last: title(group.last) });
  if (typeof group.value !== 'string') return valueText(group.value);
  return field === 'type' ? (messages.catalogue.headings[group.value] ?? group.value) : title(group.value);
}
