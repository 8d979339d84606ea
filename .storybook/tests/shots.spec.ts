import path from 'node:path';
import { storiesOf } from './entries.js';
import { type Staging, test } from './stage.js';

const { STORYBOOK_FOLDER = 'storybook-static', SHOTS_FOLDER = 'dist/ui-shots' } = process.env;

const stories = storiesOf(STORYBOOK_FOLDER);

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' });
    for (const story of stories.filter(({ importPath }) => importPath === file))
      test(story.name, async ({ stage }, { project }) => {
        const { theme, width = 0 } = project.metadata as Staging; // set in playwright.config.ts
        await stage.show(story);
        await stage.image(path.join(SHOTS_FOLDER, `${story.id}.${theme}.${String(width)}.png`));
      });
  });
