import { expect } from '@playwright/test';
import { entriesOf, inDarkSample } from './entries.js';
import { faultsOf } from './faultsOf.js';
import { test } from './stage.js';

const { STORYBOOK_FOLDER = 'storybook-static', STORIES_ONLY = '' } = process.env;
const only = STORIES_ONLY.split(' ').filter(Boolean);

const stories = entriesOf(STORYBOOK_FOLDER).filter(
  ({ type, tags, importPath }) =>
    type === 'story' &&
    tags.includes('test') &&
    (only.length === 0 || only.some((path) => importPath.includes(path))),
);

for (const file of new Set(stories.map(({ importPath }) => importPath)))
  test.describe(file, () => {
    test.describe.configure({ mode: 'default' }); // in one worker, one after the other
    for (const story of stories.filter(({ importPath }) => importPath === file))
      test(story.name, { tag: inDarkSample(story) ? ['@dark'] : [] }, async ({ stage }) => {
        expect(await faultsOf(stage, story)).toEqual([]);
      });
  });
