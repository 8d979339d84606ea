// npm run test:stories: opens every story in Chromium, and fails on an error, a failing play function or an accessibility
// violation. Without a play function and beside a Sheet, it leaves out Playground and stories tagged `on-sheet`, which
// the Sheet repeats, and Hindi, which ui/hindi.test.tsx reads.
//   --both-themes   checks the colours of these stories in dark too; without it only overlays, Sheets and stories tagged `dark`
//   --contrast      checks the colours of these stories in high contrast too
//   --report FILE   writes Playwright's JSON report
//   ui/Price …      opens only the stories under these paths
import { parseArgs } from 'node:util';
import { run } from './steps.mjs';
import { withStorybook } from './storybook.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'both-themes': { type: 'boolean' },
    contrast: { type: 'boolean' },
    report: { type: 'string' },
  },
});

process.exitCode = await withStorybook(({ url, folder, browser }) =>
  run(
    'playwright',
    [
      'test',
      '-c',
      '.storybook/tests/playwright.config.ts',
      `--reporter=${values.report ? 'dot,json' : 'list'}`,
    ],
    {
      env: {
        CHROMIUM: browser,
        STORYBOOK_URL: url,
        STORYBOOK_FOLDER: folder,
        STORIES_ONLY: positionals.join(' '),
        STORIES_DARK: values['both-themes'] ? 'all' : 'sample',
        STORIES_CONTRAST: values.contrast ? 'all' : '',
        ...(values.report && { PLAYWRIGHT_JSON_OUTPUT_FILE: values.report }),
      },
    },
  ),
);
