import { getJestConfig } from '@storybook/test-runner';

const defaults = getJestConfig();
const { 'jest-playwright': browser, ...environment } = defaults.testEnvironmentOptions;

/** Stories run in the system's Chromium: a browser of Playwright's own cannot be fetched everywhere. */
export default {
  ...defaults,
  testTimeout: 60_000,
  testEnvironmentOptions: {
    ...environment,
    'jest-playwright': {
      ...browser,
      exitOnPageError: false,
      launchOptions: {
        ...browser.launchOptions,
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'],
      },
    },
  },
};
