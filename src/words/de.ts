/**
 * The games in German.
 *
 * @packageDocumentation
 */
import type { Words } from '../core/game.ts';
import type { RuleHeadings } from '../core/rulebook.ts';
import type { Uaw } from '../games/up-against-the-wall/types.ts';
import type { RevoltingBehaviour } from '../games/revolting-behaviour/types.ts';
import type { WorldGame } from '../games/world-game/types.ts';
import type { Chicago } from '../games/chicago-chicago/types.ts';
import type { AirWar } from '../games/air-war/types.ts';
import { catalogue as upAgainstTheWallCatalogue } from './up-against-the-wall/de.ts';
import { teller as upAgainstTheWallTeller } from './up-against-the-wall/teller.ts';
import { catalogue as revoltingBehaviourCatalogue } from './revolting-behaviour/de.ts';
import { teller as revoltingBehaviourTeller } from './revolting-behaviour/teller.ts';
import { catalogue as worldGameCatalogue } from './world-game/de.ts';
import { teller as worldGameTeller } from './world-game/teller.ts';
import { catalogue as chicagoChicagoCatalogue } from './chicago-chicago/de.ts';
import { teller as chicagoChicagoTeller } from './chicago-chicago/teller.ts';
import { catalogue as airWarCatalogue } from './air-war/de.ts';
import { teller as airWarTeller } from './air-war/teller.ts';
import { labels as airWarLabelMessages } from './air-war/labels-de.ts';
import type { Label as AirWarLabel } from './air-war/labels-en.ts';
import { labels as chicagoChicagoLabelMessages } from './chicago-chicago/labels-de.ts';
import type { Label as ChicagoChicagoLabel } from './chicago-chicago/labels-en.ts';
import { labels as revoltingBehaviourLabelMessages } from './revolting-behaviour/labels-de.ts';
import type { Label as RevoltingBehaviourLabel } from './revolting-behaviour/labels-en.ts';
import { labels as upAgainstTheWallLabelMessages } from './up-against-the-wall/labels-de.ts';
import type { Label as UpAgainstTheWallLabel } from './up-against-the-wall/labels-en.ts';
import { labels as worldGameLabelMessages } from './world-game/labels-de.ts';
import type { Label as WorldGameLabel } from './world-game/labels-en.ts';
import { type Labels, labelsIn } from './labels.ts';
import { speak } from './speak.ts';

/** *Up Against the Wall, Motherfucker!* in German. */
export const upAgainstTheWall: Words<Uaw> = /* @__PURE__ */ speak(upAgainstTheWallTeller, upAgainstTheWallCatalogue);

/** *Revolting Behaviour!* in German. */
export const revoltingBehaviour: Words<RevoltingBehaviour> = /* @__PURE__ */ speak(
  revoltingBehaviourTeller,
  revoltingBehaviourCatalogue,
);

/** *The World Game* in German. */
export const worldGame: Words<WorldGame> = /* @__PURE__ */ speak(worldGameTeller, worldGameCatalogue);

/** *Chicago-Chicago!* in German. */
export const chicagoChicago: Words<Chicago> = /* @__PURE__ */ speak(chicagoChicagoTeller, chicagoChicagoCatalogue);

/** *Some Air War Games* in German. */
export const airWar: Words<AirWar> = /* @__PURE__ */ speak(airWarTeller, airWarCatalogue);

/** What the picture of the game says, in German. */
export const airWarLabels: Labels<AirWarLabel> = /* @__PURE__ */ labelsIn(airWarCatalogue, airWarLabelMessages);

/** What the picture of the game says, in German. */
export const chicagoChicagoLabels: Labels<ChicagoChicagoLabel> = /* @__PURE__ */ labelsIn(
  chicagoChicagoCatalogue,
  chicagoChicagoLabelMessages,
);

/** What the picture of the game says, in German. */
export const revoltingBehaviourLabels: Labels<RevoltingBehaviourLabel> = /* @__PURE__ */ labelsIn(
  revoltingBehaviourCatalogue,
  revoltingBehaviourLabelMessages,
);

/** What the picture of the game says, in German. */
export const upAgainstTheWallLabels: Labels<UpAgainstTheWallLabel> = /* @__PURE__ */ labelsIn(
  upAgainstTheWallCatalogue,
  upAgainstTheWallLabelMessages,
);

/** What the picture of the game says, in German. */
export const worldGameLabels: Labels<WorldGameLabel> = /* @__PURE__ */ labelsIn(
  worldGameCatalogue,
  worldGameLabelMessages,
);

export {
  airWarCatalogue,
  airWarLabelMessages,
  chicagoChicagoCatalogue,
  chicagoChicagoLabelMessages,
  revoltingBehaviourCatalogue,
  revoltingBehaviourLabelMessages,
  upAgainstTheWallCatalogue,
  upAgainstTheWallLabelMessages,
  worldGameCatalogue,
  worldGameLabelMessages,
};

export { rules as airWarRules } from './air-war/rules-de.ts';
export { rules as chicagoChicagoRules } from './chicago-chicago/rules-de.ts';
export { rules as revoltingBehaviourRules } from './revolting-behaviour/rules-de.ts';
export { rules as upAgainstTheWallRules } from './up-against-the-wall/rules-de.ts';
export { rules as worldGameRules } from './world-game/rules-de.ts';

/** What {@link core.rulePage} writes between the rules. */
export const ruleHeadings: RuleHeadings = {
  ruling: 'Unsere Entscheidung.',
  note: 'Für Programme.',
  option: 'Wahl.',
  source: 'Quelle',
};
