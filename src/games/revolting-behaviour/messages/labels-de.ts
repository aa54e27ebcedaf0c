import type { Label } from './labels-en.ts';

/** All labels. */
export const labels = {
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
} as const satisfies Readonly<Record<Label, string>>;
