import type { AnyAction, Position } from '../../../core/game.ts';
import type { Cause, Event, RevoltingBehaviour } from '../rules/types.ts';
import type { Values } from '../../../messages/message.ts';
import type { Labels } from '../../../messages/labels.ts';
import type { MessageAdapter } from '../../../messages/messages.ts';

/** The labels that the message adapter uses. */
type Term = 'card' | 'points' | 'conceded' | 'cause-line' | 'reconstructed' | 'invented';

/** The functions that the messages of every language need. */
export const adapter: MessageAdapter<RevoltingBehaviour, Term> = { values, picture };

function values(
  about: Event | AnyAction<RevoltingBehaviour>,
  _position: Position<RevoltingBehaviour>,
  labels: Labels<Term>,
): Values {
  return 'card' in about ? { card: cardText(about.card, labels) } : {};
}

/** Returns the name of a card. */
export function cardText(card: string, { say }: Labels<Term>): string {
  const [rank, suit] = card.split('-of-');
  return say('card', { rank, suit });
}

/** Returns the position as text: for each player, a line with their points and their Cause. */
function picture({ setup, table }: Position<RevoltingBehaviour>, labels: Labels<Term>): string {
  const { say } = labels;
  const width = Math.max(...setup.players.map((name) => name.length));
  const lines = setup.players.map((name, seat) => {
    if (table.conceded.includes(seat)) return `${name.padEnd(width)}  ${say('conceded')}`;
    const { points, cause } = table.holdings[seat]!;
    return `${name.padEnd(width)}  ${say('points', { points }).padStart(POINTS_WIDTH)}   ${causeText(cause, labels)}`;
  });
  const { provenance } = setup.scenario;
  return [...lines, ...(provenance === 'printed' ? [] : [say(provenance)])].join('\n');
}

const POINTS_WIDTH = 10;

/** Returns the number of face-down cards of a Cause, and its face-up card. */
export function causeText({ down, up: [open] }: Cause, labels: Labels<Term>): string {
  return labels.say('cause-line', { down, open: open === undefined ? undefined : cardText(open, labels) });
}
