import path from 'node:path';
import { entriesOf, inBaselines } from './entries.js';
import { type Staging, test } from './stage.js';

const { STORYBOOK_FOLDER = 'storybook-static', SHOTS_FOLDER = 'dist/ui-shots', SHOTS_ONLY } = process.env;

const stories = entriesOf(STORYBOOK_FOLDER).filter(
  (entry) =>
    entry.type === 'story' &&
    entry.tags.includes('test') &&
    (SHOTS_ONLY !== 'baselines' || inBaselines(entry)),
);

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories.filter(({ importPath }) => importPath === file))
      test(story.name, async ({ stage }, { project }) => {
        const { theme, width = 0 } = project.metadata as Staging; // what playwright.config.ts says
        await stage.show(story);
        await stage.picture(path.join(SHOTS_FOLDER, `${story.id}.${theme}.${String(width)}.png`));
      });
  });
