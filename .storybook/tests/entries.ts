import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  /** Path of the stories file, such as `./ui/…`. */
  importPath: string;
  tags: readonly string[];
}

/**
 * Tells whether the dark sample includes a story: overlays and feedback, stories named `Sheet` (all states of
 * a component), and stories tagged `dark` or `overlay`.
 */
export const inDarkSample = ({ title, name, tags }: Entry) =>
  /^(Overlays|Feedback)\/|(Dialog|Drawer)$/.test(title) ||
  name === 'Sheet' ||
  tags.includes('overlay') ||
  tags.includes('dark');

/**
 * Tells whether a story without a play function is not opened because the Sheet beside it shows the same
 * elements: a Playground, Hindi, whose texts `ui/hindi.test.tsx` reads, or a state with the tag `on-sheet`. The
 * tag `not-on-sheet` marks a Playground or Hindi that its Sheet does not show.
 */
export const repeatsSheet = ({ name, tags, importPath }: Entry, all: readonly Entry[]) =>
  (name === 'Playground' || name === 'Hindi' || tags.includes('on-sheet')) &&
  !tags.includes('play-fn') &&
  !tags.includes('not-on-sheet') &&
  all.some((other) => other.name === 'Sheet' && other.importPath === importPath);

/**
 * Reads the index of a built Storybook.
 * @param folder folder of the build
 */
export const entriesOf = (folder: string): Entry[] =>
  Object.values(JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8')).entries);

const only = (process.env.STORIES_ONLY ?? '').split(' ').filter(Boolean);

/**
 * Lists the stories to test: all stories of a build, or only those whose path contains one of the words in
 * `STORIES_ONLY`, which are separated by spaces.
 */
export const storiesOf = (folder: string): Entry[] =>
  entriesOf(folder).filter(
    ({ type, tags, importPath }) =>
      type === 'story' &&
      tags.includes('test') &&
      (only.length === 0 || only.some((one) => importPath.includes(one))),
  );
