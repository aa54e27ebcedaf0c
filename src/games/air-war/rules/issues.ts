import type { Issue } from '../../../core/schema.ts';

/** An issue, if something is wrong. */
export function issueIf(isWrong: boolean, path: string, reason: string): Issue | undefined {
  return isWrong ? { path, reason } : undefined;
}

/** An issue in a part, as one of the whole. */
export function issueBelow(part: string, issue: Issue | undefined): Issue | undefined {
  if (issue === undefined) return undefined;
  return { path: issue.path === '' ? part : `${part}.${issue.path}`, reason: issue.reason };
}

/** The first issue in some items. */
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
