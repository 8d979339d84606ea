import { expect } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { entriesOf } from './entries.js';
import { issuesOf } from './issuesOf.js';
import { test } from './stage.js';

const { compareShots } = await import(path.resolve('scripts/shotsReport.mjs'));
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
    expect(await issuesOf(stage, storyOf(name))).toContainEqual(expect.stringMatching(fault));
  });

test('D-07 what goes by itself is there again when its colours are looked at', async ({ stage }) => {
  const story = storyOf('Fleeting');
  expect(await issuesOf(stage, story)).toEqual([]);
  await expect(stage.page.getByText('Gone in a moment')).toHaveCount(0);
  expect(await stage.recolour(story, 'dark')).toEqual([expect.stringMatching(/^color-contrast: /)]);
});

test('D-07 what can be read by day only fails in dark, and leaves the next story in light', async ({
  stage,
}) => {
  const story = storyOf('Dim At Night');
  expect(await stage.recolour(story, 'dark')).toEqual([expect.stringMatching(/^color-contrast: /)]);
  expect(await issuesOf(stage, story)).toEqual([]);
});

test('D-11 a changed screenshot is distinguished from an unchanged, a new and a missing one', async ({
  stage,
}, info) => {
  const [before, after] = [info.outputPath('before'), info.outputPath('after')];
  for (const folder of [before, after]) mkdirSync(folder);
  const take = async (folder: string, ...names: string[]) => {
    for (const name of names) await stage.image(path.join(folder, name));
  };
  await stage.show(storyOf('Not Narrow'));
  await take(before, 'same.png', 'ink.png', 'larger.png', 'gone.png');
  await stage.show(storyOf('Dim At Night'));
  await stage.show(storyOf('Not Narrow'));
  await take(after, 'same.png', 'new.png');
  const ink = await stage.page.addStyleTag({ content: 'p { color: #111 }' });
  await take(after, 'ink.png');
  const larger = await stage.page.addStyleTag({ content: 'p { height: 2000px }' });
  await take(after, 'larger.png');
  // the next story is on this page
  for (const style of [ink, larger]) await style.evaluate((node) => node.parentNode?.removeChild(node));

  const names = ['same', 'ink', 'larger', 'new', 'gone'].map((name) => `${name}.png`);
  const changes = compareShots(names, { before, after, between: info.outputPath('between') });
  expect(changes).toEqual([
    { name: 'ink.png', what: 'changed', pixels: expect.any(Number) },
    { name: 'larger.png', what: 'changed, and its size', pixels: expect.any(Number) },
    { name: 'new.png', what: 'new', pixels: 0 },
    { name: 'gone.png', what: 'gone', pixels: 0 },
  ]);
});
