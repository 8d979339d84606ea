import { defineConfig } from '@playwright/test';
import { launchOptions, withoutImages } from './tests/support/chromium.js';

/** Journeys about images, or about layout that they could move. */
const withImages = /(?:a11y|home|images|listing|offline|policy|profile|recommendations|toasts)\.journey\.ts$/;

/** The browser journeys: a real shop, a real database, the system's Chromium. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  globalSetup: './tests/support/openShop.ts',
  outputDir: 'test-results',
  workers: 3, // they wait for each other, for the shop and for what moves: two leave cores idle
  timeout: 120_000,
  retries: 0,
  // the test that installs a package waits for the network: it begins first, and the others go on beside it
  projects: [
    { name: 'package', testMatch: '**/uiPackage.journey.ts' },
    { name: 'images', testMatch: withImages },
    {
      name: 'journeys',
      testIgnore: ['**/uiPackage.journey.ts', withImages],
      use: { launchOptions: withoutImages },
    },
  ],
  use: {
    baseURL: process.env.SHOP_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block', // a worker would answer what a journey intercepts; offline.journey.ts allows it
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' }, // what moves is drawn by the processor here; who asks for motion says so
    screenshot: 'only-on-failure',
    launchOptions,
  },
});
