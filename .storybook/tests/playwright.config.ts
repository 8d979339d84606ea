import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tests/support/chromium.js';
import type { Staging } from './stage.js';

const { STORYBOOK_URL, STORIES_ONLY, SHOTS_FOLDER } = process.env;

const staged = (name: string, metadata: Staging, more: object = {}) => ({ name, metadata, ...more });

/**
 * The Playwright project of scripts/stories.mjs. It tests the stories, the Storybook itself, and whether the
 * checks find the faults of faulty stories. It is one project because each would start browsers of its own.
 */
const checks = [
  staged(
    'stories',
    { theme: 'light' },
    { testMatch: STORIES_ONLY ? 'stories.spec.ts' : ['itself.spec.ts', 'faulty.spec.ts', 'stories.spec.ts'] },
  ),
];

/**
 * The Playwright projects of scripts/uiShots.mjs: a screenshot of every story on a phone and a desktop, in
 * light and dark.
 */
const shots = (['light', 'dark'] as const).flatMap((theme) =>
  [390, 1366].map((width) =>
    staged(`${theme} ${String(width)}`, { theme, width, looked: true }, { testMatch: 'shots.spec.ts' }),
  ),
);

export default defineConfig({
  testDir: '.',
  testMatch: 'stories.spec.ts',
  outputDir: '../../test-results/stories',
  fullyParallel: true,
  workers: 4, // workers wait for each other and for the page: three leave a sixth of two cores idle
  // the first page loads while every worker starts: on a busy machine that takes half a minute
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: STORYBOOK_URL,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, '--font-render-hinting=none', '--hide-scrollbars'],
    },
  },
  projects: SHOTS_FOLDER ? shots : checks,
});
