import { eventsFor } from '../core/game.ts';
import type { Lesson } from '../manifest/lesson.ts';
import { createMatch, currentState, pathTo, playMove } from '../match/tree.ts';
import { resumeMatch } from './play.ts';
import { type Controller, gameOf, type Session, type SessionGame } from './session.ts';

/**
 * Starts a session at the position of a lesson. The person at the screen controls the player of the lesson.
 *
 * @param parts - The game and its messages.
 * @param lesson - A lesson of the game.
 * @param others - The controller of all other players.
 * @throws {@link core.IllegalActionError} or {@link core.MalformedError} if the position of the lesson is not possible.
 *
 * @example
 * ```ts
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const { lessons } = await manifest.lessons!();
 * const session = startLesson({ manifest, messages }, lessons[0]!, { bot: 'strategist' });
 * isLessonSolved(session, lessons[0]!) // => false
 * ```
 */
export function startLesson(parts: SessionGame, lesson: Lesson, others: Controller): Session {
  const game = gameOf(parts);
  const { id, player, options, position, seed } = lesson;
  const start = createMatch(game, options);
  const match = position.reduce((before, line) => playMove(game, before, game.parse(line)), start);
  const players = game.players(start.nodes[0]!.state);
  const controllers = Object.fromEntries(players.map((each) => [each, each === player ? 'person' : others]));
  return resumeMatch(parts, match, { controllers, seed, notes: { lesson: id } });
}

/**
 * Whether the task of a lesson is solved at the current step.
 *
 * @param session - A session that {@link startLesson} has started. Not modified.
 * @param lesson - The lesson of this session.
 *
 * @example
 * ```ts
 * import { playAction } from 'countersheet/session';
 * import { manifest } from 'countersheet/world-game/manifest';
 * import { messages } from 'countersheet/world-game/messages/en';
 *
 * const [lesson] = (await manifest.lessons!()).lessons;
 * const session = startLesson({ manifest, messages }, lesson!, { bot: 'strategist' });
 * const action = manifest.game.parse(lesson!.solution[0]!);
 * isLessonSolved(playAction(session, action), lesson!) // => true
 * ```
 */
export function isLessonSolved({ manifest, match }: Session, { player, position, isSolved }: Lesson): boolean {
  const later = pathTo(match).slice(position.length + 1);
  const events = later.flatMap((node) => eventsFor(node.events, player));
  return isSolved(manifest.game.view(currentState(match), player), events);
}
