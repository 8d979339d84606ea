import { expect } from '@playwright/test';
import { entriesOf } from './entries.js';
import { faultsOf } from './faultsOf.js';
import { test } from './stage.js';

const { STORYBOOK_FOLDER = 'storybook-static' } = process.env;
const faulty = entriesOf(STORYBOOK_FOLDER).filter(
  ({ type, title }) => type === 'story' && title === 'Tests/Faulty',
);

const expected: readonly (readonly [story: string, fault: RegExp])[] = [
  ['Nameless Button', /^button-name: Buttons must have discernible text/],
  ['Failing Scene', /received value must be an HTMLElement/],
  ['Narrow', /^it calls itself Narrow, and something in it reaches 5\d\d px$/],
  ['Not Narrow', /^it calls itself Narrow, and its screen is \d+ px wide$/],
  ['Hindi', /^it calls itself Hindi, and nothing in it is$/],
];

const storyOf = (name: string) => {
  const [story] = faulty.filter((one) => one.name === name);
  if (!story) throw new Error(`the Storybook has no faulty story "${name}"`);
  return story;
};

for (const [name, fault] of expected)
  test(`D-07 the run of the stories fails on this one: ${name}`, async ({ stage }) => {
    expect(await faultsOf(stage, storyOf(name))).toContainEqual(expect.stringMatching(fault));
  });

test('D-07 what goes by itself is there again when its colours are looked at', async ({ stage }) => {
  const story = storyOf('Fleeting');
  expect(await faultsOf(stage, story)).toEqual([]);
  await expect(stage.page.getByText('Gone in a moment')).toHaveCount(0);
  expect(await stage.recolour(story, 'dark')).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

test('D-07 what can be read by day only fails in dark, and leaves the next story in light', async ({
  stage,
}) => {
  const story = storyOf('Dim At Night');
  expect(await stage.recolour(story, 'dark')).toEqual([expect.stringMatching(/^color-contrast: /)]);
  expect(await faultsOf(stage, story)).toEqual([]);
});
