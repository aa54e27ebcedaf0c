import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist', '.declarations', 'coverage', 'docs', 'examples', 'tests/.examples'] },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js', '.*.js', 'build/*.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The compiler finds what is unused, and knows that a link in a comment is a use.
      '@typescript-eslint/no-unused-vars': 'off',
      // A function that returns nothing may hand over to another one.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // What is taken apart in one statement may be in part a constant.
      'prefer-const': ['error', { destructuring: 'all' }],
      // A method that is given away alone says by `this: void` that it may be.
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // A non-null assertion is the shortest way to say what an index must find.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      // An exhaustive switch is one decision, however many cases it has.
      complexity: ['error', { max: 10, variant: 'modified' }],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is a player: take a number from an Rng.' },
        { object: 'Date', property: 'now', message: 'A rule may not read the clock.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` array and a union.' },
      ],
    },
  },
  {
    // The functions of a game never use `this`, so that each can stand for itself.
    files: ['src/games/*/rules/index.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // A title says what is so, and the rule that it tests first.
    files: ['tests/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `CallExpression > Literal:first-child[value=/^(\\[.*\\] )?should /]`, message: 'Say what is so.' },
        {
          selector: `CallExpression > Literal:first-child[value=/ \\[[A-Z]+-\\d[^\\]]*\\]$/]`,
          message: 'Name the rule first.',
        },
      ],
    },
  },
  {
    // Expectations name methods without calling them.
    files: ['tests/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
