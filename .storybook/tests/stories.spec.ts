import { expect } from '@playwright/test';
import { type Entry, inDarkSample, repeatsSheet, storiesOf } from './entries.js';
import { issuesOf } from './issuesOf.js';
import { test } from './stage.js';

const { STORYBOOK_FOLDER = 'storybook-static', STORIES_DARK, STORIES_CONTRAST } = process.env;
const all = storiesOf(STORYBOOK_FOLDER);
const stories = all.filter((story) => !repeatsSheet(story, all));

/** Lists the themes besides light in which a story's colours are checked. */
const othersOf = (story: Entry) => [
  ...(STORIES_DARK === 'all' || inDarkSample(story) ? (['dark'] as const) : []),
  ...(STORIES_CONTRAST ? (['contrast'] as const) : []),
];

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' }); // one worker runs the stories of a file one after the other
    for (const story of stories.filter(({ importPath }) => importPath === file)) {
      test(story.name, async ({ stage }) => {
        expect(await issuesOf(stage, story)).toEqual([]);
      });
      for (const theme of othersOf(story))
        test(`${story.name}, ${theme}`, async ({ stage }) => {
          expect(await stage.recolour(story, theme)).toEqual([]);
        });
    }
  });
