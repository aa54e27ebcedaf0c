import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/core/random.ts';
import { lessons as airWarLessons } from '../../src/games/air-war/lessons.ts';
import { airWar } from '../../src/games/air-war/rules/index.ts';
import { games } from '../../src/games/index.ts';
import type { GameManifest, Lesson } from '../../src/manifest/index.ts';
import { isLessonSolved, nextOf, playAction, type Session, startLesson } from '../../src/session/index.ts';

const BY_GAME = await Promise.all(
  Object.values(games).map(async (load) => {
    const manifest = await load();
    const [{ lessons }, { messages }] = [await manifest.lessons!(), await manifest.messages['en']!()];
    return { manifest, messages, lessons };
  }),
);
const CASES = BY_GAME.flatMap(({ lessons, ...parts }) =>
  lessons.map((lesson) => ({ ...parts, lesson, name: `${parts.manifest.game.id} ${lesson.id}` })),
);

/** Lets bots play until it is the person's turn or the match is over. */
async function atPerson(session: Session, manifest: GameManifest): Promise<Session> {
  const next = nextOf(session);
  if (next.kind !== 'bot') return session;
  const { bots } = await manifest.bots!();
  const { game } = manifest;
  const action = bots[next.bot]!.bot(next.view, game.choices(next.view), createRng(next.seed), { iterations: 1 });
  return atPerson(playAction(session, action), manifest);
}

/** The sessions at the start of a lesson and after each action of its solution. */
async function solved(
  first: Session,
  { manifest, lesson }: { manifest: GameManifest; lesson: Lesson },
): Promise<Session[]> {
  const sessions = [await atPerson(first, manifest)];
  for (const line of lesson.solution) {
    const after = playAction(sessions.at(-1)!, manifest.game.parse(line));
    sessions.push(await atPerson(after, manifest));
  }
  return sessions;
}

describe('the lessons', () => {
  it('are three for each game, with a text in each language', () => {
    for (const { lessons } of BY_GAME) {
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(3);
      for (const { texts } of lessons) expect(Object.keys(texts)).toEqual(['en', 'de']);
    }
  });

  it.each(CASES)('are solved by their solution, and not earlier: $name', async ({ lesson, ...parts }) => {
    const { manifest } = parts;
    const sessions = await solved(startLesson(parts, lesson, { bot: 'strategist' }), { manifest, lesson });

    expect(sessions.map((each) => isLessonSolved(each, lesson))).toEqual([...lesson.solution.map(() => false), true]);
  });

  it('are not solved by the loss of an own unit in the lesson about killing', () => {
    const kill = airWarLessons.find(({ id }) => id === 'kill')!;
    const lost = { type: 'units-killed', rule: 'AW-5.3', player: 'A', field: 'm16', count: 1 } as const;

    expect(kill.isSolved(airWar.view(airWar.setup(), 'A'), [lost])).toBe(false);
    expect(kill.isSolved(airWar.view(airWar.setup(), 'A'), [{ ...lost, player: 'B' }])).toBe(true);
  });
});
