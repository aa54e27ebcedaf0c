import { Network, type NetworkInput, type NetworkJson } from './learnt.ts';

/**
 * The size of a network that receives no observation. Instead, a bot of a game computes the numbers that the network
 * receives.
 */
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
 * Describes the input of a network. For each of the `ofRow` numbers that a row has, the input contains one feature:
 * this number for every row. The last feature contains the numbers that belong to no row.
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

/** Returns a network with the given weights, as JSON. */
export function jsonOf(shape: NetworkShape, weights: readonly number[]): NetworkJson {
  return { version: VERSION, inputs: sizeOf(shape), rows: shape.rows, units: shape.units, scale: 100, weights };
}

/**
 * Returns a function that creates a network when it is first called. In the text `weights`, spaces separate the weights
 * of the network.
 */
export function packedNetwork(shape: NetworkShape, weights: string): () => Network {
  let network: Network | undefined;
  return () => (network ??= new Network(layoutOf(shape), jsonOf(shape, weights.split(' ').map(Number))));
}
