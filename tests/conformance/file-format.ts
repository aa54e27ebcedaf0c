/** The shape of a conformance file, as described in `docs/conformance.md`. */
import { readFileSync } from 'node:fs';
import { ROOT } from '../export-paths.ts';

/** Any JSON object. */
export type Json = Readonly<Record<string, unknown>>;

/** The content of the conformance file of a game. */
export interface Conformance {
  readonly format: 'countersheet/conformance';
  readonly version: 1;
  readonly game: string;
  readonly rulesVersion: number;
  readonly presets: readonly Preset[];
}

export interface Preset {
  readonly name: string;
  readonly options: Json;
  /** The part of a state that never changes. */
  readonly setup: Json;
  /** The positions of each match, in order. The first position of a match is its start. */
  readonly matches: readonly (readonly Position[])[];
}

export interface Position {
  /** The state without `setup`. */
  readonly state: Json;
  /** The legal actions, or the outcomes of chance. */
  readonly legal: {
    readonly count: number;
    /** The digest of the sorted list of legal actions. */
    readonly digest: string;
    /**
     * The digest of the list of weights: one weight for each outcome, in the order of the sorted outcomes. Only
     * positions in which chance acts have this digest.
     */
    readonly weights?: string;
  };
  /** Some of the legal actions, each with the digest of the state after it, without `setup`. */
  readonly after: readonly { readonly action: Json; readonly digest: string }[];
  /** The actions that lead to the next position. The last position has no such actions. */
  readonly play?: readonly Json[];
}

/** The path of the conformance file of a game. */
export function fileOf(id: string): string {
  return `${ROOT}tests/conformance/${id}.json`;
}

export function readConformance(id: string): Conformance {
  return JSON.parse(readFileSync(fileOf(id), 'utf8')) as Conformance;
}

/** The text of a conformance file, with one position in each line. */
export function textOf({ presets, ...head }: Conformance): string {
  const parts = presets.map(({ matches, ...preset }) => {
    const lists = matches.map((positions) => positions.map((position) => JSON.stringify(position)).join(',\n'));
    return withList(preset, 'matches', `[\n${lists.join('\n],[\n')}\n]`);
  });
  return `${withList(head, 'presets', parts.join(',\n'))}\n`;
}

function withList(head: object, name: string, items: string): string {
  return `${JSON.stringify(head).slice(0, -1)},"${name}":[\n${items}\n]}`;
}
