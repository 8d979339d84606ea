import { describe, expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { publishedIn, storiesOf } from '../.storybook/docs/published.js';

const files = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .map((file) => `ui/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('.stories.tsx'));
const published = ['ui/index.ts', 'ui/admin.ts'].flatMap((entry) => publishedIn(readFileSync(entry, 'utf8')));

/** Published components without stories; this list may only get shorter. */
const owed: readonly string[] = [];

const storyNames = (source: string) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

test('the library publishes components', () => {
  expect(published.length).toBeGreaterThan(50);
});

describe.each(published.filter(({ name }) => !owed.includes(name)))('$name', (component) => {
  const file = storiesOf(component, files);
  const source = file ? readFileSync(file, 'utf8') : '';
  const names = storyNames(source);

  test('is drawn by them', () => {
    expect(source).toMatch(new RegExp(`<${component.name}\\b|component: ${component.name}\\b`));
  });

  test('has stories: Playground first, Sheet last', () => {
    expect(names.at(0)).toBe('Playground');
    expect(names.at(-1)).toBe('Sheet');
  });

  test('says how to use it', () => {
    expect(source).toMatch(/\busage\(\{/);
  });
});

test.each(published)('D-03 $name shows itself in Hindi', (component) => {
  expect(storyNames(readFileSync(storiesOf(component, files) ?? '', 'utf8'))).toContain('Hindi');
});

const screens = readdirSync('web/routes').filter((file) => /Route\.tsx$/.test(file));
/** Components that only decide who may see their children. */
const frames: readonly string[] = ['AdminRoute.tsx', 'DashboardRoute.tsx'];

test.each(screens.filter((file) => !frames.includes(file)))('D-09 the screen of %s has stories', (file) => {
  const source = readFileSync(`web/routes/${file.replace('.tsx', '.stories.tsx')}`, 'utf8');
  expect(storyNames(source).length).toBeGreaterThan(0);
});

test('nothing is owed that has come', () => {
  expect(owed.filter((name) => published.every((component) => component.name !== name))).toEqual([]);
});
