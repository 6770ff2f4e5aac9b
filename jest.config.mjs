const common = {
  // Sources compiled once stay compiled: a run begins with those that have changed.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
}

/** Tests of a minute each without a browser: `npm run test:slow` runs them, which CI does with every change. */
const SLOW = [
  'scripts/build/build-functions.test.ts',
  'scripts/demo/make-demo.test.ts',
  'scripts/dev/functions-host.test.ts',
  'scripts/new-area.test.ts',
  'test/api/writes-survive-kill.test.ts',
]
/** The page on a phone and in Arabic, most of what holds at the desktop once more: they belong to the same command. */
const SIZES = ['test/e2e/arabic', 'test/e2e/phone']

/** One site with the demo library, and one browser for each worker, for all tests of a project. */
const onSite = {
  globalSetup: '<rootDir>/test/e2e/support/start-site.mjs',
  globalTeardown: '<rootDir>/test/e2e/support/stop-site.mjs',
}
const WAIT_FOR_SITE = '<rootDir>/test/e2e/support/wait-for-site.ts'
const RUN_ONCE_MORE = '<rootDir>/test/e2e/support/run-once-more.ts'

export default {
  // Twice the two cores that a run has at least: browser tests, which stand between the others, wait half of their time.
  maxWorkers: 4,
  // Modules of a file stay in its worker's memory: collecting two gigabytes of them takes seconds, again and again.
  workerIdleMemoryLimit: '600MB',
  // Nothing here measures time: a limit is for what hangs, also on a machine that does other work.
  testTimeout: 60_000,
  testSequencer: '<rootDir>/test/support/project-sequencer.mjs',
  projects: [
    {
      ...common,
      displayName: 'unit',
      roots: ['<rootDir>/lib', '<rootDir>/functions', '<rootDir>/web', '<rootDir>/test', '<rootDir>/scripts'],
      testMatch: ['**/*.test.ts', '**/*.test.tsx'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '/test/e2e/',
        '/test/engines/',
        '/test/infra/',
        '/test/long/',
        '/test/layers/',
        '/test/judges/',
        ...SLOW.map((file) => `<rootDir>/${file}`),
      ],
    },
    {
      ...common,
      displayName: 'slow',
      roots: ['<rootDir>/scripts', '<rootDir>/test'],
      testMatch: SLOW.map((file) => `<rootDir>/${file}`),
    },
    {
      ...common,
      displayName: 'infra',
      roots: ['<rootDir>/test/infra'],
      testMatch: ['**/*.test.ts'],
      // Each variant of the stacks is synthesised once for all of them, while other tests run.
      globalSetup: '<rootDir>/test/infra/start.mjs',
      globalTeardown: '<rootDir>/test/infra/stop.mjs',
      setupFilesAfterEnv: ['<rootDir>/test/infra/wait-for-templates.ts'],
    },
    {
      ...common,
      displayName: 'browser',
      roots: ['<rootDir>/test/e2e'],
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: SIZES.map((folder) => `<rootDir>/${folder}/`),
      ...onSite,
      setupFilesAfterEnv: [WAIT_FOR_SITE, RUN_ONCE_MORE],
    },
    {
      ...common,
      displayName: 'sizes',
      roots: SIZES.map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.test.ts'],
      ...onSite,
      setupFilesAfterEnv: [WAIT_FOR_SITE, RUN_ONCE_MORE],
    },
    {
      ...common,
      // Run by `npm run test:long`: proofs of many cases in the browser, on a site with the demo library.
      displayName: 'long',
      roots: ['<rootDir>/test/long'],
      testMatch: ['**/*.test.ts'],
      ...onSite,
      setupFilesAfterEnv: [WAIT_FOR_SITE],
    },
    {
      ...common,
      // Run by `npm run test:judges`: programs of others read what the library gives.
      displayName: 'judges',
      roots: ['<rootDir>/test/judges'],
      testMatch: ['**/*.test.ts'],
    },
    {
      ...common,
      // Run by `npm run test:layers`: each layer is undone in turn, and a random proof must see it.
      displayName: 'layers',
      roots: ['<rootDir>/test/layers'],
      testMatch: ['**/*.test.ts'],
      transform: Object.fromEntries(
        Object.entries(common.transform).map(([files, [, options]]) => [
          files,
          ['<rootDir>/test/layers/weaving-transform.mjs', options],
        ]),
      ),
    },
    {
      ...common,
      // Run by `npm run test:engines`, which starts what they need; the API's tests a second time, on the engines.
      displayName: 'engines',
      roots: ['<rootDir>/test/engines', '<rootDir>/test/api'],
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: [RUN_ONCE_MORE],
    },
  ],
}
