import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { AuthorTypes, GameSpec } from '../core/spec.ts';
import { command } from './command.ts';
import { CommandError, EXIT } from './failure.ts';
import { moduleAt, urlOf } from './modules.ts';

/** The `compile` command. */
export const compile = command({
  name: 'compile',
  takes: '<module>…',
  summary: 'Compile the rules of your own game into a fast kernel',
  example: 'compile ./my-game/spec.js',
  options: {
    check: { text: 'write nothing; fail if a kernel is missing or out of date' },
  },
  more: () => [
    'A module exports the rules of one game as `spec`. The command writes the kernel to the same folder, as `kernel.js`',
    '(`kernel.ts` beside a .ts file). Import it, and call `defineGame(spec, { kernel })`.',
  ],
  run: async ({ values: { check }, words }, { out }) => {
    if (words.length === 0) throw new CommandError('Expected the path of a module that exports the rules as `spec`.');
    // The compiler is loaded here, because only this command needs it.
    const { compileKernel } = await import('../compiler/index.ts');
    for (const word of words) {
      const file = resolve(word);
      const kernel = join(dirname(file), `kernel${extname(file)}`);
      const code = compileKernel(specIn(await moduleAt(urlOf(file)), file));
      const isCurrent = existsSync(kernel) && readFileSync(kernel, 'utf8') === code;
      if (!check) writeFileSync(kernel, code);
      else if (!isCurrent)
        throw new CommandError(`${kernel} is missing or out of date.`, { hint: `Run: countersheet compile ${word}` });
      out(check ? `${kernel} is up to date.` : `Wrote ${kernel}.`);
    }
    return EXIT.done;
  },
});

function specIn({ spec }: Readonly<Record<string, unknown>>, file: string): GameSpec<AuthorTypes> {
  if (typeof spec === 'object' && spec !== null && 'declared' in spec) return spec as GameSpec<AuthorTypes>;
  throw new CommandError(`${basename(file)} does not export the rules of a game as \`spec\`.`);
}
