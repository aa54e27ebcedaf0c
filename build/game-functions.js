/**
 * Adds doc comments to the functions that each game exports by name, so that editors show them. The compiler does not
 * copy the comments from the interface `Game`, because it treats these functions as parts of an object.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';

const DECLARATIONS = new URL('../.declarations/', import.meta.url);
const contract = sourceOf('core/game.d.ts')
  .statements.filter(ts.isInterfaceDeclaration)
  .find(({ name }) => name.text === 'Game');

for (const game of readdirSync(new URL('games', DECLARATIONS), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map((each) => each.name)) {
  const source = sourceOf(`games/${game}/rules/index.d.ts`);
  const statements = source.statements.map((each) =>
    ts.isVariableStatement(each) ? each.declarationList.declarations.map(written).join('\n') : each.getFullText(),
  );
  writeFileSync(new URL(source.fileName, DECLARATIONS), `${statements.join('\n')}\n`);
}

/** @param {ts.VariableDeclaration} declaration */
function written(declaration) {
  const member = contract?.members.find(({ name }) => name?.getText() === declaration.name.getText());
  const [comment] = member === undefined ? [] : ts.getJSDocCommentsAndTags(member);
  const words = comment?.getText().replaceAll('\n    ', '\n') ?? '';
  return `${words}\nexport declare const ${declaration.getText()};`;
}

/** @param {string} file */
function sourceOf(file) {
  return ts.createSourceFile(file, readFileSync(new URL(file, DECLARATIONS), 'utf8'), ts.ScriptTarget.Latest, true);
}
