/** Checks that all data that a session shows to a person depends only on that person's view. */
import { describe, expect, it } from 'vitest';
import { defineGame } from '../../src/core/define-game.ts';
import { eventsFor } from '../../src/core/game.ts';
import { createRng } from '../../src/core/random.ts';
import { currentState, type MatchNode } from '../../src/match/index.ts';
import type { GameTypes } from '../../src/core/game.ts';
import {
  choicesOf,
  completions,
  concedeAction,
  groupChoices,
  hintOf,
  menuItems,
  createMenu,
  newsOf,
  nextOf,
  oddsOf,
  expandAction,
  type Session,
  historyOf,
  unlistedChoices,
  whyNot,
  whyNotAt,
} from '../../src/session/index.ts';
import { localMatch } from '../../src/ui/local-match.ts';
import { english } from '../../src/ui/phrases/en.ts';
import { some } from '../times.ts';
import { highCard } from '../tiny-games/high-card.ts';
import { matchingPennies } from '../tiny-games/matching-pennies.ts';
import { sealedNumbers } from '../tiny-games/sealed-numbers.ts';
import { IDS, ours, played, sessionFor, tiny } from './games.ts';

/** All data that a session shows to the person in front of the screen. */
async function everythingSaid(session: Session): Promise<unknown> {
  const choices = choicesOf(session);
  const place = choices.flatMap(({ action }) => session.manifest.game.format(action).split(' ').slice(2, 3));
  const [first] = choices;
  const bots = await session.manifest.bots?.();
  const hints = Object.values(bots?.bots ?? {})
    .slice(0, 1)
    .map((bot) => hintOf(session, bot));
  const { players } = session.manifest.game;
  return {
    next: nextOf(session),
    view: session.view,
    choices: [groupChoices(session, choices), unlistedChoices(session), concedeAction(session)],
    menu: menuItems(session, createMenu(choices)),
    words: completions(session, choices, ''),
    refusals: [
      ...choices
        .slice(0, 50)
        .flatMap(({ action }) => players(session.view).map((player) => whyNot(session, { ...action, player }))),
      ...['', ...place.slice(0, 3)].map((each) => whyNotAt(session, each)),
    ],
    odds: first === undefined ? undefined : oddsOf(session, first.action),
    hints: hints.map((hint) => [hint, expandAction(session, hint)]),
    story: historyOf(session),
    news: newsOf(session),
    now: shownBy(session),
  };
}

/** The data that the client of a local match shows. */
function shownBy(session: Session): unknown {
  const { manifest, messages } = session;
  const match = localMatch({ manifest, messages, rulebook: {}, phrases: english }, session);
  match.close();
  const { manifest: _, messages: __, ...shown } = match.now;
  return shown;
}

/**
 * Returns another session, which differs from `session` only in data that the person in front of the screen cannot see.
 * Both sessions must look the same to this person.
 */
function otherWorld(session: Session): Session {
  const { game } = session.manifest;
  const { viewer } = session.view;
  const rng = createRng('otherwise');
  const other = (node: MatchNode<GameTypes>): MatchNode<GameTypes> => ({
    ...node,
    events: eventsFor(node.events, viewer),
    actions: node.actions.map((action) => (action.player === viewer ? action : { ...action, type: 'unseen' })),
    state: game.sampleState(game.view(node.state, viewer), rng),
  });
  const match = { ...session.match, nodes: session.match.nodes.map(other) };
  return { ...session, match, view: game.view(currentState(match), viewer) };
}

async function expectPrivate(session: Session): Promise<void> {
  expect(await everythingSaid(otherWorld(session))).toEqual(await everythingSaid(session));
}

describe('everything that is shown to a person', () => {
  it.each(IDS.flatMap((id) => some([25, 5, 0], 1).map((actions) => [id, actions] as const)))(
    'follows from their view: %s after %i actions',
    async (id, actions) => {
      await expectPrivate(played(sessionFor(await ours(id), 'person'), actions));
    },
  );

  it.each([0, 1, 2, 3, 4])('follows from their view in tiny games, after %i actions', async (actions) => {
    for (const game of [
      tiny(defineGame(highCard)),
      tiny(defineGame(matchingPennies)),
      tiny(defineGame(sealedNumbers)),
    ]) {
      await expectPrivate(played(sessionFor(game, 'person'), actions));
    }
  });

  it('follows from a spectator’s view while the screen changes hands', async () => {
    await expectPrivate(sessionFor(tiny(defineGame(highCard)), 'person'));
  });
});
