import { describe, expect, it } from 'vitest';
import { defaultScenario } from '../../src/games/up-against-the-wall/rules/index.ts';
import {
  choicesOf,
  handOver,
  hintOf,
  nextOf,
  oddsOf,
  playAction,
  reasonFor,
  expandAction,
  whyNot,
  whyNotAt,
} from '../../src/session/index.ts';
import { nextPart } from '../../src/session/advice.ts';
import { after, IDS, ours, played, sessionFor } from './games.ts';

const uaw = await ours('up-against-the-wall');
const open = sessionFor(uaw, 'person', { scenario: { ...defaultScenario, cards: {} } });
const fight = after(open, 'radicals deploy alumni 10', 'administration deploy alumni 5');
const action = (line: string) => uaw.manifest.game.parse(line);

describe('odds', () => {
  it('are exact if they are the same in every world', () => {
    const odds = oddsOf(fight, action('administration attack alumni'));
    expect(odds?.outcomes.map(({ share }) => share)).toEqual(['1/2', '1/3', '1/6']);
    expect(odds?.outcomes.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 12);
    expect(odds?.outcomes[0]?.changes[0]).toMatch(/^Alumni /);
  });

  it('describe the chance events on each way, with the rules', () => {
    const ended = after(fight, 'administration end-move');
    const odds = oddsOf(ended, action('radicals call-gambit'));
    expect(odds?.outcomes.map(({ share, sentences, rules }) => [share, sentences.join(' '), rules]))
      .toMatchInlineSnapshot(`
        [
          [
            "5/6",
            "The die shows 1 / 2. At odds of 2-1, the result is TE: the defender loses all pieces. / The die shows 3 / 4 / 5. At odds of 2-1, the result is AL: the side with fewer pieces loses all of them, and the other side loses the same number. The administration loses 5 LAWs on Alumni.",
            [
              "UW-4.2",
            ],
          ],
          [
            "1/6",
            "The die shows 6. At odds of 2-1, the result is YE: the attacker loses all pieces. The radicals lose 10 RADs on Alumni.",
            [
              "UW-4.2",
            ],
          ],
        ]
      `);
  });

  it('join numbers of the die without the punctuation after each', () => {
    const ended = after(fight, 'administration end-move');
    const [first] = oddsOf(ended, action('radicals call-gambit'))!.outcomes;

    expect(first?.sentences[0]).toMatch(/^The die shows 1 \/ 2\. At .* \/ The die shows 3 \/ 4 \/ 5\. At /);
  });

  it('are one outcome if no chance event follows', () => {
    expect(oddsOf(fight, action('administration end-move'))?.outcomes.map(({ share }) => share)).toEqual(['1']);
  });

  it('contain the probability that a whole attempt succeeds', async () => {
    const revolt = await ours('revolting-behaviour');
    const session = handOver(sessionFor(revolt, 'person', { players: ['ada', 'ben'] }));
    const attempt = choicesOf(session).find(({ action: { type } }) => type === 'attempt')!;
    const odds = oddsOf(session, attempt.action);
    expect(odds?.success).toBeGreaterThan(0);
    expect(odds?.outcomes.length).toBeGreaterThan(1);
  });
});

describe('a refusal', () => {
  it('is a sentence with its rule', () => {
    expect(whyNot(fight, action('administration attack trustees'))).toMatchObject({
      code: 'no-attacker',
      rule: 'UW-3.2',
    });
    expect(whyNot(fight, action('administration attack alumni'))).toBeUndefined();
    expect(whyNot(fight, 'nonsense')).not.toHaveProperty('rule');
  });

  it('is given for a place, and reasons about the phase come last', () => {
    const codes = whyNotAt(fight, 'trustees').map(({ code }) => code);
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.at(-1)).toBe('wrong-phase');
    expect(whyNotAt(fight, 'nowhere')).toEqual([]);
    expect(whyNotAt(fight, '').length).toBeGreaterThan(0);
  });

  it('names all actions to which it applies', () => {
    const phase = whyNotAt(fight, 'trustees').find(({ code }) => code === 'wrong-phase');
    expect(phase?.headings).toContain('Deploy track by track');
    expect(phase?.headings.length).toBeGreaterThan(1);
  });
});

describe('a hint', () => {
  it.each(IDS)('is legal, and equals the sum of its parts: %s', async (id) => {
    const session = played(sessionFor(await ours(id), 'person'), 5);
    const [bot] = Object.values((await session.manifest.bots!()).bots);
    const hint = hintOf(session, bot!);
    expect(nextOf(session)).toEqual({ kind: 'person', player: hint.player });
    expect(whyNot(session, hint)).toBeUndefined();
    expect(expandAction(session, hint).length).toBeGreaterThan(0);
  });

  it.each(IDS)('is the same for the same position, and has a reason: %s', async (id) => {
    const session = played(sessionFor(await ours(id), 'person'), 5);
    const bots = await session.manifest.bots!();
    const hint = hintOf(session, bots.bots['strategist']!);
    expect(hintOf(session, bots.bots['strategist']!)).toEqual(hint);
    const reason = reasonFor(session, hint, bots);
    expect(reasonFor(session, hint, bots)).toEqual(reason);
    if (reason.kind === 'better') expect(reason.score).toBeGreaterThan(reason.others);
    if (reason.kind === 'gain') expect(reason.score).toBeGreaterThan(reason.from);
    if (session.manifest.game.choices(session.view).size === 1) expect(reason.kind).toBe('only');
  });

  it('compares the action with few others, however many there are', async () => {
    const session = handOver(open);
    const { evaluate, bots } = await uaw.manifest.bots!();
    let calls = 0;
    const counted: typeof evaluate = (position) => (calls++, evaluate(position));
    const choices = uaw.manifest.game.choices(session.view);
    reasonFor(session, choices.at(0), { bots, evaluate: counted });

    expect(choices.size).toBeGreaterThan(20);
    expect(calls).toBeLessThan(20);
  });

  it('compares the action in two worlds if something is hidden', async () => {
    const session = handOver(open);
    const { evaluate, bots } = await uaw.manifest.bots!();
    const game = uaw.manifest.game;
    let worlds = 0;
    const sampleState: typeof game.sampleState = (...about) => (worlds++, game.sampleState(...about));
    const sampled = { ...session, manifest: { ...session.manifest, game: { ...game, sampleState } } };
    reasonFor(sampled, game.choices(session.view).at(0), { bots, evaluate });

    expect(worlds).toBe(2);
  });

  it('continues its plan as long as the player follows it', async () => {
    const chicago = await ours('chicago-chicago');
    const lines = ['demonstrators default-set-up', 'police default-set-up'];
    const session = after(sessionFor(chicago, 'person'), ...lines);
    const hint = hintOf(session, (await chicago.manifest.bots!()).bots['strategist']!);
    const parts = expandAction(session, hint);
    const plan = { step: session.match.current, parts };
    expect(nextPart(session, plan)).toBeUndefined();
    expect(nextPart(handOver(playAction(session, parts[0]!)), plan)).toEqual(parts[1]);
    const other = chicago.manifest.game.parse('demonstrators end-step');
    expect(nextPart(handOver(playAction(session, other)), plan)).toBeUndefined();
  });
});
