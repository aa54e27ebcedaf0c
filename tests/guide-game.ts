/** Assembles the game of the guide "Adding a game" from the code blocks of the guide. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from './export-paths.ts';

/**
 * For each step of the guide, the number of code blocks that are used. Steps 2 to 4 use all their blocks, and steps 9,
 * 10 and 11 use only their first block.
 */
const BLOCKS = { 2: Infinity, 3: Infinity, 4: Infinity, 9: 1, 10: 1, 11: 1 };

/** The TypeScript source of the game, as a reader would copy it from the guide. */
function guideGame(): string {
  const page = readFileSync(`${ROOT}docs/adding-a-game.md`, 'utf8');
  const steps = page.split(/^### (?=\d+\. )/m);
  return Object.entries(BLOCKS)
    .flatMap(([step, count]) => {
      const text = steps.find((each) => each.startsWith(`${step}. `)) ?? '';
      return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].slice(0, count).map(([, block]) => block!);
    })
    .join('\n');
}

/** The game of the guide, compiled to a module that Node can load. */
export function compiledGuideGame(): string {
  const { ESNext } = ts.ModuleKind;
  return ts.transpileModule(guideGame(), { compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022 } })
    .outputText;
}
