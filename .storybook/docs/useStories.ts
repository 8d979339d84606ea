import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Returns the stories of this page's file in their order, without those that opted out of documentation. */
export const useStories = () => {
  const stories = useContext(DocsContext).componentStories();
  return stories.filter(({ tags, usesMount }) => tags.includes('autodocs') && !usesMount);
};

export type DocumentedStory = ReturnType<typeof useStories>[number];
