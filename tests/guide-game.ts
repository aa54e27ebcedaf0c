/** The game of the page on adding a game, put together as the page says. */
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { ROOT } from './export-paths.ts';

/** All blocks of steps 2 to 4, and the first of steps 9 and 10. */
const BLOCKS = { 2: Infinity, 3: Infinity, 4: Infinity, 9: 1, 10: 1 };

/** The source in TypeScript, as somebody copies it. */
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

/** The same as a module that Node loads. */
export function compiledGuideGame(): string {
  const { ESNext } = ts.ModuleKind;
  return ts.transpileModule(guideGame(), { compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022 } })
    .outputText;
}
