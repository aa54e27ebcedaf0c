/**
 * Writes the declarations for `require` beside those of the ES modules. They say the same, and import each other by names
 * of their own, so that to the compiler neither passes for the other.
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
 * Whether declarations are of an export path that is built as ES modules only. What several paths share has no code of
 * the same name at all.
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
