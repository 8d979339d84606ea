import type { ComponentAnnotations, Renderer, StoryAnnotations } from 'storybook/internal/types';
import admin from '../../ui/admin.ts?raw';
import index from '../../ui/index.ts?raw';
import type { Usage } from '../../ui/samples/usage.js';
import { type Published, publishedIn, storiesOf } from './published.js';

type StoriesModule = Record<string, StoryAnnotations<Renderer>> & { default: ComponentAnnotations<Renderer> };

/** The documentation that the Storybook has for one published component. */
export interface Covered extends Published {
  title: string | undefined;
  stories: number;
  playground: boolean;
  sheet: boolean;
  /** Number of stories with a play function. */
  plays: number;
  usage: Usage | undefined;
}

const modules = import.meta.glob<StoriesModule>('../../ui/*/*.stories.tsx', { eager: true });

const cover = (component: Published): Covered => {
  const file = storiesOf(component, Object.keys(modules));
  const { default: meta, ...stories } = (file && modules[file]) || { default: undefined };
  return {
    ...component,
    title: meta?.title,
    stories: Object.keys(stories).length,
    playground: 'Playground' in stories,
    sheet: 'Sheet' in stories,
    plays: Object.values(stories).filter(({ play }) => play ?? meta?.play).length,
    usage: meta?.parameters?.['usage'],
  };
};

/** Lists the coverage of every published component, sorted by name. */
export const coverage: readonly Covered[] = publishedIn(index + admin)
  .map(cover)
  .sort((one, other) => one.name.localeCompare(other.name));
