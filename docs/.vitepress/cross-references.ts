/** Links rule ids in a text, such as “(UW-5.4)”, to the rules. */
import type { MarkdownRenderer } from 'vitepress';
import { ruleAnchor, type Rulebook } from 'countersheet/core';

type Token = ReturnType<MarkdownRenderer['parse']>[number];

/** Matches a rule id. */
const RULE = /\b[A-Z]+-\d+\.\d+\b/gu;

/** Adds a link to each rule id in a line of a rules page. Existing links stay unchanged. */
export function withReferences(line: readonly Token[], rulebook: Rulebook): Token[] {
  let depth = 0;
  return line.flatMap((token) => {
    depth += token.type === 'link_open' ? 1 : token.type === 'link_close' ? -1 : 0;
    return token.type === 'text' && depth === 0 ? linked(token, rulebook) : [token];
  });
}

function linked(text: Token, rulebook: Rulebook): Token[] {
  const parts: Token[] = [];
  let end = 0;
  for (const { 0: id, index } of text.content.matchAll(RULE)) {
    if (!Object.hasOwn(rulebook, id)) continue;
    const open = like(text, ['link_open', 'a', 1]);
    open.attrSet('href', `#${ruleAnchor(id)}`);
    parts.push(words(text, text.content.slice(end, index)), open, words(text, id), like(text, ['link_close', 'a', -1]));
    end = index + id.length;
  }
  return [...parts, words(text, text.content.slice(end))];
}

function words(text: Token, content: string): Token {
  return Object.assign(like(text, ['text', '', 0]), { content });
}

function like(token: Token, kind: readonly [type: string, tag: string, nesting: -1 | 0 | 1]): Token {
  return new (token.constructor as new (...kind: readonly [string, string, -1 | 0 | 1]) => Token)(...kind);
}
