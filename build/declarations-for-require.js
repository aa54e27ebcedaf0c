/**
 * Writes declarations for `require` next to the declarations of the ES modules. Both kinds of declarations have the
 * same content, but declarations for `require` import each other by `.cjs` names, so that the compiler treats the two
 * kinds as different modules.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);

for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  if (file.endsWith('.d.ts') && !isOfModuleOnly(file)) writeForRequire(file);
}

/** @param {string} file */
function writeForRequire(file) {
  const text = readFileSync(new URL(file, DIST), 'utf8');
  writeFileSync(withExtension(file, '.d.cts'), text.replace(/(?<=\b(?:from|import) ')(\.[^']*)\.js(?=';)/g, '$1.cjs'));
}

/**
 * Returns true if a declaration file belongs to an export path that has only an ES module. Returns false if several
 * export paths share the declaration file.
 *
 * @param {string} file
 */
function isOfModuleOnly(file) {
  return existsSync(withExtension(file, '.js')) && !existsSync(withExtension(file, '.cjs'));
}

/**
 * @param {string} file
 * @param {string} extension
 */
function withExtension(file, extension) {
  return new URL(file.replace(/\.d\.ts$/, extension), DIST);
}
