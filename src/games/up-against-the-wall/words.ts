/**
 * Events as sentences and the table as lines of text.
 *
 * @packageDocumentation
 */
import type { Position, Words } from '../../core/game.ts';
import { supportPoints } from './board.ts';
import type { Track } from './scenario-shape.ts';
import type { Side } from './sides.ts';
import type { Event, Uaw } from './types.ts';

const NAMES: Readonly<Record<Side, string>> = { radicals: 'The radicals', administration: 'The administration' };

const PIECES: Readonly<Record<Side, string>> = { radicals: 'RAD', administration: 'LAW' };

const RESULTS: Readonly<Record<Extract<Event, { type: 'die-rolled' }>['result'], string>> = {
  'no-effect': 'nothing happens',
  'attacker-eliminated': "all the attacker's pieces go",
  'defender-eliminated': "all the defender's pieces go",
  exchange: 'the side with fewer loses all, the other as many',
};

/** The game in English. */
export const words: Words<Uaw> = { describe, picture };

/** An event as one English sentence. */
function describe(event: Event): string {
  switch (event.type) {
    case 'turn-started':
      return `Turn ${String(event.turn)}: ${pieces('radicals', event.due.radicals)} and ${pieces('administration', event.due.administration)} are due.`;
    case 'move-started':
      return `${NAMES[event.player]} move in turn ${String(event.turn)}.`.replace(
        'administration move',
        'administration moves',
      );
    case 'card-drawn':
      return `${NAMES[event.player]} ${event.player === 'radicals' ? 'draw' : 'draws'} a card.`;
    case 'card-seen':
      return `The card drawn is “${event.title}”.`;
    case 'card-replaced':
      return `“${event.title}” is drawn, shown and put back.`;
    case 'card-used':
      return `${NAMES[event.player]} ${event.player === 'radicals' ? 'use' : 'uses'} “${event.title}”: ${pieces(event.side, event.due)} due.`;
    case 'card-discarded':
      return `${NAMES[event.player]} ${event.player === 'radicals' ? 'discard' : 'discards'} the card unseen.`;
    case 'pieces-deployed':
      return `${pieces(event.player, event.count)} to ${event.track}.`;
    case 'gambit-called':
      return `“Up against the wall!” ${String(event.attackers)} against ${String(event.defenders)} on the whole board: ${event.odds}.`;
    case 'attack-made':
      return `Attack on ${event.track}, ${String(event.attackers)} against ${String(event.defenders)}: ${event.odds}.`;
    case 'die-rolled':
      return `Die ${String(event.die)} at ${event.odds}: ${event.code}, ${RESULTS[event.result]}.`;
    case 'pieces-lost':
      return `${pieces(event.player, event.count)} lost on ${event.track}.`;
    case 'counter-moved':
      return `The counter of ${event.track} moves from box ${String(event.from + 1)} to box ${String(event.to + 1)}.`;
    case 'match-ended':
      return ending(event.outcome);
  }
}

/**
 * The table as text: a line for each track with its pieces, its boxes from the inner to the outer end, and the counter
 * in brackets.
 */
function picture({ setup, table }: Position<Uaw>): string {
  const points = supportPoints({ setup, table });
  const width = Math.max(...setup.scenario.tracks.map(({ name }) => name.length));
  const lines = setup.scenario.tracks.map((track, index) =>
    [
      track.name.padEnd(width),
      String(table.pieces.administration[index]).padStart(4),
      'LAW ',
      boxes(track, table.counters[index]!),
      String(table.pieces.radicals[index]).padStart(4),
      'RAD',
    ].join(' '),
  );
  const score = `Support: administration ${String(points.administration)}, radicals ${String(points.radicals)}.`;
  const board = setup.scenario.provenance === 'printed' ? [] : [`(${setup.scenario.provenance} board)`];
  return [...lines, [score, ...board].join(' ')].join('\n');
}

function boxes({ values, line }: Track, counter: number): string {
  return values
    .map((value, box) => {
      const shown = box === line ? '|' : String(value);
      return box === counter ? `[${shown}]`.padStart(4) : `${shown} `.padStart(4);
    })
    .join('');
}

function pieces(side: Side, count: number): string {
  return `${String(count)} ${PIECES[side]}${count === 1 ? '' : 's'}`;
}

function ending(outcome: Extract<Event, { type: 'match-ended' }>['outcome']): string {
  const { scores } = outcome;
  const points =
    scores === undefined
      ? ''
      : `, radicals ${String(scores.radicals)}, administration ${String(scores.administration)}`;
  if (outcome.kind === 'draw') return `The match is a draw (${outcome.reason}${points}).`;
  return `${NAMES[outcome.winner]} ${outcome.winner === 'radicals' ? 'win' : 'wins'} (${outcome.reason}${points}).`;
}
