import { currentState } from '../../match/index.ts';
import {
  type Choice,
  menuItems,
  type Menu,
  type MenuGroup,
  type MenuItem,
  type Session,
  shortLabel,
  choiceCount,
  unlistedChoices,
} from '../../session/index.ts';
import type { Say } from '../phrases/say.ts';
import { valueText, type Screen } from './screen.ts';

/** Shows the choices, numbered from 1. The first menu also names the actions that are not in the list. */
export function showItems(screen: Screen, session: Session, menu: Menu): void {
  const { say, out } = screen;
  for (const [index, item] of menuItems(session, menu).entries()) {
    out(`${String(index + 1).padStart(3)}  ${itemText(screen, session, item)}`);
  }
  const types = menu.path.length === 0 ? unlistedChoices(session).map(({ action }) => action.type) : [];
  if (types.length > 0) out(`     ${say('also', { types })}`);
}

/** The text of the prompt: the choices so far, and the amount that the person must enter. */
export function chosenText(say: Say, session: Session, { choices, isAmount, path }: Menu): string {
  const [choice] = choices;
  if (!isAmount || choice === undefined) return path.map((group) => groupText(say, group)).join(' ');
  return amountText(say, session, choice).join(': ');
}

function itemText({ say, paint }: Screen, session: Session, item: MenuItem): string {
  const { messages, match } = session;
  const label = ({ action }: Choice): string => messages.label(action, currentState(match));
  if (item.kind !== 'choice') {
    const ways = item.choices.reduce((sum, choice) => sum + choiceCount(choice), 0);
    return say('ways', { what: groupText(say, item), ways, example: label(item.choices[0]!) });
  }
  const { choice } = item;
  if (choice.amount === undefined)
    return `${label(choice)}  ${paint('notation', `[${shortLabel(session, choice.action)}]`)}`;
  const [what, amount] = amountText(say, session, choice);
  return `${what} … (${amount})`;
}

/** The label of a group: the value that all its choices share, or its first and last label. */
function groupText(say: Say, group: MenuGroup): string {
  return group.kind === 'group' ? valueText(group.value) : say('span', { first: group.first, last: group.last });
}

/** The two columns of an amount choice: the action without the amount, and the range of the amount. */
function amountText(say: Say, session: Session, { action, amount }: Choice): readonly [string, string] {
  const { field, least, most } = amount!;
  const values = session.manifest.game
    .fields(currentState(session.match))
    [action.type]!.filter(({ key }) => key !== field)
    .map(({ key }) => valueText((action as unknown as Readonly<Record<string, unknown>>)[key] ?? '-'));
  // The limits are strings, so that the message formatter does not add digit separators.
  return [[action.type, ...values].join(' '), say('amount', { field, least: String(least), most: String(most) })];
}
