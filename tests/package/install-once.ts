/** Packs the build and installs it once, for all tests of the package. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { Consumer } from './consumer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder in which the package is installed. The tests copy this folder. */
    readonly installed: string;
  }
}

/** Vitest calls `setup` before all tests. After all tests, Vitest calls the function that `setup` returned. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  const consumer = new Consumer();
  await consumer.installTarball();
  provide('installed', consumer.folder);
  return () => rmSync(consumer.folder, { recursive: true });
}
