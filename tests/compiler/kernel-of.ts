import { compileKernel } from '../../src/compiler/index.ts';
import type { KernelModule } from '../../src/core/kernel.ts';
import type { AuthorTypes, GameSpec } from '../../src/core/spec.ts';

/** Compiles rules, changes the compiled text, and loads the changed text as a module. */
export function kernelOf<G extends AuthorTypes>(
  spec: GameSpec<G>,
  fault: (code: string) => string = (code) => code,
): KernelModule {
  const code = compileKernel(spec);
  const changed = fault(code);
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- Compiled rules are code.
  return new Function(changed.replace('export function', 'return function'))() as KernelModule;
}
