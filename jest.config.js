import { together } from './scripts/together.mjs';
import { vendored } from './scripts/vendor.mjs';

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
  modulePathIgnorePatterns: ['<rootDir>/dist/(?!vendor/)', '<rootDir>/.data'],
  transformIgnorePatterns: ['/node_modules/', '<rootDir>/dist/vendor/'],
};

/** Two projects: what runs in Node (contract, api, cli, tests over HTTP) and what renders (ui, web). */
export default {
  testSequencer: '<rootDir>/tests/support/longestFirst.js',
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      // as in what was built, which `npm test` has done just now
      ...(process.env.TOGETHER && { moduleNameMapper: { ...vendored, ...shared.moduleNameMapper } }),
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
