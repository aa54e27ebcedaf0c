/**
 * The messages of *The World Game* in German.
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
  about:
    'Jedes Land hat eine geheime Zahl von Punkten. Länder schließen Bündnisse, greifen einander an, leihen Punkte und verraten ihre Verbündeten.',
  aim: 'Als letztes Land übrig bleiben, oder am Ende des Kriegs die meisten Punkte haben.',
  howToRead: 'je Land eine Zeile mit dem, was alle über seine Punkte wissen, und seinen Verbündeten.',
  presets: {
    'as-printed': 'das Beispiel der gedruckten Regeln',
    'for-play': 'sechs Länder mit zufälligen Punkten; ein Angreifer, der nachgibt, verliert alle Punkte',
  },
  options: {
    scenario: { label: 'Szenario' },
    reportBand: { label: 'Breite der Spannen von Punkten, die Spione melden (0: keine Meldungen)' },
    diplomacyRounds: { label: 'Runden der Diplomatie' },
    alliesMost: { label: 'Bündnisse eines Landes, höchstens' },
    pledged: {
      label: 'Punkte, die auf eine Zusage hin geliehen wurden,',
      values: { bound: 'können nicht zurückgezogen werden', withdrawable: 'können zurückgezogen werden' },
    },
    conquest: {
      label: 'Ein Angreifer, der nachgibt, verliert',
      values: { stake: 'seinen Einsatz', total: 'alle seine Punkte' },
    },
    confrontation: {
      label: 'Angriffe, die den Krieg verlängern',
      values: { stood: 'Angriffe, die zur Schlacht führen', announced: 'alle angesagten Angriffe' },
    },
    maxRounds: { label: 'Runden des Krieges, höchstens' },
  },
  headings: {
    sign: 'Bündnis schließen',
    refuse: 'Bündnis ablehnen',
    propose: 'Vorschlag beginnen',
    'set-pledge': 'Punkte zusagen',
    'propose-alliance': 'Bündnis vorschlagen',
    ready: 'Nichts mehr vorschlagen',
    attack: 'Angreifen',
    commit: 'Punkte einsetzen',
    'attack-with': 'Mit Einsatz angreifen',
    pass: 'Passen',
    lend: 'Punkte leihen',
    withdraw: 'Geliehenes zurückziehen',
    decline: 'Nichts geben',
    call: 'Zusage einfordern',
    appeal: 'Um Hilfe bitten',
    counter: 'Zurückschlagen',
    yield: 'Nachgeben',
    note: 'Zu Protokoll geben',
    concede: 'Aufgeben',
  },
  fields: {
    with: 'mit wem?',
    to: 'an wen?',
    repay: 'wie viele Punkte zurückzahlen?',
    points: 'wie viele Punkte?',
    target: 'welches Land?',
    ally: 'welchen Verbündeten?',
    pledge: 'wie viele Punkte zusagen?',
    text: 'welcher Text?',
    promise: 'welches Versprechen?',
  },

  phases: {
    diplomacy: 'In Runde {round} der Diplomatie wird über Bündnisse verhandelt',
    pledge: 'Ein Land muss die Zusage in seinem Vorschlag nennen',
    call: 'Das aufgerufene Land muss angreifen oder passen',
    amount: '{country} muss die Punkte seines Angriffs auf {against} ansagen',
    aid: '{country} bittet andere Länder um Hilfe im Kampf gegen {against}',
    answer: '{country} muss in der Schlacht gegen {against} antworten',
    over: '{outcome_kind, select, win {{outcome_winner} hat den Krieg gewonnen} draw {{outcome_players} teilen sich den Sieg} other {}}, denn {outcome_reason, select, last_in_play {kein anderes Land ist übrig} conceded {alle anderen haben aufgegeben} peace {in der letzten Runde führte kein Angriff zur Schlacht} rounds {die letzte Runde ist vorbei} other {}}',
  },

  events: {
    'proposal-made':
      '{country} schlägt {to} ein Bündnis vor: Für jeden geliehenen Punkt {repay, plural, one {wird # Punkt} other {werden # Punkte}} zurückgezahlt{pledge, plural, =0 {} one {, und beide sagen # Punkt zu} other {, und beide sagen # Punkte zu}}.',
    'proposal-refused': '{country} lehnt das Bündnis ab, das {from} vorgeschlagen hat.',
    'proposal-lapsed': 'Der Vorschlag von {country} an {to} verfällt unbeantwortet.',
    'alliance-signed':
      '{country} schließt ein Bündnis mit {ally}: Für jeden geliehenen Punkt {repay, plural, one {wird # Punkt} other {werden # Punkte}} zurückgezahlt{pledge, plural, =0 {} one {, und beide sagen # Punkt zu} other {, und beide sagen # Punkte zu}}.',
    'diplomacy-ended': '{country} schlägt in dieser Runde der Diplomatie nichts mehr vor.',
    'fort-manned': 'Die Festung von {country} gibt diesem Land {points, plural, one {# Punkt} other {# Punkte}}.',
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
      'Der Angriff von {country} führt zur Schlacht: {target} hat weniger als {points, plural, one {einen Punkt} other {# Punkte}}.',
    'points-lent': '{country} leiht {points, plural, one {einen Punkt} other {# Punkte}} an {to}.',
    'loan-withdrawn':
      '{country} zieht {points, plural, one {einen geliehenen Punkt} other {# geliehene Punkte}} von {from} zurück.',
    'aid-declined': '{country} gibt {to} nichts.',
    'pledge-called':
      '{country} fordert die Zusage von {ally} ein: {pledge, plural, one {einen Punkt} other {# Punkte}}{inFull, select, true {} false {, aber {ally} hat {lent, plural, =0 {keinen} one {nur einen} other {nur #}}} other {}}.',
    'aid-asked': '{country} bittet noch einmal um Hilfe.',
    'counter-attacked':
      '{country} schlägt mit einem Einsatz von {stake} gegen {against} zurück{added, plural, =0 {} one {, nachdem es einen Punkt hinzugefügt hat} other {, nachdem es # Punkte hinzugefügt hat}}.',
    'battle-decided': '{loser} gibt nach: {country} nimmt beide Einsätze.',
    'country-defeated': '{country} scheidet aus dem Krieg aus.',
    'loan-repaid':
      '{country} zahlt {points, plural, =0 {nichts} one {einen Punkt} other {# Punkte}} an {to} zurück{inFull, select, true {} false {; geschuldet {owed, plural, one {war einer} other {waren #}}} other {}}.',
    'total-announced': '{country} hat {points, plural, =0 {keine Punkte} one {einen Punkt} other {# Punkte}}.',
    'note-recorded':
      '{country} gibt{to, select, undefined {} other { für {to}}} zu Protokoll{promise, select, undefined {} peace {, als Friedensversprechen} aid {, als Hilfsversprechen} other {}}: „{text}“',
    'country-conceded': '{country} gibt auf.',
    'match-ended':
      '{outcome_kind, select, draw {{outcome_players} teilen sich den Sieg} win {{outcome_winner} gewinnt den Krieg} other {}}: {outcome_reason, select, last_in_play {Kein anderes Land ist übrig} conceded {Alle anderen haben aufgegeben} peace {In dieser Runde führte kein Angriff zur Schlacht} rounds {Die letzte Runde ist vorbei} other {}}.',
    'alliance-judged':
      '{verdict, select, kept {{countries} haben ihr Bündnis gehalten} broken {{by} hat das Bündnis zwischen {countries} in Runde {since} gebrochen} other {}}.',
    'promise-judged':
      '{verdict, select, untested {Das {promise, select, peace {Friedensversprechen} aid {Hilfsversprechen} other {}} von {country} an {to} wurde nicht auf die Probe gestellt} kept {{country} hat das {promise, select, peace {Friedensversprechen} aid {Hilfsversprechen} other {}} an {to} gehalten} broken {{country} hat das {promise, select, peace {Friedensversprechen} aid {Hilfsversprechen} other {}} an {to} gebrochen} other {}}.',
  },

  actions: {
    sign: 'Das Bündnis mit {with} schließen',
    refuse: 'Das Bündnis mit {with} ablehnen',
    propose:
      'Ein Bündnis mit {to} vorschlagen, mit {repay, plural, one {# Punkt} other {# Punkten}} Rückzahlung für jeden geliehenen Punkt',
    'set-pledge': '{points, plural, =0 {Nichts} one {Einen Punkt} other {# Punkte}} zusagen',
    'propose-alliance':
      'Ein Bündnis mit {to} vorschlagen, mit {repay, plural, one {# Punkt} other {# Punkten}} Rückzahlung für jeden geliehenen Punkt{pledge, plural, =0 {} one {, und einen Punkt zusagen} other {, und # Punkte zusagen}}',
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
    note: '{promise, select, undefined {Zu Protokoll geben} peace {Frieden versprechen} aid {Hilfe versprechen} other {}}{to, select, undefined {} other { ({to})}}: „{text}“',
    concede: 'Aufgeben',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name':
      'Es gibt kein Land „{country, select, undefined {{to, select, undefined {{target, select, undefined {{ally, select, undefined {{with}} other {{ally}}}} other {{target}}}} other {{to}}}} other {{country}}}“.',
    'allied-to-defender':
      'Du kannst dem Angreifer nicht leihen, denn du bist schriftlich mit dem Verteidiger verbündet.',
    'allies-enough': '{country} kann kein weiteres Bündnis schließen, denn es hat schon die Höchstzahl von Bündnissen.',
    'already-allied': 'Du bist schon mit {country} verbündet.',
    'already-called': 'Die Zusage von {ally} hast du in dieser Schlacht schon eingefordert.',
    'attacker-cannot-call': 'Nur ein Land, das angegriffen wird, kann die Zusagen seiner Verbündeten einfordern.',
    'has-conceded': '{country} hat aufgegeben und schließt keine Bündnisse mehr.',
    'is-out': '{country} ist aus dem Krieg ausgeschieden.',
    'lent-to-other-side':
      'Du kannst dieser Seite nicht leihen, denn du hast in dieser Schlacht der anderen Seite Punkte geliehen.',
    'no-open-proposal': '{country} hat dir kein Bündnis vorgeschlagen, das noch offen ist.',
    'no-pledge': '{ally} hat dir keine Punkte zugesagt.',
    'no-points': 'Du hast keine Punkte, um anzugreifen.',
    'nobody-named': 'Nenne das Land, dem du das Versprechen gibst.',
    'not-higher': 'Dein Einsatz von {stake} ist zu niedrig: Er muss höher sein als {against}.',
    'nothing-lent': 'Du hast keine Punkte verliehen, die du zurückziehen könntest.',
    'nothing-new':
      'In der letzten Hilfsrunde und danach hat niemand Punkte geliehen oder zurückgezogen oder eine Zusage eingefordert. Du kannst also nicht noch einmal um Hilfe bitten.',
    'nothing-to-add': 'Alle deine Punkte stecken schon in deinem Einsatz.',
    'own-country': 'Dein eigenes Land kannst du nicht wählen.',
    'proposal-open': 'Zwischen dir und {country} ist noch ein Vorschlag offen.',
    'too-many-notes': 'Du kannst nichts mehr zu Protokoll geben.',
    'too-many-points':
      'Diese Aktion braucht {points, plural, one {# Punkt} other {# Punkte}}, und du hast {own, plural, =0 {keinen} other {nur #}}.',
  }),

  labels: {
    round: '{round, plural, =0 {Vor dem Krieg} other {Runde #}}',
    range: '{known, select, true {{lo}} false {{lo} bis {hi}} other {}}',
    'country-line':
      '{status, select, in {{fort, select, true {Festung} false {} other {}}} conceded {hat aufgegeben} out {ausgeschieden} other {}}{allies_count, plural, =0 {} other {{status, select, in {{fort, select, true {; } false {} other {}}} conceded {; } out {; } other {}}verbündet mit {allies}}}',
    'battle-line':
      '{attacker} greift {defender} an: {stake} gegen {shown, select, true {{against}} false {einen unbekannten Einsatz{against, plural, =0 {} one { und # geliehenen Punkt} other { und # geliehene Punkte}}} other {}}; {answering, select, attacker {{attacker}} defender {{defender}} other {}} muss antworten.',
    title: 'The World Game, Phase II: Krieg · {scenario}',
    course:
      '{round, plural, =0 {Vor dem Krieg} other {Runde #}}{actor, select, undefined {} other { · {actor} ist an der Reihe}}: {phase}',
    summary: '{course}. {countries, plural, one {# Land} other {# Länder}}.',
    countries: 'Was alle über die Punkte wissen',
    country:
      '{name}: {range} {hi, plural, one {Punkt} other {Punkte}}{own, select, undefined {} other {; du hast {own}}}{status, select, in {} conceded {; hat aufgegeben} out {; ausgeschieden} other {}}{fort, select, true {; hat eine Festung} false {} other {}}; {allies_count, plural, =0 {keine Verbündeten} other {verbündet mit {allies}}}.',
    figure: '{points}',
    own: 'Du hast {points, plural, one {# Punkt} other {# Punkte}}.',
    status: '{name} ({status, select, conceded {aufgegeben} out {ausgeschieden} other {}})',
    alliance:
      'Bündnis von {one} und {other}{isInForce, select, true {} false {, nicht mehr in Kraft} other {}}: Für jeden geliehenen Punkt {repay, plural, one {wird # Punkt} other {werden # Punkte}} zurückgezahlt, und beide sagen {pledge, plural, =0 {keine Punkte} one {# Punkt} other {# Punkte}} zu.',
    alliances: 'Bündnisse',
    battle: 'Schlacht',
    role: '{name} {role, select, attacker {greift an} defender {verteidigt} other {}}',
    stack:
      '{name}, {role, select, attacker {greift an} defender {verteidigt} other {}}: {stake, select, undefined {Einsatz unbekannt} other {Einsatz {stake}}}{lent_count, plural, =0 {} other {, und {lent}}}.',
    loan: '{points, plural, one {# Punkt} other {# Punkte}} geliehen von {name}',
    legend:
      'Der Balken jedes Landes ist bis zu seiner kleinsten möglichen Punktzahl gefüllt und bis zur größten umrandet. Linien verbinden Verbündete; eine unterbrochene Linie ist ein gebrochenes Bündnis. Ein Turm ist eine Festung.{battle, plural, =0 {} other { In der Schlacht ist der gefüllte Teil eines Balkens der eigene Einsatz, und der hellere Teil ist geliehen. Ein Fragezeichen ist ein Einsatz, der nicht öffentlich ist.}}',
    'amount-of-attack':
      '{target} hat höchstens {most, plural, one {einen Punkt} other {# Punkte}}: {isCertain, select, true {Ein Angriff mit {amount} führt sicher zur Schlacht} false {Keiner deiner Angriffe führt sicher zur Schlacht, und {amount} ist die Hälfte deiner Punkte} other {}}.',
    'amount-of-loan': '{amount} ist die Hälfte deiner Punkte.',
    start: 'Die Länder in der Reihenfolge, in der sie aufgerufen werden',
    name: 'Land',
    fort: 'Festung',
    'has-fort': '{fort, select, true {ja} false {nein} other {}}',
  },

  titles: {
    'The example of the rules': 'Das Beispiel der Regeln',
  },
} as const satisfies Catalogue<WorldGame, Label>;

/** The messages of *The World Game* in German. */
export const messages: Messages<WorldGame, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
