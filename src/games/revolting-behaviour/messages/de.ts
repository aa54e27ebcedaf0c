/**
 * *Revolting Behaviour!* in German.
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
  about: TODO,
  howToRead:
    'je Spieler eine Zeile mit den Punkten, die er ausgeben kann, und den Karten seiner Sache, die er abtragen will.',
  setUps: TODO,
  options: TODO,
  headings: TODO,

  phases: TODO,

  events: {
    'turn-started': 'Runde {turn} beginnt.',
    'lot-drawn': 'Das Los gibt {player} Platz {place}.',
    'order-settled': 'Die Reihenfolge ist: {order}.',
    'turn-passed': '{player} passt.',
    'attempt-made':
      '{player} versucht {activity, select, legal_fund_raising {legales Geldsammeln} legal_force {legale Gewalt} illegal_fund_raising {illegales Geldsammeln} other {illegale Gewalt}} ({severity, select, mild {leicht} moderate {mittel} other {schwer}}){target, select, undefined {} cause { gegen die Sache} other { gegen {target}}}.',
    'card-drawn':
      '{player} zahlt {cost} und zieht {card}; {points, plural, =0 {kein Punkt bleibt} one {# Punkt bleibt} other {# Punkte bleiben}}.',
    'attempt-succeeded':
      '{player} hat Erfolg: {kind, select, resource {{benefit, plural, one {# Punkt} other {# Punkte}}} other {{benefit, plural, one {# Aktionspunkt} other {# Aktionspunkte}}}}.',
    'attempt-failed':
      '{reason, select, stopped {{player} hört auf, und der Versuch ist gescheitert} cannot_pay {{player} kann keine Karte mehr bezahlen, und der Versuch ist gescheitert} target_gone {Der Versuch von {player} hat kein Ziel mehr und ist abgebrochen} other {Am Joker scheitert der Versuch von {player}}}.',
    'points-raised': '{player} gewinnt {gained, plural, one {# Punkt} other {# Punkte}} und hat {points}.',
    'points-destroyed':
      '{player} verliert {lost, plural, one {# Punkt} other {# Punkte}}; {points, plural, =0 {keiner bleibt} one {# bleibt} other {# bleiben}}.',
    'cause-card-turned': '{player} deckt eine Karte der Sache auf: {card}.',
    'cause-card-overcome':
      '{player} überwindet {card}; {left, plural, =0 {kein Aktionspunkt bleibt} one {# Aktionspunkt bleibt} other {# Aktionspunkte bleiben}}.',
    'cause-card-held':
      'Mit {left, plural, one {# Aktionspunkt} other {# Aktionspunkten}} kann {player} diese Karte nicht überwinden: {card}.',
    'cause-strengthened': 'Unter die Sache von {player} {count, plural, one {kommt # Karte} other {kommen # Karten}}.',
    'penalty-paid':
      'Die Strafkarte ist {card}: {player} verliert {lost, plural, one {# Punkt} other {# Punkte}}; {points, plural, =0 {keiner bleibt} one {# bleibt} other {# bleiben}}.',
    'player-fallen': '{player} hat keine Punkte mehr.',
    'cause-started':
      '{player} beginnt eine neue Sache mit {cards, plural, one {# Karte} other {# Karten}} und {points, plural, one {# Punkt} other {# Punkten}}.',
    'stayed-out': '{player} setzt aus.',
    'player-conceded': '{player} gibt auf.',
    'match-ended':
      '{outcome_reason, select, cause_overcome {{outcome_winner} hat die Sache durchgesetzt und gewinnt} last_with_points {Nur {outcome_winner} hat noch Punkte und gewinnt} conceded {Die anderen haben aufgegeben, und {outcome_winner} gewinnt} nobody_has_points {Niemand hat noch Punkte: unentschieden zwischen {outcome_players}} other {Die letzte Runde ist vorbei: unentschieden zwischen {outcome_players}}}.',
  },

  actions: {
    pass: 'Passen',
    attempt:
      '{activity, select, legal_fund_raising {Legales Geldsammeln} legal_force {Legale Gewalt} illegal_fund_raising {Illegales Geldsammeln} other {Illegale Gewalt}} ({severity, select, mild {leicht} moderate {mittel} other {schwer}}){target, select, undefined {} cause { gegen die eigene Sache} other { gegen {target}}}',
    'draw-on': 'Zahlen und noch eine Karte ziehen',
    stop: 'Aufhören',
    'start-new-cause': 'Eine neue Sache beginnen',
    'stay-out': 'Aussetzen',
    concede: 'Aufgeben',
    lot: 'Das Los fällt auf {name}',
    draw: '{card} ziehen',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name':
      '{card, select, undefined {Niemand heißt hier „{target, select, undefined {{name}} other {{target}}}“} other {Es gibt keine Karte „{card}“}}.',
    'wrong-step':
      'Nicht jetzt: {step, select, lot {Es wird gelost} act {Erst ist etwas zu versuchen oder zu passen} choose {Ein Versuch läuft} turn_up {Eine Karte der Sache wird aufgedeckt} penalty {Eine Strafkarte wird aufgedeckt} other {Es wird eine Karte gezogen}}.',
    fallen: 'Du hast keine Punkte: Du kannst nur eine neue Sache beginnen oder aussetzen.',
    'needless-target': 'Geldsammeln richtet sich gegen niemanden.',
    'no-target': 'Gewalt muss sich gegen die eigene Sache oder gegen andere richten.',
    'not-fallen': 'Du hast noch {points, plural, one {einen Punkt} other {# Punkte}}.',
    'own-target': 'Gegen dich selbst kannst du keine Gewalt anwenden.',
    'target-fallen': '{target} hat keine Punkte zu verlieren.',
    'too-poor':
      'Jede Karte kostet {cost, plural, one {einen Punkt} other {# Punkte}}, und du hast {points, plural, =0 {keinen} one {nur einen} other {nur #}}.',
    truce: 'Das ist Runde {turn}, und der Waffenstillstand gilt bis zum Ende von Runde {truce}.',
  }),

  labels: {
    card: '{rank, select, joker {Joker} other {{suit, select, diamonds {Karo} hearts {Herz} clubs {Kreuz} other {Pik}}-{rank, select, ace {Ass} jack {Bube} queen {Dame} king {König} other {{rank}}}}}',
    points: '{points, plural, one {# Punkt} other {# Punkte}}',
    conceded: 'hat aufgegeben',
    cause:
      'Sache: {open, select, undefined {} other {{open} offen, }}{down, plural, one {# Karte} other {# Karten}} verdeckt',
    reconstructed: 'Die Tabellen sind eine Rekonstruktion.',
    title: 'Revolting Behaviour!{scenario, select, undefined {} other { · {scenario}}}',
    course:
      '{winners, select, undefined {Runde {turn}{actor, select, undefined {} other { · {actor} ist am Zug}}} other {Zu Ende in Runde {turn}: {winners_count, plural, one {{winners} gewinnt} other {unentschieden}}}}',
    summary: '{course}. {players, plural, one {# Mitspieler} other {# Mitspieler}}.',
    players: 'Mitspieler',
    player:
      '{name}: {hasConceded, select, true {hat aufgegeben} other {{points, plural, one {# Punkt} other {# Punkte}}; Sache mit {down, plural, one {# verdeckten Karte} other {# verdeckten Karten}}{up, select, undefined {} other {, {up} liegt offen darauf}}{isToAct, select, true {; am Zug} other {}}}}.',
    points: '{points, plural, one {# Punkt} other {# Punkte}}',
    cause: 'Sache',
    conceded: 'hat aufgegeben',
    attempt: 'Versuch',
    'attempt-of':
      'Versuch: {activity, select, legal_fund_raising {legales Geldsammeln} legal_force {legale Gewalt} illegal_fund_raising {illegales Geldsammeln} other {illegale Gewalt}}, {severity, select, mild {leicht} moderate {mittel} other {schwer}}{target, select, undefined {} cause {, gegen die Sache} other {, gegen {target}}}',
    card: '{suit, select, undefined {Joker} diamonds {Karo} hearts {Herz} clubs {Kreuz} other {Pik}}{rank, select, undefined {} ace {-Ass} jack {-Bube} queen {-Dame} king {-König} other {-{rank}}}',
    activities: 'Was ein Versuch bringt',
    activity:
      '{activity, select, legal_fund_raising {Legales Geldsammeln} legal_force {Legale Gewalt} illegal_fund_raising {Illegales Geldsammeln} other {Illegale Gewalt}}',
    severity: '{severity, select, mild {Leicht} moderate {Mittel} other {Schwer}}',
    venture:
      '{activity, select, legal_fund_raising {Legales Geldsammeln} legal_force {Legale Gewalt} illegal_fund_raising {Illegales Geldsammeln} other {Illegale Gewalt}}, {severity, select, mild {leicht} moderate {mittel} other {schwer}}: bringt {benefit}; {cards} von {pack} Karten genügen.',
    legend:
      'In jedem Feld: was der Versuch bringt, darunter wie viele Karten eines ganzen Stapels genügen. Die Zahl auf einer Sache: wie viele ihrer Karten verdeckt liegen.',
    benefits: 'Was Versuche bringen',
    odds: 'Wie wahrscheinlich eine Karte genügt',
    'attempt-odds':
      'Der Versuch gelingt in {share} % der Fälle. Eine Karte kostet {cost}, und {points} Punkte werden im Mittel ausgegeben.',
    'attempt-success': 'zuerst kommt eine Karte, die genügt',
    'attempt-joker': 'zuerst kommt ein Joker, und der Versuch scheitert',
    'attempt-dry': 'keins von beiden kommt, solange die Punkte reichen',
  },
} as const satisfies Catalogue<RevoltingBehaviour, Label>;

/** *Revolting Behaviour!* in German. */
export const messages: Messages<RevoltingBehaviour, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
