/**
 * The messages of *The World Game* in English.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/en.ts';
import type { WorldGame } from '../rules/types.ts';
import { adapter } from './adapter.ts';

/** All messages. */
export const catalogue = {
  language: 'en',
  about:
    'Each country has a secret number of points. Countries form alliances, attack one another, lend points and betray their allies.',
  aim: 'Be the last country in play, or have the most points when the war ends.',
  howToRead:
    'one line per country. A line shows what everybody knows about the points of the country, and it lists the allies of the country.',
  presets: {
    'as-printed': 'the example in the printed rules',
    'for-play': 'six countries with random points; an attacker that yields loses all its points',
  },
  options: {
    scenario: { label: 'Scenario' },
    reportBand: { label: 'Width of the ranges of points that spies report (0: no reports)' },
    diplomacyRounds: { label: 'Rounds of diplomacy' },
    alliesMost: { label: 'Maximum number of alliances of a country' },
    pledged: {
      label: 'Points that were lent because of a pledge',
      values: { bound: 'cannot be withdrawn', withdrawable: 'can be withdrawn' },
    },
    conquest: {
      label: 'What an attacker loses if it yields',
      values: { stake: 'its stake', total: 'all its points' },
    },
    confrontation: {
      label: 'Attacks that prolong the war',
      values: { stood: 'attacks that lead to a battle', announced: 'all announced attacks' },
    },
    maxRounds: { label: 'Maximum number of rounds of war' },
  },
  headings: {
    sign: 'Sign an alliance',
    refuse: 'Refuse an alliance',
    propose: 'Begin a proposal',
    'set-pledge': 'Pledge points',
    'propose-alliance': 'Propose an alliance',
    ready: 'Propose nothing more',
    attack: 'Attack',
    commit: 'Commit points',
    'attack-with': 'Attack with a stake',
    pass: 'Pass',
    lend: 'Lend points',
    withdraw: 'Withdraw a loan',
    decline: 'Give nothing',
    call: 'Call a pledge',
    appeal: 'Appeal for aid',
    counter: 'Counter-attack',
    yield: 'Yield',
    note: 'Record a note',
    concede: 'Concede',
  },
  fields: {
    with: 'with whom?',
    to: 'to whom?',
    repay: 'how many points are repaid for each point lent?',
    points: 'how many points?',
    target: 'which country?',
    ally: 'which ally?',
    pledge: 'how many points does each ally pledge?',
    text: 'which text?',
    promise: 'which promise?',
  },

  phases: {
    diplomacy: 'countries negotiate alliances, in round {round} of diplomacy',
    pledge: 'a country must name the pledge in its proposal',
    call: 'the country that is called must attack or pass',
    amount: '{country} must announce the points of its attack on {against}',
    aid: '{country} asks other countries for aid in its battle against {against}',
    answer: '{country} must answer in its battle against {against}',
    over: '{outcome_kind, select, win {{outcome_winner} has won the war} draw {{outcome_players} share the victory} other {}} because {outcome_reason, select, last_in_play {no other country is left} conceded {all others have conceded} peace {no attack led to a battle in the last round} rounds {the last round is over} other {}}',
  },

  events: {
    'proposal-made':
      '{country} proposes an alliance to {to}: {repay, plural, one {# point is} other {# points are}} repaid for each point lent{pledge, plural, =0 {} one {, and each ally pledges # point} other {, and each ally pledges # points}}.',
    'proposal-refused': '{country} refuses the alliance that {from} proposed.',
    'proposal-lapsed': 'The proposal of {country} to {to} lapses without an answer.',
    'alliance-signed':
      '{country} signs an alliance with {ally}: {repay, plural, one {# point is} other {# points are}} repaid for each point lent{pledge, plural, =0 {} one {, and each ally pledges # point} other {, and each ally pledges # points}}.',
    'diplomacy-ended': '{country} proposes nothing more in this round of diplomacy.',
    'fort-manned': 'The fort of {country} gives this country {points, plural, one {# point} other {# points}}.',
    'round-started': 'Round {round} of the war begins.',
    'call-passed': '{country} passes.',
    'attack-announced': '{country} attacks {target}.',
    'attack-dropped': 'The attack of {country} on {target} does not take place.',
    'alliance-voided': 'The alliance of {country} with {ally} is now void.',
    'alliance-lapsed': 'The alliance of {country} with {ally} lapses.',
    'points-committed': '{country} attacks {target} with {points, plural, one {# point} other {# points}}.',
    'attack-failed':
      'The attack of {country} is lost at once: {target} gets {points, plural, one {# point} other {# points}}.',
    'battle-joined':
      'The attack of {country} leads to a battle: {target} has fewer than {points, plural, one {# point} other {# points}}.',
    'points-lent': '{country} lends {points, plural, one {# point} other {# points}} to {to}.',
    'loan-withdrawn': '{country} withdraws its loan of {points, plural, one {# point} other {# points}} from {from}.',
    'aid-declined': '{country} gives no points to {to}.',
    'pledge-called':
      '{country} calls the pledge of {ally}, who must lend {pledge, plural, one {# point} other {# points}}{inFull, select, true {} false { but has {lent, plural, =0 {none} other {only #}}} other {}}.',
    'aid-asked': '{country} appeals for aid once more.',
    'counter-attacked':
      '{country} counter-attacks with a stake of {stake} against {against}{added, plural, =0 {} one {, after it has added # point} other {, after it has added # points}}.',
    'battle-decided': '{loser} yields: {country} takes both stakes.',
    'country-defeated': '{country} is out of the war.',
    'loan-repaid':
      '{country} repays {inFull, select, true {{points, plural, =0 {nothing} one {# point} other {# points}}} false {{points, plural, =0 {nothing} other {#}} of the {owed, plural, one {point} other {# points}} that it owed} other {}} to {to}.',
    'total-announced': '{country} has {points, plural, =0 {no points} one {# point} other {# points}}.',
    'note-recorded':
      '{country} records a note{to, select, undefined {} other { for {to}}}{promise, select, undefined {} peace {, as a promise of peace} aid {, as a promise of aid} other {}}: “{text}”',
    'country-conceded': '{country} concedes.',
    'match-ended':
      '{outcome_kind, select, draw {{outcome_players} share the victory} win {{outcome_winner} wins the war} other {}}: {outcome_reason, select, last_in_play {no other country is left} conceded {all others have conceded} peace {no attack led to a battle in this round} rounds {the last round is over} other {}}.',
    'alliance-judged':
      '{verdict, select, kept {{countries} kept their alliance} broken {{by} broke the alliance between {countries} in round {since}} other {}}.',
    'promise-judged':
      '{verdict, select, untested {The promise of {promise} that {country} gave {to} was not tested} kept {{country} kept its promise of {promise} to {to}} broken {{country} broke its promise of {promise} to {to}} other {}}.',
  },

  actions: {
    sign: 'Sign the alliance with {with}',
    refuse: 'Refuse the alliance with {with}',
    propose:
      'Propose an alliance to {to}, with {repay, plural, one {# point} other {# points}} repaid for each point lent',
    'set-pledge': 'Pledge {points, plural, =0 {nothing} one {# point} other {# points}}',
    'propose-alliance':
      'Propose an alliance to {to}, with {repay, plural, one {# point} other {# points}} repaid for each point lent{pledge, plural, =0 {} one {, and pledge # point} other {, and pledge # points}}',
    ready: 'Propose nothing more',
    attack: 'Attack {target}',
    commit: 'Attack with {points, plural, one {# point} other {# points}}',
    'attack-with': 'Attack {target} with {points, plural, one {# point} other {# points}}',
    pass: 'Pass',
    lend: 'Lend {points, plural, one {# point} other {# points}}',
    withdraw: 'Withdraw your loan',
    decline: 'Give nothing',
    call: 'Call the pledge of {ally}',
    appeal: 'Appeal for aid once more',
    counter:
      '{points, plural, =0 {Counter-attack} one {Counter-attack and add # point} other {Counter-attack and add # points}}',
    yield: 'Yield',
    note: '{promise, select, undefined {Record a note} peace {Promise peace} aid {Promise aid} other {}}{to, select, undefined {} other { ({to})}}: “{text}”',
    concede: 'Concede',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name':
      'There is no country “{country, select, undefined {{to, select, undefined {{target, select, undefined {{ally, select, undefined {{with}} other {{ally}}}} other {{target}}}} other {{to}}}} other {{country}}}”.',
    'allied-to-defender': 'You cannot lend to the attacker, because you have a written alliance with the defender.',
    'allies-enough': '{country} cannot join another alliance, because it already has the maximum number of alliances.',
    'already-allied': 'You are already allied with {country}.',
    'already-called': 'You have already called the pledge of {ally} in this battle.',
    'attacker-cannot-call': 'Only a country that is attacked can ask its allies to keep their pledges.',
    'has-conceded': '{country} has conceded and can sign no more alliances.',
    'is-out': '{country} is out of the war.',
    'lent-to-other-side':
      'You cannot lend to this side, because you have lent points to the other side in this battle.',
    'no-open-proposal': '{country} has no open proposal of an alliance with you.',
    'no-pledge': '{ally} has not pledged any points to you.',
    'no-points': 'You have no points to attack with.',
    'nobody-named': 'Name the country that you make the promise to.',
    'not-higher': 'Your stake of {stake} is too low: it must be higher than {against}.',
    'nothing-lent': 'You have not lent any points that you could withdraw.',
    'nothing-new':
      'You cannot appeal again: since the start of the last aid round, nobody has lent or withdrawn points or called a pledge.',
    'nothing-to-add': 'All your points are already in your stake.',
    'own-country': 'You cannot choose your own country.',
    'proposal-open': 'A proposal between you and {country} is still open.',
    'too-many-notes': 'You cannot record any more notes.',
    'too-many-points':
      'This action needs {points, plural, one {# point} other {# points}}, and you have {own, plural, =0 {none} other {only #}}.',
  }),

  labels: {
    round: '{round, plural, =0 {Before the war} other {Round #}}',
    range: '{known, select, true {{lo}} false {{lo} to {hi}} other {}}',
    'country-line':
      '{status, select, in {{fort, select, true {fort} false {} other {}}} conceded {has conceded} out {is out} other {}}{allies_count, plural, =0 {} other {{status, select, in {{fort, select, true {; } false {} other {}}} conceded {; } out {; } other {}}allied with {allies}}}',
    'battle-line':
      '{attacker} attacks {defender}: {stake} against {shown, select, true {{against}} false {an unknown stake{against, plural, =0 {} one { and # lent point} other { and # lent points}}} other {}}; {answering, select, attacker {{attacker}} defender {{defender}} other {}} must answer.',
    title: 'The World Game, phase II: War · {scenario}',
    course:
      '{round, plural, =0 {Before the war} other {Round #}}{actor, select, undefined {} other { · {actor} must act}}: {phase}',
    summary: '{course}. {countries, plural, one {# country} other {# countries}}.',
    countries: 'What everybody knows about points',
    country:
      '{name}: {range} {hi, plural, one {point} other {points}}{own, select, undefined {} other {; you have {own}}}{status, select, in {} conceded {; has conceded} out {; is out of the war} other {}}{fort, select, true {; has a fort} false {} other {}}; {allies_count, plural, =0 {no allies} other {allied with {allies}}}.',
    figure: '{points}',
    own: 'You have {points, plural, one {# point} other {# points}}.',
    status: '{name} ({status, select, conceded {conceded} out {out} other {}})',
    alliance:
      'Alliance of {one} and {other}{isInForce, select, true {} false {, no longer in force} other {}}: {repay, plural, one {# point is} other {# points are}} repaid for each point lent, and each ally pledges {pledge, plural, =0 {no points} one {# point} other {# points}}.',
    alliances: 'Alliances',
    battle: 'Battle',
    role: '{name} {role, select, attacker {attacks} defender {defends} other {}}',
    stack:
      '{name}, {role, select, attacker {attacking} defender {defending} other {}}: {stake, select, undefined {an unknown stake} other {a stake of {stake}}}{lent_count, plural, =0 {} other {, and {lent}}}.',
    loan: '{points, plural, one {# point} other {# points}} lent by {name}',
    legend:
      'The bar of each country is filled up to its lowest possible number of points, and outlined up to its highest. Lines join allies; a broken line is a broken alliance. A tower is a fort.{battle, plural, =0 {} other { In a battle, the filled part of a bar is a side’s own stake, and the lighter part was lent to this side. A question mark is a stake that is not public.}}',
    'amount-of-attack':
      '{target} has at most {most, plural, one {# point} other {# points}}: {isCertain, select, true {an attack with {amount} certainly leads to a battle} false {no attack of yours certainly leads to a battle, and {amount} is half of your points} other {}}.',
    'amount-of-loan': '{amount} is half of your points.',
    start: 'The countries in calling order',
    name: 'Country',
    fort: 'Fort',
    'has-fort': '{fort, select, true {yes} false {no} other {}}',
  },
} as const satisfies Catalogue<WorldGame>;

/** The key of a label. */
export type Label = keyof typeof catalogue.labels;

/** The messages of *The World Game* in English. */
export const messages: Messages<WorldGame, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { adapter };
export { rulebook } from '../rules/rulebook.ts';
