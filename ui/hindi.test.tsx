import { afterAll, expect, test } from '@jest/globals';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { readdirSync, readFileSync } from 'node:fs';
import { Dressed, dressPage } from '../.storybook/Dressed.js';
import { globalsOf } from '../.storybook/globals.js';
import { notHindi } from '../.storybook/tests/inPage.js';
import { onlyEnglish } from '../.storybook/tests/issuesOf.js';
import { show } from './samples/show.js';

interface Stories {
  default: Meta;
  Hindi: StoryObj;
}

/** The stories files with a story Hindi, and the source of that story. */
const sources = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    const [source] = /^export const Hindi\b[^]*?;$/m.exec(readFileSync(`ui/${file}`, 'utf8')) ?? [];
    return source ? [[file.replaceAll('\\', '/'), source] as const] : [];
  });

/** The others play a scene, and Chromium reads their texts. */
const still = sources.filter(([, source]) => !/\bplay\b/.test(source)).map(([file]) => file);

afterAll(() => {
  const page = document.documentElement; // other files of this thread have it too
  for (const name of page.getAttributeNames()) page.removeAttribute(name);
});

test('most stories in Hindi play no scene', () => {
  expect(still.length).toBeGreaterThan(100);
});

test.each(still)('D-03 the story Hindi of %s is in Hindi', async (file) => {
  const { default: meta, Hindi: story } = (await import(`./${file}`)) as Stories; // each file exports them
  expect(story.play).toBeUndefined();
  const Hindi = composeStory(story, meta);
  const globals = globalsOf(story.globals ?? {});
  dressPage(globals);
  show(
    <Dressed globals={globals}>
      <Hindi />
    </Dressed>,
  );
  expect(notHindi(onlyEnglish)).toEqual([]);
});
