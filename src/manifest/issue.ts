import { isObject } from '../core/plain-data.ts';
import type { Issue } from '../core/schema.ts';

/** A field that is checked: its path, a check of its type, and a description of the expected type. */
type Field = readonly [path: string, isRight: (value: unknown) => boolean, expected: string];

const isFunction = (value: unknown): boolean => typeof value === 'function';
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number' && value > 0;
const isList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isPair = (value: unknown): boolean => Array.isArray(value) && value.length === 2 && value.every(isNumber);
const optional =
  (isRight: Field[1]): Field[1] =>
  (value) =>
    value === undefined || isRight(value);
const someOf =
  (isRight: Field[1]): Field[1] =>
  (value) =>
    isObject(value) && Object.keys(value).length > 0 && Object.values(value).every(isRight);

const MANIFEST: readonly Field[] = [
  ['', isObject, 'a manifest from defineManifest'],
  ['game', isObject, 'a game from defineGame'],
  ['game.id', isText, 'the id of the game, a string'],
  ['game.step', isFunction, 'a game from defineGame'],
  ['about', isObject, 'an object with the properties designer, source, players and minutes'],
  ['about.designer', isText, 'a string'],
  ['about.year', optional(isNumber), 'a number or undefined'],
  ['about.source', isText, 'a string'],
  ['about.players', isPair, 'the minimum and the maximum number of players: [2, 2]'],
  ['about.minutes', isNumber, 'a number'],
  ['about.guide', optional(isText), 'undefined or the URL of a page'],
  ['about.rules', optional(isText), 'undefined or the URL of a page'],
  ['presets', someOf(isObject), 'an object with the options of each preset: { "as-printed": {} }'],
  ['defaultPreset', isText, 'the name of a preset'],
  ['optionsFor', optional(isFunction), 'a function or undefined'],
  ['dealtPlayers', optional(isNumber), 'a number or undefined'],
  ['options', isList, 'a list of option names'],
  ['aims', isList, 'a list of rule ids'],
  ['bots', optional(isFunction), 'undefined or a function that loads the bots'],
  ['observation', optional(isFunction), 'undefined or a function that loads the observation'],
  ['messages', someOf(isFunction), 'an object with a function for each language, to load the messages'],
  ['messages.en', isFunction, 'a function that loads the messages in English'],
  ['picture', optional(isFunction), 'undefined or a function that loads the picture'],
  ['groupOrders', optional(isFunction), 'undefined or a function that loads the orders for groups of units'],
  ['controls', isObject, 'an object, which can be empty: {}'],
  ['controls.concede', optional(isText), 'an action type or undefined'],
  ['controls.lists', optional(isObject), 'an object with an action type for each field, or undefined'],
  ['demo', isObject, 'an object with the properties bots and showsTableBefore'],
  ['demo.bots', isList, 'a list of bot names'],
  ['demo.showsTableBefore', isList, 'a list of event types'],
  ['successOf', optional(isFunction), 'a function or undefined'],
  ['suggestAmount', optional(isFunction), 'a function or undefined'],
  [
    'odds',
    optional(isObject),
    'undefined, an object with the property tables, or an object with the properties words, number and answer',
  ],
  ['ownSecrets', optional(isFunction), 'a function or undefined'],
];

const MESSAGES: readonly Field[] = [
  ['', isObject, 'an object with the properties messages and rulebook'],
  ['messages', isObject, 'messages from createMessages'],
  ...['describe', 'label', 'refusal', 'phase', 'picture'].map((name): Field => [
    `messages.${name}`,
    isFunction,
    'a function',
  ]),
  ['messages.labels', isObject, 'messages from createMessages'],
  ['messages.catalogue', isObject, 'messages from createMessages'],
  [
    'rulebook',
    someOf((rule) => isText(valueAt(rule, 'text'))),
    'an object with a rule for each id, and a text in each rule',
  ],
];

const BOTS: readonly Field[] = [
  ['', isObject, 'an object with the properties bots and evaluate'],
  [
    'bots',
    (bots) => isObject(bots) && Object.values(bots).every((each) => isFunction(valueAt(each, 'bot'))),
    'an object with an entry for each bot: { bot, budget }, where bot is a function',
  ],
  ['evaluate', isFunction, 'a function that returns a number from 0 to 1 for a seat'],
  ['search', optional(isObject), 'undefined or the settings of a search'],
];

const PICTURE: readonly Field[] = [
  ['', isObject, 'an object with the property renderer'],
  ['renderer', isObject, 'an object with the properties id, styles and draw'],
  ['renderer.draw', isFunction, 'a function'],
];

const OBSERVATION: readonly Field[] = [
  ['', isObject, 'an object with the property observation'],
  ['observation', isObject, 'an object with the properties version and features'],
  ['observation.version', isNumber, 'a number'],
  ['observation.features', isFunction, 'a function'],
];

/** For each part of a game, the fields to check. The parts are the manifest and the modules that the manifest loads. */
const PARTS = { manifest: MANIFEST, messages: MESSAGES, bots: BOTS, picture: PICTURE, observation: OBSERVATION };

/** A part of a game whose fields are checked after the part is loaded. */
export type GamePart = keyof typeof PARTS;

/**
 * Checks the fields of the given part of a game. Returns the first field that is missing or has the wrong type. If a
 * game is written in TypeScript, the compiler has already checked the fields, but a program can also load a game that
 * is plain JavaScript.
 */
export function issueInPart(part: GamePart, value: unknown): Issue | undefined {
  const wrong = PARTS[part].find(([path, isRight]) => !isRight(valueAt(value, path)));
  if (wrong === undefined) return part === 'manifest' ? issueInDefault(value as Presets) : undefined;
  const [path, , expected] = wrong;
  return { path, reason: `Expected ${expected} but received ${typeOf(valueAt(value, path))}` };
}

interface Presets {
  readonly presets: object;
  readonly defaultPreset: string;
}

function issueInDefault({ presets, defaultPreset }: Presets): Issue | undefined {
  if (Object.hasOwn(presets, defaultPreset)) return undefined;
  const names = Object.keys(presets).join(', ');
  return { path: 'defaultPreset', reason: `Expected one of ${names} but received "${defaultPreset}"` };
}

function valueAt(value: unknown, path: string): unknown {
  const keys = path === '' ? [] : path.split('.');
  return keys.reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}

function typeOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `"${value}"`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
