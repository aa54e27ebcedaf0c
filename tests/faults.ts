/** A helper for tests that expect an error. */
import { expect } from 'vitest';
import { MalformedError } from '../src/core/errors.ts';

/** The error with which a function rejects untrusted input. */
export function faultOf(read: () => unknown): MalformedError {
  let thrown: unknown;
  try {
    read();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(MalformedError);
  return thrown as MalformedError;
}
