import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons, useEffect } from 'storybook/preview-api';
import { attributesOf, Dressed, dressPage } from './Dressed.js';
import { globalsOf } from './globals.js';

/**
 * Removes forced hover and focus when the reader leaves the story that forces them. The add-on would keep
 * them for the next story.
 */
const usePseudoEnding: Decorator = (Story, { id, parameters, globals }) => {
  useEffect(() => {
    if (globals['pseudo'] && !parameters['pseudo'])
      addons.getChannel().emit(UPDATE_GLOBALS, { globals: { pseudo: false } });
  }, [id]);
  return <Story />;
};

/**
 * Applies the toolbar's settings to a story: on its own page to the whole page, on a documentation page only
 * to the story's frame.
 */
const dressed: Decorator = (Story, { globals, viewMode }) => {
  const settings = globalsOf(globals);
  if (viewMode !== 'docs') dressPage(settings);
  const story = <Story />;
  return (
    <Dressed globals={settings}>
      {viewMode === 'docs' ? <div {...attributesOf(settings)}>{story}</div> : story}
    </Dressed>
  );
};

export const staged = [dressed, usePseudoEnding];
