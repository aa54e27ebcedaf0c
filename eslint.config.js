import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  {
    ignores: [
      'dist',
      '.declarations',
      'coverage',
      'docs',
      'examples',
      'tests/.examples',
      'src/games/*/rules/kernel.ts',
    ],
  },
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
      // The compiler reports unused names, and it counts links in comments as uses.
      '@typescript-eslint/no-unused-vars': 'off',
      // An arrow function without a result may return the call of another function without a result.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // If only some names of a destructuring assignment are constant, `let` is allowed.
      'prefer-const': ['error', { destructuring: 'all' }],
      // A method that can be used without its object declares `this: void`.
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      // Non-null assertions are allowed for array items that certainly exist.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      // Counts an exhaustive switch as one decision.
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
    // Fields are passed one by one, which is faster than a list.
    files: ['src/core/choice-builder.ts'],
    rules: { 'max-params': 'off' },
  },
  {
    // The rooms of a server read the clock. Rules, which these files do not contain, must not.
    files: ['src/room/room-directory.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    // The functions of a game never use `this`, so that they can be exported one by one.
    files: ['src/games/*/rules/index.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // Titles of tests are sentences that may start with a rule id.
    files: ['tests/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression > Literal:first-child[value=/^(\\[.*\\] )?should /]`,
          message: 'State what is true, without “should”.',
        },
        {
          selector: `CallExpression > Literal:first-child[value=/ \\[[A-Z]+-\\d[^\\]]*\\]$/]`,
          message: 'Write the rule id at the start.',
        },
      ],
    },
  },
  {
    // Expectations refer to methods without calling them.
    files: ['tests/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/unbound-method': 'off',
    },
  },
);
