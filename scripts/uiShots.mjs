// npm run ui:shots: every story as a picture, in light and dark, 390 and 1366 px wide, in dist/ui-shots; then what changed,
// before, after and between, on one page (dist/ui-shots/index.html). Exit 1 where something did.
//   (nothing)          takes all stories; compares the few whose baselines stand in ui/shots
//   --baselines        takes only those few: half a minute
//   --update           takes those few and makes them the new baselines
//   --against FOLDER   takes all stories and compares all with the pictures of an earlier run (dist/ui-shots, moved away)
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { compareShots, reportOn } from './shotsReport.mjs';
import { root, run } from './steps.mjs';
import { withStorybook } from './storybook.mjs';

const { values } = parseArgs({
  options: {
    baselines: { type: 'boolean' },
    update: { type: 'boolean' },
    against: { type: 'string' },
  },
});

const folder = path.join(root, 'dist', 'ui-shots');
const baselines = path.join(root, 'ui', 'shots');
const taken = path.join(folder, 'taken');
const pictures = (place) =>
  existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.png')) : [];

rmSync(folder, { recursive: true, force: true });
mkdirSync(taken, { recursive: true });
mkdirSync(baselines, { recursive: true });

const code = await withStorybook(({ url, folder: built, browser }) =>
  run('playwright', ['test', '-c', '.storybook/tests/playwright.config.ts', '--reporter=line'], {
    env: {
      CHROMIUM: browser,
      STORYBOOK_URL: url,
      STORYBOOK_FOLDER: built,
      SHOTS_FOLDER: taken,
      SHOTS_ONLY: values.baselines || values.update ? 'baselines' : '',
    },
  }),
);

/** The same pixels in fewer bytes: these files are committed. */
const packed = (name) =>
  sharp(path.join(taken, name))
    .removeAlpha()
    .png({ compressionLevel: 9, adaptiveFiltering: true, effort: 10 })
    .toFile(path.join(baselines, name));

const renew = async () => {
  for (const name of pictures(baselines)) rmSync(path.join(baselines, name));
  for (const name of pictures(taken)) await packed(name);
  console.log(`${pictures(baselines).length} baselines in ui/shots`);
};

const compare = () => {
  const before = values.against ? path.resolve(values.against) : baselines;
  const names =
    values.against || values.baselines
      ? [...new Set([...pictures(before), ...pictures(taken)])]
      : pictures(before);
  const changes = compareShots(names, { before, after: taken, between: path.join(folder, 'between') });
  reportOn(changes, names.length, folder);
  console.log(
    `${pictures(taken).length} pictures taken, ${names.length} compared, ${changes.length} changed: dist/ui-shots/index.html`,
  );
  return changes.length > 0 ? 1 : 0;
};

if (code !== 0) process.exitCode = code;
else if (values.update) await renew();
else process.exitCode = compare();
