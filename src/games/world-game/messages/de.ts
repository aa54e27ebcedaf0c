/**
 * *The World Game, phase II: War* in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/de.ts';
import type { WorldGame } from '../rules/types.ts';
import { adapter } from './adapter.ts';
import type { Label } from './en.ts';

/** All messages. */
export const catalogue = {
  language: 'de',
  about: TODO,
  howToRead: 'je Land eine Zeile mit dem, was man von seinen Punkten weiß, und seinen Verbündeten.',
  setUps: TODO,
  options: TODO,
  headings: TODO,

  phases: TODO,

  events: {
    'proposal-made':
      'Von {country} an {to} geht der Vorschlag eines Bündnisses: Rückzahlung {repay} für 1{pledge, plural, =0 {} one {, # Punkt zugesagt} other {, # Punkte zugesagt}}.',
    'proposal-refused': '{country} lehnt das Bündnis ab, das {from} vorgeschlagen hat.',
    'proposal-lapsed': 'Der Vorschlag von {country} an {to} verfällt unbeantwortet.',
    'alliance-signed':
      '{country} unterschreibt ein Bündnis mit {ally}: Rückzahlung {repay} für 1{pledge, plural, =0 {} one {, # Punkt zugesagt} other {, # Punkte zugesagt}}.',
    'diplomacy-ended': '{country} ist bereit.',
    'fort-manned': 'Die Festung von {country} bringt {points, plural, one {# Punkt} other {# Punkte}}.',
    'round-started': 'Runde {round} des Krieges beginnt.',
    'call-passed': '{country} passt.',
    'attack-announced': '{country} greift {target} an.',
    'attack-dropped': 'Der Angriff von {country} auf {target} findet nicht statt.',
    'alliance-voided': 'Das Bündnis von {country} mit {ally} ist nichtig.',
    'alliance-lapsed': 'Das Bündnis von {country} mit {ally} erlischt.',
    'points-committed': '{country} greift {target} mit {points, plural, one {einem Punkt} other {# Punkten}} an.',
    'attack-failed':
      'Der Angriff von {country} ist sofort verloren: {target} bekommt {points, plural, one {einen Punkt} other {# Punkte}}.',
    'battle-joined':
      'Der Angriff von {country} steht: {target} hat weniger als {points, plural, one {einen Punkt} other {# Punkte}}.',
    'points-lent': '{country} leiht {points, plural, one {einen Punkt} other {# Punkte}} an {to}.',
    'loan-withdrawn': '{country} zieht {points, plural, one {einen Punkt} other {# Punkte}} von {from} zurück.',
    'aid-declined': 'Von {country} bekommt {to} nichts.',
    'pledge-called':
      '{country} fordert die Zusage von {ally} ein: {pledge, plural, one {einen Punkt} other {# Punkte}}{inFull, select, true {} other {, aber da {lent, plural, =0 {sind keine} one {ist nur einer} other {sind nur #}}}}.',
    'aid-asked': '{country} bittet noch einmal um Hilfe.',
    'counter-attacked':
      '{country} schlägt mit {stake} gegen {against} zurück{added, plural, =0 {} one {, einer davon ist neu} other {, # davon sind neu}}.',
    'battle-decided': '{loser} gibt nach: {country} nimmt beide Einsätze.',
    'country-defeated': '{country} scheidet aus dem Krieg aus.',
    'loan-repaid':
      '{country} zahlt {points, plural, =0 {nichts} one {einen Punkt} other {# Punkte}} an {to} zurück{inFull, select, true {} other {; geschuldet {owed, plural, one {war einer} other {waren #}}}}.',
    'total-announced': '{country} hat {points, plural, =0 {keine Punkte} one {einen Punkt} other {# Punkte}}.',
    'note-recorded':
      '{country} gibt{to, select, undefined {} other { für {to}}} zu Protokoll{promise, select, undefined {} peace {, als Friedensversprechen} other {, als Hilfsversprechen}}: „{text}“',
    'country-conceded': '{country} gibt auf.',
    'match-ended':
      '{outcome_kind, select, draw {{outcome_players} teilen sich den Sieg} other {{outcome_winner} gewinnt den Krieg}}: {outcome_reason, select, last_in_play {Kein anderes Land ist übrig} conceded {Alle anderen haben aufgegeben} peace {In dieser Runde stand kein Angriff} other {Die letzte Runde ist vorbei}}.',
    'alliance-judged':
      '{verdict, select, kept {{countries} haben ihr Bündnis gehalten} other {{by} hat das Bündnis zwischen {countries} in Runde {since} gebrochen}}.',
    'promise-judged':
      '{verdict, select, untested {Das {promise, select, peace {Friedensversprechen} other {Hilfsversprechen}} von {country} an {to} wurde nicht auf die Probe gestellt} kept {{country} hat das {promise, select, peace {Friedensversprechen} other {Hilfsversprechen}} an {to} gehalten} other {{country} hat das {promise, select, peace {Friedensversprechen} other {Hilfsversprechen}} an {to} gebrochen}}.',
  },

  actions: {
    sign: 'Das Bündnis mit {with} unterschreiben',
    refuse: 'Das Bündnis mit {with} ablehnen',
    propose: 'Ein Bündnis mit {to} vorschlagen, {repay} für 1',
    'set-pledge': '{points, plural, =0 {Nichts} one {Einen Punkt} other {# Punkte}} zusagen',
    'propose-alliance':
      'Ein Bündnis mit {to} vorschlagen, {repay} für 1{pledge, plural, =0 {} one {, und einen Punkt zusagen} other {, und # Punkte zusagen}}',
    ready: 'Nichts mehr vorschlagen',
    attack: '{target} angreifen',
    commit: 'Mit {points, plural, one {einem Punkt} other {# Punkten}} angreifen',
    'attack-with': '{target} mit {points, plural, one {einem Punkt} other {# Punkten}} angreifen',
    pass: 'Passen',
    lend: '{points, plural, one {Einen Punkt} other {# Punkte}} leihen',
    withdraw: 'Das Geliehene zurückziehen',
    decline: 'Nichts geben',
    call: 'Die Zusage von {ally} einfordern',
    appeal: 'Noch einmal um Hilfe bitten',
    counter:
      '{points, plural, =0 {Zurückschlagen} one {Mit einem weiteren Punkt zurückschlagen} other {Mit # weiteren Punkten zurückschlagen}}',
    yield: 'Nachgeben',
    note: '{promise, select, undefined {Zu Protokoll geben} peace {Frieden versprechen} other {Hilfe versprechen}}{to, select, undefined {} other { ({to})}}: „{text}“',
    concede: 'Aufgeben',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name':
      'Es gibt kein Land „{country, select, undefined {{to, select, undefined {{target, select, undefined {{ally, select, undefined {{with}} other {{ally}}}} other {{target}}}} other {{to}}}} other {{country}}}“.',
    'wrong-step':
      'Nicht jetzt: {step, select, diplomacy {Es wird über Bündnisse verhandelt} pledge {Die Zusage eines Vorschlags ist zu nennen} call {Ein Land ist aufgerufen, anzugreifen oder zu passen} amount {Die Punkte eines Angriffs sind anzusagen} aid {Dritte Länder werden um Hilfe gebeten} other {Eine Seite der Schlacht muss antworten}}.',
    'allied-to-defender': 'Du bist schriftlich mit dem Verteidiger verbündet.',
    'allies-enough': '{country} kann keinem weiteren Bündnis angehören.',
    'already-allied': 'Du bist schon mit {country} verbündet.',
    'already-called': 'Die Zusage von {ally} hast du in dieser Schlacht schon eingefordert.',
    'attacker-cannot-call': 'Nur wer angegriffen wird, kann Zusagen einfordern.',
    'has-conceded': '{country} hat aufgegeben und unterschreibt nichts mehr.',
    'is-out': '{country} ist aus dem Krieg ausgeschieden.',
    'lent-to-other-side': 'Du hast in dieser Schlacht der anderen Seite geliehen.',
    'no-open-proposal': '{country} hat dir nichts vorgeschlagen.',
    'no-pledge': '{ally} hat dir nichts zugesagt.',
    'no-points': 'Du hast keine Punkte, um anzugreifen.',
    'nobody-named': 'Ein Versprechen gilt einem Land: Nenne es.',
    'not-higher': 'Ein Einsatz von {stake} ist nicht mehr als {against}.',
    'nothing-lent': 'Du hast hier nichts geliehen, was du zurückziehen könntest.',
    'nothing-new': 'Seit der letzten Anfrage wurde nichts geliehen, zurückgezogen oder eingefordert.',
    'nothing-to-add': 'Alles, was du hast, steckt in deinem Einsatz: Mehr kannst du nicht geben.',
    'own-country': 'Dein eigenes Land kannst du nicht meinen.',
    'proposal-open': 'Zwischen dir und {country} ist noch ein Vorschlag offen.',
    'too-many-notes': 'Du hast schon so viel zu Protokoll gegeben, wie du kannst.',
    'too-many-points':
      'Du hast {own, plural, =0 {keine Punkte} one {nur einen Punkt} other {nur # Punkte}}, nicht {points}.',
  }),

  labels: {
    round: '{round, plural, =0 {Vor dem Krieg} other {Runde #}}',
    range: '{known, select, true {{lo}} other {{lo} bis {hi}}}',
    country:
      '{status, select, in {{fort, select, true {Festung} other {}}} conceded {hat aufgegeben} other {ausgeschieden}}{allies_count, plural, =0 {} other {{status, select, in {{fort, select, true {; } other {}}} other {; }}verbündet mit {allies}}}',
    battle:
      '{attacker} greift {defender} an: {stake} gegen {shown, select, true {{against}} other {die eigenen Punkte{against, plural, =0 {} one { und # geliehenen} other { und # geliehene}}}}; {answering, select, attacker {{attacker}} other {{defender}}} muss antworten.',
    title: 'The World Game, Phase II: Krieg · {scenario}',
    course:
      '{round, plural, =0 {Vor dem Krieg} other {Runde #}}{winners, select, undefined {{actor, select, undefined {} other { · {actor} ist am Zug}}} other { · zu Ende: {winners} {winners_count, plural, one {gewinnt} other {teilen sich den Sieg}}}}',
    summary: '{course}. {countries, plural, one {# Land} other {# Länder}}.',
    countries: 'Was alle von den Punkten wissen',
    country:
      '{name}: {range} {hi, plural, one {Punkt} other {Punkte}}{own, select, undefined {} other {; du hast {own}}}{status, select, in {} conceded {; hat aufgegeben} other {; ausgeschieden}}{fort, select, true {; hat eine Festung} other {}}; {allies_count, plural, =0 {keine Verbündeten} other {verbündet mit {allies}}}.',
    range: '{known, select, true {{lo}} other {{lo} bis {hi}}}',
    figure: '{points}',
    own: 'Du hast {points, plural, one {# Punkt} other {# Punkte}}.',
    status: '{name} ({status, select, conceded {aufgegeben} other {ausgeschieden}})',
    alliance:
      'Bündnis von {one} und {other}{isInForce, select, true {} other {, nicht mehr in Kraft}}: {repay} für 1, {pledge} zugesagt.',
    alliances: 'Bündnisse',
    battle: 'Schlacht',
    role: '{name} {role, select, attacker {greift an} other {verteidigt}}',
    stack:
      '{name}, {role, select, attacker {greift an} other {verteidigt}}: {stake, select, undefined {Einsatz unbekannt} other {Einsatz {stake}}}{lent_count, plural, =0 {} other {, und {lent}}}.',
    loan: '{points} geliehen von {name}',
    legend:
      'Außen an jedem Land ein Balken: gefüllt bis zu den Punkten, die es haben muss, umrandet bis zu denen, die es haben kann. Linien verbinden Verbündete, unterbrochen, wo das Bündnis gebrochen ist. Ein Turm ist eine Festung.{battle, plural, =0 {} other { In der Schlacht: gefüllt der eigene Einsatz, heller das Geliehene, ? was andere nicht wissen.}}',
    start: 'Womit jedes Land beginnt',
    name: 'Land',
    points: 'Punkte',
    fort: 'Festung',
    'has-fort': '{fort, select, true {ja} other {nein}}',
  },

  titles: {
    'The example of the rules': 'Das Beispiel der Regeln',
  },
} as const satisfies Catalogue<WorldGame, Label>;

/** *The World Game* in German. */
export const messages: Messages<WorldGame, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
