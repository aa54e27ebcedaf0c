import { MalformedError } from '../core/errors.ts';
import { takeBack, forceTakeback, type TakebackInfo, takebackInfo } from '../match/takeback.ts';
import { peopleOf, withScreen } from './screen.ts';
import { gameOf, nextSeed, type Session } from './session.ts';

/**
 * Returns the conditions for taking back the last action of the person at the screen.
 *
 * @param session - Not modified.
 * @returns The takeback; `undefined` if this person has not acted yet, or no person has the screen.
 *
 * @example
 * ```ts
 * import { handOver, playAction, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * const session = handOver(startSession({ manifest, messages }, { controllers, seed: 'first match' }));
 * const cards = playAction(session, { type: 'end-cards', player: 'radicals' });
 * takebackOf(cards) // => { player: 'radicals', asks: [] }
 * const deployed = playAction(cards, manifest.game.parse('radicals deploy black-students 10'));
 * takebackOf(deployed)?.asks // => ['administration']
 * ```
 */
export function takebackOf(session: Session): TakebackInfo | undefined {
  const player = session.screen;
  if (player === undefined) return undefined;
  const others = peopleOf(session).filter((each) => each !== player);
  return takebackInfo(gameOf(session), session.match, player, others);
}

/**
 * Takes back the last action of the person at the screen.
 *
 * @param session - Not modified.
 * @param agreed - The other persons who agree; required if the takeback is not free.
 * @throws {@link core.MalformedError} if the person has not acted yet, or another person has not agreed.
 *
 * @example
 * ```ts
 * import { handOver, playAction, startSession } from 'countersheet/session';
 * import { manifest } from 'countersheet/up-against-the-wall/manifest';
 * import { messages } from 'countersheet/up-against-the-wall/messages/en';
 *
 * const controllers = { radicals: 'person', administration: 'person' } as const;
 * const session = handOver(startSession({ manifest, messages }, { controllers, seed: 'first match' }));
 * undo(playAction(session, { type: 'end-cards', player: 'radicals' })).match.current // => 0
 * ```
 */
export function undo(session: Session, agreed: readonly string[] = []): Session {
  const takeback = takebackOf(session);
  if (takeback === undefined) throw new MalformedError('', 'There is nothing to take back');
  const { player, blocker, asks } = takeback;
  const missing = asks.filter((each) => !agreed.includes(each));
  if (missing.length > 0) throw new MalformedError('agreed', `Expected the consent of ${missing.join(', ')}`);
  const [game, { match }] = [gameOf(session), session];
  const back =
    blocker === undefined
      ? takeBack(game, match, player)
      : forceTakeback(game, match, { player, entropy: nextSeed(session) });
  return withScreen({ ...session, match: back });
}
