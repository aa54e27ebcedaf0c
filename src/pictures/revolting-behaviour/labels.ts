/**
 * All that the picture of the game says: what it is given, and how it says it in English.
 *
 * @packageDocumentation
 */
import type { Activity, Severity } from '../../games/revolting-behaviour/activities.ts';
import type { Attempt } from '../../games/revolting-behaviour/types.ts';
import type { StandardCard } from '../../mechanics/deck.ts';

/** What a label of a player tells. */
export interface PlayerFacts {
  readonly name: string;
  readonly points: number;
  /** Cards of their Cause lying face down. */
  readonly down: number;
  /** The card on top, if it lies face up. */
  readonly up: StandardCard | undefined;
  readonly isToAct: boolean;
  readonly hasConceded: boolean;
}

/** How far a match has come. */
export interface CourseFacts {
  readonly turn: number;
  readonly actor: string | undefined;
  /** How it ended: who won, or who shares the draw. */
  readonly winners: readonly string[] | undefined;
}

/** What an attempt brings, and how likely one card is to fulfil it. */
export interface VentureFacts {
  readonly activity: Activity;
  readonly severity: Severity;
  readonly benefit: number;
  readonly cards: number;
  readonly pack: number;
}

/** What the picture and the tables say: each entry is a label or a line, or gives one for what it is told. */
export interface Labels {
  /** The heading, from the name of the scenario. */
  readonly title: (scenario: string) => string;
  /** Where the match stands. */
  readonly course: (facts: CourseFacts) => string;
  /** The whole position in a sentence or two, for those who do not see it. */
  readonly summary: (facts: { readonly course: string; readonly players: number }) => string;
  readonly players: string;
  /** A player with all that is known of them. */
  readonly player: (facts: PlayerFacts) => string;
  /** A number of points. */
  readonly points: (points: number) => string;
  readonly cause: string;
  readonly conceded: string;
  readonly attempt: string;
  /** An attempt under way. */
  readonly attemptOf: (attempt: Attempt) => string;
  /** A card. */
  readonly card: (card: StandardCard) => string;
  readonly activities: string;
  readonly activity: Readonly<Record<Activity, string>>;
  readonly severity: Readonly<Record<Severity, string>>;
  /** What can be attempted, and how likely it is fulfilled. */
  readonly venture: (facts: VentureFacts) => string;
  readonly benefits: string;
  readonly odds: string;
}

const ACTIVITIES: Labels['activity'] = {
  'legal-fund-raising': 'Legal fund-raising',
  'legal-force': 'Legal force',
  'illegal-fund-raising': 'Illegal fund-raising',
  'illegal-force': 'Illegal force',
};

const SEVERITIES: Labels['severity'] = { mild: 'Mild', moderate: 'Moderate', severe: 'Severe' };

/** In English. */
export const english: Labels = {
  title: (scenario) => (scenario === 'Revolting Behaviour!' ? scenario : `Revolting Behaviour! · ${scenario}`),
  course: ({ turn, actor, winners }) => {
    if (winners !== undefined)
      return `Over in turn ${String(turn)}: ${winners.length === 1 ? `${winners[0]!} wins` : 'a draw'}`;
    return actor === undefined ? `Turn ${String(turn)}` : `Turn ${String(turn)} · ${actor} is to act`;
  },
  summary: ({ course, players }) => `${course}. ${String(players)} players.`,
  players: 'Players',
  player: ({ name, points, down, up, isToAct, hasConceded }) =>
    hasConceded
      ? `${name}: conceded.`
      : `${name}: ${pointsText(points)}; Cause of ${String(down)} face down${up === undefined ? '' : `, ${cardText(up)} face up on top`}${isToAct ? '; to act' : ''}.`,
  points: pointsText,
  cause: 'Cause',
  conceded: 'conceded',
  attempt: 'Attempt',
  attemptOf: ({ activity, severity, target }) =>
    `${SEVERITIES[severity]} ${ACTIVITIES[activity].toLowerCase()}${target === undefined ? '' : ` against ${target === 'cause' ? 'the Cause' : target}`}`,
  card: cardText,
  activities: 'What an attempt brings',
  activity: ACTIVITIES,
  severity: SEVERITIES,
  venture: ({ activity, severity, benefit, cards, pack }) =>
    `${SEVERITIES[severity]} ${ACTIVITIES[activity].toLowerCase()}: brings ${String(benefit)}; ${String(cards)} of ${String(pack)} cards fulfil it.`,
  benefits: 'Benefits',
  odds: 'How likely one card is to fulfil an attempt',
};

function pointsText(points: number): string {
  return `${String(points)} ${points === 1 ? 'point' : 'points'}`;
}

function cardText(card: StandardCard): string {
  return card === 'joker' ? 'a joker' : `the ${card.replaceAll('-', ' ')}`;
}
