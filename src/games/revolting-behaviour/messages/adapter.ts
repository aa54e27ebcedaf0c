import type { AnyAction, Position } from '../../../core/game.ts';
import type { Cause, Event, RevoltingBehaviour } from '../rules/types.ts';
import type { Values } from '../../../messages/message.ts';
import type { Teller, Voice } from '../../../messages/speak.ts';

/** What there is to say besides events, actions and refusals. */
export type Term = 'card' | 'points' | 'conceded' | 'cause' | 'reconstructed';

/** The game, for the words of any language. */
export const adapter: Teller<RevoltingBehaviour, Term> = { more, picture };

function more(
  about: Event | AnyAction<RevoltingBehaviour>,
  _position: Position<RevoltingBehaviour>,
  voice: Voice<Term>,
): Values {
  return 'card' in about ? { card: cardName(about.card, voice) } : {};
}

/** `'ace-of-hearts'`, `'joker'`. */
function cardName(card: string, { say }: Voice<Term>): string {
  const [rank, suit] = card.split('-of-');
  return say('card', { rank, suit });
}

/** A line for each player with their points and their Cause. */
function picture({ setup, table }: Position<RevoltingBehaviour>, voice: Voice<Term>): string {
  const { say } = voice;
  const width = Math.max(...setup.players.map((name) => name.length));
  const lines = setup.players.map((name, seat) => {
    if (table.conceded.includes(seat)) return `${name.padEnd(width)}  ${say('conceded')}`;
    const { points, cause } = table.holdings[seat]!;
    return `${name.padEnd(width)}  ${say('points', { points }).padStart(POINTS_WIDTH)}   ${causeText(cause, voice)}`;
  });
  return [...lines, ...(setup.scenario.provenance === 'printed' ? [] : [say('reconstructed')])].join('\n');
}

const POINTS_WIDTH = 10;

function causeText({ down, up: [open] }: Cause, voice: Voice<Term>): string {
  return voice.say('cause', { down, open: open === undefined ? undefined : cardName(open, voice) });
}
