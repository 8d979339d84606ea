// npm run ui:shots: takes a screenshot of every story, in light and dark, 390 and 1366 px wide, into dist/ui-shots.
//   --against FOLDER   then shows the changes since an earlier run on this machine (before, after, difference) on one
//                      page (dist/ui-shots/index.html) and exits with 1 if there are any. FOLDER: the dist/ui-shots
//                      of another working tree, or a moved one of this one
//   ui/Price …         takes only the stories under these paths
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareShots, reportOn } from './shotsReport.mjs';
import { giveUp, root, run } from './steps.mjs';
import { withStorybook } from './storybook.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
});

const folder = path.join(root, 'dist', 'ui-shots');
const taken = path.join(folder, 'taken');
const before = values.against && path.resolve(values.against, 'taken');
const images = (place) =>
  existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.png')) : [];

if (before && (before === taken || images(before).length === 0))
  giveUp(
    `${values.against} is no earlier run: take pictures there with npm run ui:shots, or move dist/ui-shots away.`,
  );

rmSync(folder, { recursive: true, force: true });
mkdirSync(taken, { recursive: true });

const code = await withStorybook(({ url, folder: built, browser }) =>
  run('playwright', ['test', '-c', '.storybook/tests/playwright.config.ts', '--reporter=line'], {
    env: {
      CHROMIUM: browser,
      STORYBOOK_URL: url,
      STORYBOOK_FOLDER: built,
      STORIES_ONLY: positionals.join(' '),
      SHOTS_FOLDER: taken,
    },
  }),
);

const compare = () => {
  const now = images(taken);
  const names = positionals.length ? now : [...new Set([...images(before), ...now])];
  const changes = compareShots(names, { before, after: taken, between: path.join(folder, 'between') });
  reportOn(changes, names.length, folder);
  console.log(`${names.length} pictures compared, ${changes.length} changed: dist/ui-shots/index.html`);
  return changes.length > 0 ? 1 : 0;
};

if (code !== 0) process.exitCode = code;
else if (before) process.exitCode = compare();
else console.log(`${images(taken).length} pictures taken: dist/ui-shots/taken`);
