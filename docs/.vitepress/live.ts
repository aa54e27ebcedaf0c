/**
 * Markdown code blocks marked `ts live` are compiled when the site is built, and run in the page. The page shows
 * the value of each `// =>` line.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { withClaims } from '../../tests/examples/claims.ts';

/** The text after the opening fence of a live block. */
export const LIVE = 'ts live';

const DOCS = join(import.meta.dirname, '..');
const ALL = 'virtual:live';

/** Provides the module `virtual:live` with all live blocks. The page loads a block only when it needs the block. */
export function liveBlocks(): Plugin {
  return {
    name: 'live-blocks',
    resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ALL}`)) return undefined;
      const blocks = blocksOf(DOCS);
      const wanted = id.slice(ALL.length + 2);
      if (wanted !== '') return moduleOf(blocks.get(wanted)!);
      const entries = [...blocks.keys()].map((block) => `${JSON.stringify(block)}: () => import('${ALL}/${block}')`);
      return `export default { ${entries.join(', ')} };`;
    },
  };
}

/** Returns the code of each live block. A key is the page and the number of the block: `'recipes/0'`. */
function blocksOf(folder: string): ReadonlyMap<string, string> {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.md'));
  return new Map(
    pages.flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      const found = [...text.matchAll(new RegExp(`^\`\`\`${LIVE}\n([^]*?)^\`\`\`$`, 'gmu'))];
      return found.map(([, code = ''], number) => [`${name.slice(0, -'.md'.length)}/${String(number)}`, code] as const);
    }),
  );
}

/** Converts a block to a module: the imports of the block, and a function that runs the rest and reports each value. */
function moduleOf(example: string): string {
  const lines = example.split('\n');
  const { code } = withClaims(example);
  const imports = [...code.matchAll(/^import [^]*?;$/gmu)].map(([text]) => text);
  const rest = imports.reduce((left, text) => left.replace(text, ''), code);
  const sources = lines.map((line) => line.replace(/\s*;?\s*\/\/ =>.*$/u, ''));
  // The braces give the block its own scope.
  const whole = `${imports.join('\n')}
const sources = ${JSON.stringify(sources)};
export async function run(tell) {
  const claim = (line, value) => tell(sources[line - 1] || sources[line - 2], value);
  {
    ${rest}
  }
}`;
  const { ESNext } = ts.ModuleKind;
  return ts.transpileModule(whole, { compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022 } }).outputText;
}
