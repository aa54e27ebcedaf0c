/**
 * The games in German.
 *
 * @packageDocumentation
 */
import type { Words } from '../core/game.ts';
import type { Uaw } from '../games/up-against-the-wall/types.ts';
import type { RevoltingBehaviour } from '../games/revolting-behaviour/types.ts';
import { catalogue as upAgainstTheWallCatalogue } from './up-against-the-wall/de.ts';
import { teller as upAgainstTheWallTeller } from './up-against-the-wall/teller.ts';
import { catalogue as revoltingBehaviourCatalogue } from './revolting-behaviour/de.ts';
import { teller as revoltingBehaviourTeller } from './revolting-behaviour/teller.ts';
import { speak } from './speak.ts';

/** *Up Against the Wall, Motherfucker!* in German. */
export const upAgainstTheWall: Words<Uaw> = /* @__PURE__ */ speak(upAgainstTheWallTeller, upAgainstTheWallCatalogue);

/** *Revolting Behaviour!* in German. */
export const revoltingBehaviour: Words<RevoltingBehaviour> = /* @__PURE__ */ speak(
  revoltingBehaviourTeller,
  revoltingBehaviourCatalogue,
);
