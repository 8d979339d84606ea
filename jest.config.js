import { together } from './scripts/together.mjs';

const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        target: 'es2022',
      },
      module: { type: 'es6' },
    },
  ],
};
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '\\.css$': '<rootDir>/tests/support/style.ts' },
  transform,
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.data'],
};

/** Two projects: what runs in Node (contract, api, cli, tests over HTTP) and what renders (ui, web). */
export default {
  testSequencer: '<rootDir>/tests/support/longestFirst.js',
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/tests/support/nodeEnvironment.js',
      testMatch: process.env.TOGETHER
        ? together('node', 16, 'contract', 'api', 'cli', 'scripts', 'tests')
        : ['<rootDir>/{contract,api,cli,scripts,tests}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testMatch: process.env.TOGETHER
        ? together('dom', 6, 'ui', 'web')
        : ['<rootDir>/{ui,web}/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/dom.ts'],
    },
  ],
};
