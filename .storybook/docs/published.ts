/** A component that the library publishes. */
export interface Published {
  name: string;
  /** The name of the component's folder inside `ui/`. */
  folder: string;
}

/** The folders of `ui/` that need no stories: the theme's providers and the form hooks show nothing. */
const unseen = new Set(['theme', 'form']);

const lines = /^export \{([^}]*)\} from '\.\/([^/']+)\/[^']+';$/gm;

/**
 * Lists the components that a library publishes.
 * @param index source of `ui/index.ts` or `ui/admin.ts`, with an `export { A, B } from './Folder/File.js';`
 * on each line
 */
export const publishedIn = (index: string): Published[] =>
  [...index.matchAll(lines)]
    .flatMap(([, names = '', folder = '']) => names.split(',').map((name) => ({ name: name.trim(), folder })))
    .filter(({ name, folder }) => /^[A-Z][A-Za-z]*$/.test(name) && !unseen.has(folder));

/**
 * Finds the stories file of a component: in its folder, the file with the component's name, else the one with
 * the folder's name, else the first.
 * @param files paths that end in `Folder/File.stories.tsx`
 */
export const storiesOf = ({ name, folder }: Published, files: readonly string[]): string | undefined => {
  const inFolder = files.filter((file) => file.split('/').at(-2) === folder);
  const called = (stem: string) => inFolder.find((file) => file.endsWith(`/${stem}.stories.tsx`));
  return called(name) ?? called(folder) ?? inFolder[0];
};
