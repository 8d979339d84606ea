/** Runs test files in plain Node threads, each of which loads the modules of the shop once. */
const shared = {
  runner: 'jest-light-runner',
  transform: {},
  cacheDirectory: '<rootDir>/node_modules/.cache/jest', // keeps how long each file took: the longest start first
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};

/** Two projects: what runs in Node (contract, api, cli, tests over HTTP) and what renders (ui, web). */
export default {
  maxWorkers: 3, // with one, both projects would share the main thread and its globals
  testSequencer: '<rootDir>/tests/support/jest/slowFirst.js',
  projects: [
    {
      ...shared,
      displayName: 'node',
      setupFiles: ['<rootDir>/tests/support/jest/node.js'],
      testMatch: [
        '<rootDir>/{contract,api,cli,scripts,tests}/**/*.test.ts',
        '<rootDir>/{ui,web}/**/*.node.test.{ts,tsx}',
      ],
    },
    {
      ...shared,
      displayName: 'dom',
      setupFiles: ['<rootDir>/tests/support/jest/browser.js'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/dom.ts'],
      testMatch: ['<rootDir>/{ui,web}/**/!(*.node).test.{ts,tsx}'],
    },
  ],
};
