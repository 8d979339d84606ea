/** A component of the library: where it is made. */
export interface Published {
  name: string;
  /** Its folder inside `ui/`. */
  folder: string;
}

/** Not shown by themselves: the theme's providers and what has no looks. */
const unseen = new Set(['theme', 'form']);

const lines = /^export \{([^}]*)\} from '\.\/([^/']+)\/[^']+';$/gm;

/**
 * The components that a library publishes.
 * @param index source of `ui/index.ts` or `ui/admin.ts`: one `export { A, B } from './Folder/File.js';` a line
 */
export const publishedIn = (index: string): Published[] =>
  [...index.matchAll(lines)]
    .flatMap(([, names = '', folder = '']) => names.split(',').map((name) => ({ name: name.trim(), folder })))
    .filter(({ name, folder }) => /^[A-Z][A-Za-z]*$/.test(name) && !unseen.has(folder));

/**
 * The file among those given that shows a component: its own stories, or those of its folder.
 * @param files paths that end in `Folder/File.stories.tsx`
 */
export const storiesOf = ({ name, folder }: Published, files: readonly string[]): string | undefined => {
  const inFolder = files.filter((file) => file.split('/').at(-2) === folder);
  const called = (stem: string) => inFolder.find((file) => file.endsWith(`/${stem}.stories.tsx`));
  return called(name) ?? called(folder) ?? inFolder[0];
};
