/** The API pages describe the parameters of every function and show an example. Run `npm run docs` first. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../export-paths.ts';

/** The part of TypeDoc's output that the tests read. */
interface Comment {
  readonly summary: readonly { readonly text: string }[];
  readonly blockTags?: readonly { readonly tag: string }[];
}
interface Declaration {
  readonly name: string;
  readonly kind: number;
  readonly children?: readonly Declaration[];
  readonly sources?: readonly { readonly fileName: string }[];
  readonly signatures?: readonly {
    readonly comment?: Comment;
    readonly parameters?: readonly { readonly name: string; readonly comment?: Comment }[];
  }[];
}

const FUNCTION = 64;

/** An example of these functions needs a second file with a module. The guides show such examples. */
const SHOWN_IN_GUIDES: readonly string[] = ['playTournamentOnWorkers', 'startWorkers'];

const all = functionsIn(JSON.parse(readFileSync(`${ROOT}docs/.vitepress/cache/api.json`, 'utf8')) as Declaration);

describe('a public function', () => {
  it('is one of many', () => {
    expect(all.length).toBeGreaterThan(200);
  });

  it('describes each of its parameters', () => {
    const silent = all.flatMap((each) =>
      (each.signatures ?? []).flatMap(({ parameters = [] }) =>
        parameters.filter(({ comment }) => textOf(comment) === '').map(({ name }) => `${titleOf(each)}: ${name}`),
      ),
    );

    expect(silent).toEqual([]);
  });

  it('has an example', () => {
    const unshown = all.filter(
      ({ name, sources = [], signatures = [] }) =>
        // All laws of the testkit have the same parameters, and `checkGame` calls them.
        sources[0]?.fileName.startsWith('testkit/laws/') !== true &&
        !SHOWN_IN_GUIDES.includes(name) &&
        !signatures.some(({ comment }) => comment?.blockTags?.some(({ tag }) => tag === '@example') === true),
    );

    expect(unshown.map(titleOf)).toEqual([]);
  });
});

function functionsIn(declaration: Declaration): readonly Declaration[] {
  const own = declaration.kind === FUNCTION ? [declaration] : [];
  return [...own, ...(declaration.children ?? []).flatMap(functionsIn)];
}

function titleOf({ name, sources = [] }: Declaration): string {
  return `${sources[0]?.fileName ?? ''} ${name}`;
}

function textOf(comment: Comment | undefined): string {
  return (comment?.summary ?? [])
    .map(({ text }) => text)
    .join('')
    .trim();
}
