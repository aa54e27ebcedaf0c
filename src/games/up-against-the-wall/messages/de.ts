/**
 * *Up Against the Wall, Motherfucker!* in German.
 *
 * @packageDocumentation
 */
import type { Catalogue } from '../../../messages/catalogue.ts';
import { createMessages, type Messages } from '../../../messages/messages.ts';
import { refusalsWith } from '../../../messages/de.ts';
import type { Uaw } from '../rules/types.ts';
import { adapter } from './adapter.ts';
import type { Label } from './en.ts';

/** All messages. */
export const catalogue = {
  language: 'de',
  about:
    'Die Universität Columbia, ein Jahr nach den Besetzungen von 1968: Radikale und Universitätsleitung ringen um die Unterstützung von elf Gruppen.',
  aim: 'Nach der letzten Runde mehr Unterstützung haben als die andere Seite, oder sie ganz ausschalten.',
  howToRead:
    'je Leiste eine Zeile mit den Steinen der Universitätsleitung (LAW), den Feldern und ihren Werten, dem Marker in Klammern und den Steinen der Radikalen (RAD). Felder links von | stützen die Universitätsleitung, Felder rechts davon die Radikalen.',
  players: {
    radicals: { name: 'die Radikalen', isMany: true },
    administration: { name: 'die Universitätsleitung', isMany: false },
  },
  presets: {
    'as-printed': 'die Rekonstruktion des Brettes, mit sieben Feldern je Leiste',
    'eleven-boxes': 'ein neues, ausgewogenes Brett mit elf Feldern je Leiste',
    'for-play': 'eine ausgewogene Partie: elf Felder je Leiste, und Marker dürfen ohne Angriff rücken',
  },
  options: {
    scenario: { label: 'Brett' },
    pieces: {
      label: 'Zwischen den Spielzügen',
      values: { stay: 'bleiben Steine auf dem Brett', redeploy: 'kommen Steine vom Brett und werden neu eingesetzt' },
    },
    replaced: {
      label: 'Eine Karte, die in den Stapel zurückgeht,',
      values: { shown: 'wird allen gezeigt', hidden: 'sieht nur die Seite, die sie zieht' },
    },
    unopposed: {
      label: 'Auf einer Leiste ohne Gegner',
      values: { hold: 'bleibt der Marker', advance: 'darf der Marker rücken' },
    },
    wipeOut: {
      label: 'Eine Seite ist ausgeschaltet',
      values: { support: 'ohne Unterstützung', combat: 'ohne Steine', off: 'nie' },
    },
  },
  headings: {
    'use-card': 'Karten spielen',
    discard: 'Karte abwerfen',
    'end-cards': 'Keine Karten mehr',
    'call-gambit': '„Up against the wall!“',
    deploy: 'Leiste für Leiste einsetzen',
    'deploy-all': 'Alle Steine einsetzen',
    'end-deploy': 'Einsetzen beenden',
    'remove-piece': 'Steine wegnehmen',
    'remove-pieces': 'Steine wegnehmen',
    attack: 'Angreifen',
    advance: 'Marker rücken',
    hold: 'Marker stehen lassen',
    'end-move': 'Spielzug beenden',
    concede: 'Aufgeben',
  },
  fields: {
    card: 'welche Karte?',
    track: 'welche Leiste?',
    count: 'wie viele Steine?',
    piles: 'wie viele Steine auf jede Leiste?',
  },

  phases: {
    draw: 'eine Karte muss gezogen werden',
    cards:
      '{player, select, radicals {die Radikalen dürfen} administration {die Universitätsleitung darf} other {}} Karten spielen',
    deploy: '{left, plural, one {# Stein ist} other {# Steine sind}} noch einzusetzen',
    'gambit-roll': 'für „Up against the wall!“ muss gewürfelt werden',
    remove:
      '{player, select, radicals {die Radikalen müssen} administration {die Universitätsleitung muss} other {}} noch {left, plural, one {# Stein} other {# Steine}} vom Brett nehmen',
    attack: 'Angriffe sind möglich{unopposed, select, hold {} advance {, und Marker dürfen rücken} other {}}',
    'attack-roll': 'für einen Angriff muss gewürfelt werden',
    advance: 'ein Marker darf rücken',
    over: '{outcome_kind, select, draw {unentschieden} win {{outcome_winner, select, radicals {die Radikalen{radicals_person} gewinnen} administration {die Universitätsleitung{administration_person} gewinnt} other {}}} other {}}',
  },

  events: {
    'turn-started':
      'Runde {turn}: Die Radikalen bekommen {due_radicals, plural, one {# RAD} other {# RADs}}, die Universitätsleitung bekommt {due_administration, plural, one {# LAW} other {# LAWs}}.',
    'move-started':
      '{player, select, radicals {Die Radikalen{radicals_person} sind} administration {Die Universitätsleitung{administration_person} ist} other {}} in Runde {turn} an der Reihe.',
    'card-drawn':
      '{player, select, radicals {Die Radikalen{radicals_person} ziehen} administration {Die Universitätsleitung{administration_person} zieht} other {}} eine Karte.',
    'card-seen':
      'Nur {only, select, radicals {die Radikalen{radicals_person} sehen} administration {die Universitätsleitung{administration_person} sieht} other {}} die Karte: „{card}“.',
    'card-replaced':
      '{player, select, radicals {Die Radikalen{radicals_person} ziehen „{card}“, zeigen die Karte und legen} administration {Die Universitätsleitung{administration_person} zieht „{card}“, zeigt die Karte und legt} other {}} sie zurück.',
    'card-put-back':
      '{player, select, radicals {Die Radikalen{radicals_person} legen} administration {Die Universitätsleitung{administration_person} legt} other {}} die Karte zurück, ohne sie zu zeigen.',
    'card-used':
      '{player, select, radicals {Die Radikalen{radicals_person} spielen} administration {Die Universitätsleitung{administration_person} spielt} other {}} „{card}“: In dieser Runde {side, select, radicals {bekommen die Radikalen jetzt {due, plural, one {# RAD} other {# RADs}}} administration {bekommt die Universitätsleitung jetzt {due, plural, one {# LAW} other {# LAWs}}} other {}}.',
    'card-discarded':
      '{player, select, radicals {Die Radikalen{radicals_person} werfen} administration {Die Universitätsleitung{administration_person} wirft} other {}} die Karte verdeckt ab.',
    'pieces-taken-up':
      '{player, select, radicals {Die Radikalen{radicals_person} nehmen {count, plural, one {ihren # RAD} other {ihre # RADs}}} administration {Die Universitätsleitung{administration_person} nimmt {count, plural, one {ihren # LAW} other {ihre # LAWs}}} other {}} vom Brett, um sie neu einzusetzen.',
    'pieces-deployed':
      '{player, select, radicals {{count, plural, one {# RAD kommt} other {# RADs kommen}}} administration {{count, plural, one {# LAW kommt} other {# LAWs kommen}}} other {}} auf die Leiste „{track}“.',
    'gambit-called':
      '„Up against the wall!“ {player, select, radicals {Die Radikalen{radicals_person} greifen} administration {Die Universitätsleitung{administration_person} greift} other {}} auf dem ganzen Brett an, {attackers} gegen {defenders}: Das Verhältnis ist {odds}.',
    'attack-made':
      '{player, select, radicals {Die Radikalen{radicals_person} greifen} administration {Die Universitätsleitung{administration_person} greift} other {}} auf der Leiste „{track}“ an, {attackers} gegen {defenders}: Das Verhältnis ist {odds}.',
    'die-rolled':
      'Der Würfel zeigt {die}. Beim Verhältnis {odds} ist das Ergebnis {code}: {result, select, no_effect {Nichts geschieht} attacker_eliminated {Der Angreifer verliert alle Steine} defender_eliminated {Der Verteidiger verliert alle Steine} exchange {Die Seite mit weniger Steinen verliert alle, die andere ebenso viele} other {}}.',
    'pieces-lost':
      '{player, select, radicals {Die Radikalen{radicals_person} verlieren {count, plural, one {# RAD} other {# RADs}}} administration {Die Universitätsleitung{administration_person} verliert {count, plural, one {# LAW} other {# LAWs}}} other {}} auf der Leiste „{track}“.',
    'counter-moved':
      'Der Marker der Leiste „{track}“ rückt von Feld {from} auf Feld {to}, das {supports, select, undefined {auf der Linie liegt} radicals {{value} für die Radikalen wert ist} administration {{value} für die Universitätsleitung wert ist} other {}}.',
    'match-ended':
      '{outcome_reason, select, conceded {{outcome_winner, select, radicals {Die Universitätsleitung{administration_person} gibt auf, und die Radikalen{radicals_person} gewinnen} administration {Die Radikalen{radicals_person} geben auf, und die Universitätsleitung{administration_person} gewinnt} other {}}} wiped_out {{outcome_winner, select, radicals {Die Universitätsleitung{administration_person} ist ausgeschaltet, und die Radikalen{radicals_person} gewinnen} administration {Die Radikalen{radicals_person} sind ausgeschaltet, und die Universitätsleitung{administration_person} gewinnt} other {}}} points {{outcome_kind, select, draw {Die Partie endet unentschieden, mit je {outcome_scores_radicals, plural, one {einem Punkt} other {# Punkten}} Unterstützung} win {{outcome_winner, select, radicals {Die Radikalen{radicals_person} gewinnen mit {outcome_scores_radicals, plural, one {einem Punkt} other {# Punkten}} Unterstützung gegen {outcome_scores_administration}} administration {Die Universitätsleitung{administration_person} gewinnt mit {outcome_scores_administration, plural, one {einem Punkt} other {# Punkten}} Unterstützung gegen {outcome_scores_radicals}} other {}}} other {}}} other {}}.',
  },

  actions: {
    'use-card': '„{card}“ spielen: {effect}',
    discard: 'Karte verdeckt abwerfen',
    'end-cards': 'Keine Karten mehr spielen{drew, select, false {} true { und die gezogene Karte behalten} other {}}',
    'call-gambit': '„Up against the wall!“ rufen',
    deploy:
      '{player, select, radicals {{count, plural, one {# RAD} other {# RADs}}} administration {{count, plural, one {# LAW} other {# LAWs}}} other {}} auf die Leiste „{track}“',
    'deploy-all': '{piles} einsetzen',
    'end-deploy': 'Zu den Angriffen übergehen',
    'remove-piece': 'Einen Stein von der Leiste „{track}“ nehmen',
    'remove-pieces': '{piles} vom Brett nehmen',
    attack: 'Auf der Leiste „{track}“ angreifen',
    advance: 'Marker der Leiste „{track}“ zum eigenen Ende rücken',
    hold: 'Marker der Leiste „{track}“ stehen lassen',
    'end-move': 'Spielzug beenden',
    concede: 'Aufgeben',
    draw: '„{card}“ ziehen: {effect}',
    roll: 'Eine {die} würfeln',
  },

  refusals: /* @__PURE__ */ refusalsWith({
    'no-such-name': '{track, select, undefined {Es gibt keine Karte „{card}“} other {Es gibt keine Leiste „{track}“}}.',
    'not-in-match': 'Nur die Radikalen und die Universitätsleitung spielen dieses Spiel.',
    'not-your-turn':
      '{awaited, select, chance {Erst muss gewürfelt oder eine Karte gezogen werden.} radicals {Die Radikalen sind an der Reihe{player, select, chance {} other {, nicht die Universitätsleitung}}.} administration {Die Universitätsleitung ist an der Reihe{player, select, chance {} other {, nicht die Radikalen}}.} other {}}',
    'already-attacked': 'Auf der Leiste „{track}“ hast du in diesem Spielzug schon angegriffen.',
    'deployment-begun': '„Up against the wall!“ kannst du nur rufen, bevor du Steine einsetzt.',
    'gambit-called': 'In diesem Spielzug hast du schon „Up against the wall!“ gerufen.',
    'no-attack-made':
      'Den Marker einer Leiste kannst du nur nach einem Angriff rücken, der alle gegnerischen Steine von dieser Leiste entfernt hat.',
    'no-attacker': 'Auf der Leiste „{track}“ hast du keine Steine.',
    'no-defender': 'Auf der Leiste „{track}“ stehen keine gegnerischen Steine.',
    'no-odds':
      '{attackers, plural, one {Ein Stein} other {# Steine}} gegen {defenders} auf dem ganzen Brett: Das ist zu wenig für „Up against the wall!“.',
    'no-piece': 'Auf der Leiste „{track}“ hast du keinen Stein.',
    'not-in-hand': 'Du hast „{card}“ nicht auf der Hand.',
    'not-that-track': 'Entscheide erst über den Marker der Leiste „{next}“.',
    'not-unopposed': 'Den Marker der Leiste „{track}“ kannst du nicht ohne Angriff rücken.',
    'nothing-to-discard': 'Du kannst nur eine Karte abwerfen, die du gerade gezogen hast.',
    'odds-too-low':
      'Auf der Leiste „{track}“ kannst du nicht angreifen: Das Verhältnis {attackers} gegen {defenders} ist schlechter als 1-2.',
    'out-of-order':
      'Die Leisten haben eine feste Reihenfolge: Die nächste Leiste ist „{next}“, und „{track}“ kommt vor „{next}“.',
    'pieces-left':
      '{track, select, undefined {Du musst noch {left, plural, one {einen Stein} other {# Steine}} einsetzen} other {{track} ist die letzte Leiste: {left, plural, one {Dein letzter Stein muss} other {Deine letzten # Steine müssen}} dorthin}}.',
    'side-has-deployed':
      'Du kannst „{card}“ jetzt nicht spielen: Die Seite, die diese Karte nennt, hat ihre Steine in dieser Runde schon eingesetzt.',
    'too-few-left':
      'Ab der Leiste „{track}“ hast du nur {rest, plural, one {einen Stein} other {# Steine}}, aber {left, plural, one {einer muss} other {# müssen}} noch vom Brett.',
    'too-many':
      'Du kannst nicht {count, plural, one {einen Stein} other {# Steine}} einsetzen: Du hast {left, plural, =0 {keine mehr} one {nur einen} other {nur #}}.',
    'wrong-number': 'Es {left, plural, one {muss ein Stein} other {müssen # Steine}} sein, nicht {count}.',
  }),

  labels: {
    pile: '{count, plural, one {# Stein} other {# Steine}} („{track}“)',
    'support-line': 'Unterstützung: Universitätsleitung {administration}, Radikale {radicals}.',
    reconstructed: 'Das Brett ist eine Rekonstruktion.',
    invented: 'Das Brett ist unser eigener Entwurf, nicht das gedruckte.',
    title: 'Up Against the Wall, Motherfucker! · {scenario}',
    side: '{side, select, radicals {Radikale{radicals_person}} administration {Universitätsleitung{administration_person}} other {}}',
    piece: '{side, select, radicals {RAD} administration {LAW} other {}}',
    low: 'Low Library',
    course:
      'Runde {turn} von {turns} · {mover, select, radicals {Radikale} administration {Universitätsleitung} other {}}: {phase}',
    'course-over': 'Partie zu Ende nach Runde {turn} von {turns}: {phase}',
    summary: '{course}. Unterstützung: Universitätsleitung {support_administration}, Radikale {support_radicals}.',
    tracks: 'Leisten',
    track:
      '{name}: Marker auf Feld {box} von {boxes}, {supports, select, undefined {auf der Linie} radicals {{value} für die Radikalen wert} administration {{value} für die Universitätsleitung wert} other {}}; {pieces}.',
    support: 'Unterstützung',
    'support-of':
      '{side, select, radicals {Radikale{radicals_person}} administration {Universitätsleitung{administration_person}} other {}}: {points, plural, one {# Punkt} other {# Punkte}} Unterstützung.',
    value: 'Wert',
    plot: 'PLOT: Steine je Runde',
    turn: 'Runde',
    counter: 'Marker auf Feld {box} von {boxes}',
    pieces:
      '{side, select, radicals {{count, plural, one {# RAD} other {# RADs}}} administration {{count, plural, one {# LAW} other {# LAWs}}} other {}}',
    both: '{radicals, plural, =0 {keine RADs} one {# RAD} other {# RADs}} und {administration, plural, =0 {keine LAWs} one {# LAW} other {# LAWs}}',
    'plot-of': 'Runde {turn} von {turns}: PLOT gibt {printed}. Nach der Wirkung der Karten gibt die Runde {due}.',
    due: 'Diese Runde: {due}',
    cards: 'Ereigniskarten',
    held: '{side, select, radicals {Radikale} administration {Universitätsleitung} other {}}: Hand {hand}, Ablage {discarded}.',
    card: '{title}: {effect}.',
    effect:
      '{effect, select, add {{side, select, radicals {{by, plural, one {# RAD} other {# RADs}}} administration {{by, plural, one {# LAW} other {# LAWs}}} other {}} mehr} multiply {{side, select, radicals {RADs} administration {LAWs} other {}} × {by}} divide {{side, select, radicals {RADs} administration {LAWs} other {}} ÷ {by}} replace {keine Wirkung, kommt zurück} other {}}',
    used: 'Gespielte Karten: {titles}.',
    'card-title': 'Karte',
    'card-effect': 'Wirkung',
    legend:
      'Quadrate sind LAWs, Scheiben sind RADs. Ein Marker stützt im Kreis die Universitätsleitung und außerhalb des Kreises die Radikalen.',
    ucom: 'UCOM: die Ergebnisse der Konflikte',
    die: 'Würfel',
    odds: 'Wahrscheinlichkeit jedes Ergebnisses eines Angriffs',
    result: 'Ergebnis',
    'result-of':
      '{code, select, TE {der Verteidiger verliert alle Steine} AL {die Seite mit weniger Steinen verliert alle, die andere ebenso viele} YE {der Angreifer verliert alle Steine} o {nichts geschieht} other {}}',
  },

  titles: {
    'Columbia, spring 1969': 'Columbia, Frühjahr 1969',
    'Made for play: eleven boxes a track': 'Ausgewogen: elf Felder je Leiste',
    Trustees: 'Kuratorium',
    Alumni: 'Ehemalige',
    'Conservative Faculty': 'Konservative Professoren',
    'Majority Coalition': 'Koalition der Mehrheit',
    'City Government': 'Stadtregierung',
    'Liberal Faculty': 'Liberale Professoren',
    'Uncommitted Students': 'Unentschiedene Studenten',
    'Moderate Strikers': 'Gemäßigte Streikende',
    'Graduate Students': 'Doktoranden',
    'Harlem Community': 'Harlem',
    'Black Students': 'Schwarze Studenten',
    'Westin introduces strike resolution': 'Westin bringt die Streikresolution ein',
    'Spectator backs the strikers': 'Der Spectator stützt die Streikenden',
    'Harlem leaders back the demands': 'Harlems Wortführer stützen die Forderungen',
    'Collusion found in the President’s files': 'Absprachen in den Akten des Präsidenten',
    'College Faculty votes out NROTC': 'Das College stimmt gegen NROTC',
    'Trustees cancel the gym': 'Das Kuratorium gibt die Sporthalle auf',
    'The mimeograph breaks down': 'Der Vervielfältiger fällt aus',
    'SDS leaders arrested': 'SDS-Führer verhaftet',
    'Norman Mailer at the strike fund party': 'Norman Mailer beim Fest für die Streikkasse',
    'Sarah Lawrence students arrive': 'Studentinnen von Sarah Lawrence kommen',
    'Rap Brown at a community rally': 'Rap Brown auf einer Kundgebung',
    'Daily News: directed from Peking': 'Daily News: aus Peking gesteuert',
    'The President promises law and order': 'Der Präsident verspricht Recht und Ordnung',
    'Westin withdraws the resolution': 'Westin zieht die Resolution zurück',
    'Communications cut': 'Leitungen gekappt',
    'New York Times backs the administration': 'Die New York Times stützt die Universitätsleitung',
    'Peace demonstrations, and a revolt at CCNY': 'Friedensmärsche und Aufruhr am CCNY',
    'Fayerweather students talk to mediators': 'Fayerweather spricht mit Vermittlern',
    'Radicals split with black students': 'Die Radikalen überwerfen sich mit den schwarzen Studenten',
    'Black students settle': 'Die schwarzen Studenten einigen sich',
    'The Mayor sends an urban task force': 'Der Bürgermeister schickt einen Krisenstab',
    'The Faculty votes against amnesty': 'Die Professoren stimmen gegen eine Amnestie',
    'The Proctor declares a demonstration illegal': 'Der Proktor verbietet eine Demonstration',
    'Eric Bentley resigns': 'Eric Bentley tritt zurück',
  },
} as const satisfies Catalogue<Uaw, Label>;

/** *Up Against the Wall, Motherfucker!* in German. */
export const messages: Messages<Uaw, Label> = /* @__PURE__ */ createMessages(adapter, catalogue);

export { rulebook } from './rulebook-de.ts';
