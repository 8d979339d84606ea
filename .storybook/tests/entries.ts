import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What Storybook's index says of a story. */
export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** Path of its file, `./ui/…`. */
  importPath: string;
  tags: readonly string[];
}

/** Whether a story's colours are looked at in dark when only a sample's are: what lies in portals, all looks at once, or what asks for it. */
export const inDarkSample = ({ title, name, tags }: Entry) =>
  /^(Overlays|Feedback)\/|(Dialog|Drawer)$/.test(title) ||
  name === 'Sheet' ||
  tags.includes('overlay') ||
  tags.includes('dark');

/**
 * The index of a built Storybook.
 * @param folder where it was built
 */
export const entriesOf = (folder: string): Entry[] =>
  Object.values(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')).entries);

const only = (process.env.STORIES_ONLY ?? '').split(' ').filter(Boolean);

/** The stories to run: of those of a built Storybook the ones under the paths of `STORIES_ONLY`, or all. */
export const storiesOf = (folder: string): Entry[] =>
  entriesOf(folder).filter(
    ({ type, tags, importPath }) =>
      type === 'story' &&
      tags.includes('test') &&
      (only.length === 0 || only.some((one) => importPath.includes(one))),
  );
