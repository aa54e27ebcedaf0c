/** Packs the build and installs it once, for all tests of the package. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { Consumer } from './consumer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the package is installed, to be copied. */
    readonly installed: string;
  }
}

/** Vitest calls a function with this name before all tests, and the function that it returns after them. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const consumer = new Consumer();
  await consumer.installTarball();
  provide('installed', consumer.folder);
  return () => rmSync(consumer.folder, { recursive: true });
}
