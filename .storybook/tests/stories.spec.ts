import { expect } from '@playwright/test';
import { type Entry, inDarkSample, storiesOf } from './entries.js';
import { faultsOf } from './faultsOf.js';
import { test } from './stage.js';

const { STORYBOOK_FOLDER = 'storybook-static', STORIES_DARK, STORIES_CONTRAST } = process.env;
const stories = storiesOf(STORYBOOK_FOLDER);

/** The themes beside light in which a story's colours are looked at. */
const othersOf = (story: Entry) => [
  ...(STORIES_DARK === 'all' || inDarkSample(story) ? (['dark'] as const) : []),
  ...(STORIES_CONTRAST ? (['contrast'] as const) : []),
];

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' }); // in one worker, one after the other
    for (const story of stories.filter(({ importPath }) => importPath === file)) {
      test(story.name, async ({ stage }) => {
        expect(await faultsOf(stage, story)).toEqual([]);
      });
      for (const theme of othersOf(story))
        test(`${story.name}, ${theme}`, async ({ stage }) => {
          expect(await stage.recolour(story, theme)).toEqual([]);
        });
    }
  });
