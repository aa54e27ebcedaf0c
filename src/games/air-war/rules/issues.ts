import type { Issue } from '../../../core/schema.ts';

/** Returns an issue with this path and reason if `isWrong` is true, else `undefined`. */
export function issueIf(isWrong: boolean, path: string, reason: string): Issue | undefined {
  return isWrong ? { path, reason } : undefined;
}

/** Adds the name of a part to the start of an issue's path. */
export function issueBelow(part: string, issue: Issue | undefined): Issue | undefined {
  if (issue === undefined) return undefined;
  return { path: issue.path === '' ? part : `${part}.${issue.path}`, reason: issue.reason };
}

/** Calls `issueIn` for the items of a list, one by one, and returns the first issue that it finds. */
export function firstIssue<Item>(
  items: readonly Item[],
  issueIn: (item: Item, index: number) => Issue | undefined,
): Issue | undefined {
  for (const [index, item] of items.entries()) {
    const issue = issueIn(item, index);
    if (issue !== undefined) return issue;
  }
  return undefined;
}
