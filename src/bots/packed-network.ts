import { Network, type NetworkInput, type NetworkJson } from './learnt.ts';

/** The size of a network that a bot of a game uses for its own numbers instead of an observation. */
export interface NetworkShape {
  /** The number of rows, such as the tracks of a board; 1 if there are no rows. */
  readonly rows: number;
  /** How many numbers each row has. */
  readonly ofRow: number;
  /** How many numbers belong to no row. */
  readonly rest: number;
  readonly units: NetworkJson['units'];
}

const VERSION = 1;

/**
 * Returns the input of a network: for each number of a row, the numbers of all rows; then the numbers that belong to no
 * row.
 */
export function layoutOf({ rows, ofRow, rest }: NetworkShape): NetworkInput {
  const inRows = Array.from({ length: ofRow }, (_, index) => ({ shape: [rows], start: index * rows }));
  const features = [...inRows, { shape: [rest], start: ofRow * rows }];
  return { version: VERSION, size: sizeOf({ rows, ofRow, rest }), features };
}

/** Returns how many numbers a network receives. */
export function sizeOf({ rows, ofRow, rest }: Omit<NetworkShape, 'units'>): number {
  return ofRow * rows + rest;
}

/** Returns a network as JSON with the given weights. */
export function jsonOf(shape: NetworkShape, weights: readonly number[]): NetworkJson {
  return { version: VERSION, inputs: sizeOf(shape), rows: shape.rows, units: shape.units, scale: 100, weights };
}

/** Returns a function that creates the network of some weights, separated by spaces, when it is first called. */
export function packedNetwork(shape: NetworkShape, weights: string): () => Network {
  let network: Network | undefined;
  return () => (network ??= new Network(layoutOf(shape), jsonOf(shape, weights.split(' ').map(Number))));
}
