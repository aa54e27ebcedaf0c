/**
 * Who may import whom. Imports of types count too: a layer that knows the types of another knows that layer.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nobody is left over.',
      severity: 'error',
      from: { orphan: true },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'An import must lead somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'core-stands-alone',
      comment: 'The core knows no game, no die, no board.',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^src/', pathNot: '^src/core/' },
    },
    {
      name: 'mechanics-on-core',
      comment: 'A mechanism is explained without naming a game.',
      severity: 'error',
      from: { path: '^src/mechanics/' },
      to: { path: '^src/', pathNot: '^src/(core|mechanics)/' },
    },
    {
      name: 'games-apart',
      comment: 'Each game could be deleted without touching another.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/', pathNot: ['^src/(core|mechanics)/', '^src/games/$1/'] },
    },
    {
      name: 'actions-apart',
      comment: 'What two actions share is a topic of its own, with a file of its own.',
      severity: 'error',
      from: { path: '^src/games/[^/]+/actions/' },
      to: { path: '^src/games/[^/]+/actions/' },
    },
    {
      name: 'any-game',
      comment: 'What works for any game knows the contract of a game and nothing else.',
      severity: 'error',
      from: { path: '^src/(testkit|bots|analysis|adapters)/' },
      to: { path: '^src/', pathNot: ['^src/core/', '^src/$1/'] },
    },
    {
      name: 'strategists-by-game',
      comment: 'A strategist is a bot that knows its own game, and no other.',
      severity: 'error',
      from: { path: '^src/strategists/([^/]+)\\.ts$' },
      to: { path: '^src/', pathNot: ['^src/(core|mechanics)/', '^src/bots/bot\\.ts$', '^src/games/$1/'] },
    },
    {
      name: 'no-index-inside',
      comment: 'Import the file that you mean: an index in between makes cycles of what is none.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(index\\.ts|cli/)' },
      to: { path: '/index\\.ts$', pathNot: 'node_modules' },
    },
    {
      name: 'no-immer',
      comment: 'Rules run on copies; proxies would make them slow for good.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '(^|node_modules/)immer(/|$)' },
    },
    {
      name: 'one-generator',
      comment: 'The generator of random numbers is called in one place.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/core/random\\.ts$' },
      to: { path: '(^|node_modules/)pure-rand(/|$)' },
    },
    {
      name: 'fast-check-is-optional',
      comment: 'Only who imports the testkit needs fast-check.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testkit/' },
      to: { path: '(^|node_modules/)fast-check(/|$)' },
    },
    {
      name: 'no-valibot-in-bots',
      comment: 'A bot sees no value from outside, so it has nothing to check.',
      severity: 'error',
      from: { path: '^src/bots/' },
      to: { path: '(^|node_modules/)valibot(/|$)' },
    },
    {
      name: 'declared-packages-only',
      comment: 'What a user does not get with the package, its code cannot import.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '(^|node_modules/)fast-check(/|$)' },
    },
    {
      name: 'node-in-the-cli-only',
      comment: 'The library runs wherever JavaScript does.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/cli/' },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    doNotFollow: { path: 'node_modules' },
  },
};
