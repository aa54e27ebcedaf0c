/** Packs the build and installs it once, for all tests of the package. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { Consumer } from './consumer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the package is installed. Tests copy this folder. */
    readonly installed: string;
  }
}

/** Vitest calls the function `setup` before all tests, and the function that `setup` returns after all tests. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const consumer = new Consumer();
  await consumer.installTarball();
  provide('installed', consumer.folder);
  return () => rmSync(consumer.folder, { recursive: true });
}
