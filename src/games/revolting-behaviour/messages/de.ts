/**
 * The messages of *Revolting Behaviour!* in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/de.ts';
import type { RevoltingBehaviour } from '../rules/types.ts';
import { adapter } from './adapter.ts';
import type { Label } from './en.ts';

/** All messages. */
export const catalogue = {
  language: 'de',
  about:
    'Ein Kartenspiel über Revolte. Du ziehst Karten, um Geld zu sammeln oder Gewalt anzuwenden. Du versuchst, alle Karten deiner Sache zu überwinden, bevor du alle Punkte verlierst.',
  aim: 'Die letzte Karte der eigenen Sache überwinden, oder als Einzige noch Punkte haben.',
  howToRead:
    'für alle, die mitspielen, je eine Zeile mit den Punkten, die sie ausgeben können, und den Karten der Sache, die sie überwinden wollen.',
  presets: {
    'as-printed': 'die gedruckten Regeln mit rekonstruierten Tabellen',
    'for-play': 'ausgewogene Tabellen: kürzere Partien, in denen jede Aktivität nützlich ist',
  },
  options: {
    players: { label: 'Namen der Spieler, zwei bis acht' },
    jokers: { label: 'Joker in jedem Kartenspiel' },
    causeSize: { label: 'Karten einer Sache' },
    truce: { label: 'Zahl der Runden Waffenstillstand am Anfang' },
    maxTurns: { label: 'Runde, nach der die Partie unentschieden ist' },
    scenario: { label: 'Szenario' },
  },
  headings: {
    pass: 'Passen',
    attempt: 'Versuchen',
    'draw-on': 'Weiterziehen',
    stop: 'Aufhören',
    'start-new-cause': 'Neue Sache',
    'stay-out': 'Aussetzen',
    concede: 'Aufgeben',
  },
  fields: {
    activity: 'welche Tätigkeit?',
    severity: 'wie schwer?',
    target: 'gegen wen?',
  },

  phases: {
    lot: 'Der nächste Platz in dieser Runde wird ausgelost',
    act: 'Eine Aktion muss gewählt werden',
    draw: 'Eine Karte des Aktionsstapels wird gezogen',
    choose: 'Ein Versuch läuft: weiterziehen oder aufhören',
    'turn-up': 'Die oberste Karte der Sache wird aufgedeckt',
    penalty: 'Eine Strafkarte wird aufgedeckt',
    over: '{outcome_reason, select, cause_overcome {{outcome_winner} hat die Sache überwunden und gewonnen} last_with_points {Nur {outcome_winner} hat noch Punkte und hat gewonnen} conceded {Alle anderen haben aufgegeben, und {outcome_winner} hat gewonnen} nobody_has_points {Niemand hat noch Punkte, die Partie ist unentschieden zwischen {outcome_players}} turn_limit {Die letzte Runde ist vorbei, die Partie ist unentschieden zwischen {outcome_players}} other {}}',
  },

  events: {
    'turn-started': 'Runde {turn} beginnt.',
    'lot-drawn': 'Das Los fällt auf {player}: Platz {place}.',
    'order-settled': 'Die Reihenfolge ist: {order}.',
    'turn-passed': '{player} passt.',
    'attempt-made':
      '{player} versucht {activity, select, legal_fund_raising {legales Geldsammeln} legal_force {legale Gewalt} illegal_fund_raising {illegales Geldsammeln} illegal_force {illegale Gewalt} other {}} ({severity, select, mild {leicht} moderate {mittel} severe {schwer} other {}}){target, select, undefined {} cause { gegen die Sache} other { gegen {target}}}.',
    'card-drawn':
      '{player} zahlt {cost, plural, one {# Punkt} other {# Punkte}} und zieht eine Karte: {card}; {points, plural, =0 {kein Punkt bleibt} one {# Punkt bleibt} other {# Punkte bleiben}}.',
    'attempt-succeeded':
      '{player} hat Erfolg und bekommt {kind, select, resource {{benefit, plural, one {# Punkt} other {# Punkte}}} action {{benefit, plural, one {# Aktionspunkt} other {# Aktionspunkte}}} other {}}.',
    'attempt-failed':
      '{reason, select, stopped {{player} hört auf, und der Versuch scheitert} cannot_pay {{player} kann keine Karte mehr bezahlen, und der Versuch scheitert} target_gone {Der Versuch von {player} hat kein Ziel mehr und ist abgebrochen} joker {Der Versuch von {player} scheitert am Joker} other {}}.',
    'points-raised': '{player} gewinnt {gained, plural, one {# Punkt} other {# Punkte}} und hat {points}.',
    'points-destroyed':
      '{player} verliert {lost, plural, one {# Punkt} other {# Punkte}}; {points, plural, =0 {keiner bleibt} one {# bleibt} other {# bleiben}}.',
    'cause-card-turned': '{player} deckt eine Karte der Sache auf: {card}.',
    'cause-card-overcome':
      '{player} überwindet {card}; {left, plural, =0 {kein Aktionspunkt bleibt} one {# Aktionspunkt bleibt} other {# Aktionspunkte bleiben}}.',
    'cause-card-held':
      'Mit {left, plural, one {# Aktionspunkt} other {# Aktionspunkten}} kann {player} diese Karte nicht überwinden: {card}.',
    'cause-strengthened':
      '{count, plural, one {# Karte kommt} other {# Karten kommen}} verdeckt unter die Sache von {player}.',
    'penalty-paid':
      'Strafkarte {card}: {player} verliert {lost, plural, one {# Punkt} other {# Punkte}}; {points, plural, =0 {keiner bleibt} one {# bleibt} other {# bleiben}}.',
    'player-fallen': '{player} hat keine Punkte mehr.',
    'cause-started':
      '{player} beginnt eine neue Sache mit {cards, plural, one {# Karte} other {# Karten}} und {points, plural, one {# Punkt} other {# Punkten}}.',
    'stayed-out': '{player} setzt aus.',
    'player-conceded': '{player} gibt auf.',
    'match-ended':
      '{outcome_reason, select, cause_overcome {{outcome_winner} hat die Sache überwunden und gewinnt} last_with_points {Nur {outcome_winner} hat noch Punkte und gewinnt} conceded {Die anderen haben aufgegeben, und {outcome_winner} gewinnt} nobody_has_points {Niemand hat noch Punkte: unentschieden zwischen {outcome_players}} turn_limit {Die letzte Runde ist vorbei: unentschieden zwischen {outcome_players}} other {}}.',
  },

  actions: {
    pass: 'Passen',
    attempt:
      '{activity, select, legal_fund_raising {Legales Geldsammeln} legal_force {Legale Gewalt} illegal_fund_raising {Illegales Geldsammeln} illegal_force {Illegale Gewalt} other {}} ({severity, select, mild {leicht} moderate {mittel} severe {schwer} other {}}){target, select, undefined {} cause { gegen die eigene Sache} other { gegen {target}}}',
    'draw-on': 'Zahlen und noch eine Karte ziehen',
    stop: 'Aufhören: der Versuch scheitert',
    'start-new-cause': 'Eine neue Sache beginnen',
    'stay-out': 'Aussetzen',
    concede: 'Aufgeben',
    lot: 'Das Los fällt auf {name}',
    draw: '{card} ziehen',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name':
      '{card, select, undefined {Niemand heißt hier „{target, select, undefined {{name}} other {{target}}}“} other {Es gibt keine Karte „{card}“}}.',
    fallen: 'Du hast keine Punkte: Du kannst nur eine neue Sache beginnen oder aussetzen.',
    'needless-target': 'Geldsammeln hat kein Ziel.',
    'no-target': 'Gewalt braucht ein Ziel: deine Sache oder andere, die mitspielen.',
    'not-fallen':
      'Das kannst du nur ohne Punkte, und du hast noch {points, plural, one {einen Punkt} other {# Punkte}}.',
    'own-target': 'Gegen dich selbst kannst du keine Gewalt anwenden.',
    'target-fallen': '{target} hat keine Punkte zu verlieren.',
    'too-poor':
      'Jede Karte kostet {cost, plural, one {einen Punkt} other {# Punkte}}, und du hast {points, plural, =0 {keinen} one {nur einen} other {nur #}}.',
    truce:
      'Gewalt gegen andere ist noch nicht erlaubt: Das ist Runde {turn}, und der Waffenstillstand gilt bis zum Ende von Runde {truce}.',
  }),

  labels: {
    points: '{points, plural, one {# Punkt} other {# Punkte}}',
    conceded: 'hat aufgegeben',
    'cause-line':
      'Sache: {open, select, undefined {} other {{open} offen, }}{down, plural, one {# Karte} other {# Karten}} verdeckt',
    reconstructed: 'Die Tabellen sind eine Rekonstruktion.',
    invented: 'Die Tabellen sind unser eigener Entwurf, nicht die gedruckten.',
    title: 'Revolting Behaviour!{scenario, select, undefined {} other { · {scenario}}}',
    course: 'Runde {turn}{actor, select, undefined {} other { · {actor} ist an der Reihe}}: {phase}',
    summary: '{course}. {players, plural, one {Eine Person spielt} other {# Personen spielen}} mit.',
    players: 'Wer mitspielt',
    player:
      '{name}: {hasConceded, select, true {hat aufgegeben} false {{points, plural, one {# Punkt} other {# Punkte}}; Sache mit {down, plural, one {# verdeckten Karte} other {# verdeckten Karten}}{up, select, undefined {} other {, {up} liegt offen darauf}}{isToAct, select, true {; an der Reihe} false {} other {}}} other {}}.',
    cause: 'Sache',
    attempt: 'Versuch',
    'attempt-of':
      'Versuch: {activity, select, legal_fund_raising {legales Geldsammeln} legal_force {legale Gewalt} illegal_fund_raising {illegales Geldsammeln} illegal_force {illegale Gewalt} other {}}, {severity, select, mild {leicht} moderate {mittel} severe {schwer} other {}}{target, select, undefined {} cause {, gegen die Sache} other {, gegen {target}}}',
    needed:
      'Karten, die den Versuch erfüllen: {cards}. Die nächste Karte kostet {cost, plural, one {einen Punkt} other {# Punkte}}.',
    card: '{suit, select, undefined {Joker} diamonds {Karo} hearts {Herz} clubs {Kreuz} spades {Pik} other {}}{rank, select, joker {} ace {-Ass} 2 {-2} 3 {-3} 4 {-4} 5 {-5} 6 {-6} 7 {-7} 8 {-8} 9 {-9} 10 {-10} jack {-Bube} queen {-Dame} king {-König} other {}}',
    activities: 'Punkte für einen Erfolg',
    activity:
      '{activity, select, legal_fund_raising {Legales Geldsammeln} legal_force {Legale Gewalt} illegal_fund_raising {Illegales Geldsammeln} illegal_force {Illegale Gewalt} other {}}',
    severity: '{severity, select, mild {Leicht} moderate {Mittel} severe {Schwer} other {}}',
    venture:
      '{activity, select, legal_fund_raising {Legales Geldsammeln} legal_force {Legale Gewalt} illegal_fund_raising {Illegales Geldsammeln} illegal_force {Illegale Gewalt} other {}}, {severity, select, mild {leicht} moderate {mittel} severe {schwer} other {}}: Ein Erfolg bringt {benefit} Punkte; {cards} von {pack} Karten erfüllen den Versuch.',
    legend:
      'Jedes Feld zeigt, wie viele Punkte ein Erfolg bringt. Darunter steht, wie viele Karten eines vollen Kartenspiels den Versuch erfüllen. Die Zahl auf einer Sache ist die Zahl ihrer verdeckten Karten.',
    benefits: 'Was ein gelungener Versuch bringt',
    odds: 'Wahrscheinlichkeit, dass eine Karte den Versuch erfüllt',
    'attempt-odds':
      'Der Versuch gelingt in {share} % der Fälle. Jede Karte kostet {cost, plural, one {# Punkt} other {# Punkte}}, und du gibst im Mittel {points} Punkte aus.',
    'attempt-success': 'zuerst kommt eine Karte, die den Versuch erfüllt',
    'attempt-joker': 'zuerst kommt ein Joker, und der Versuch scheitert',
    'attempt-dry': 'die Punkte gehen aus, bevor eine Karte, die den Versuch erfüllt, oder ein Joker kommt',
  },
  titles: {
    'legal-fund-raising': 'legales Geldsammeln',
    'legal-force': 'legale Gewalt',
    'illegal-fund-raising': 'illegales Geldsammeln',
    'illegal-force': 'illegale Gewalt',
    mild: 'leicht',
    moderate: 'mittel',
    severe: 'schwer',
  },
} as const satisfies Catalogue<RevoltingBehaviour, Label>;

/** The messages of *Revolting Behaviour!* in German. */
export const messages: Messages<RevoltingBehaviour, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
