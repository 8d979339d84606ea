import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons, useEffect } from 'storybook/preview-api';
import { attributesOf, Dressed, dressPage } from './Dressed.js';
import { globalsOf } from './globals.js';

/** Ends a story's forced hover and focus with that story. The add-on would carry them to the next story. */
const usePseudoEnding: Decorator = (Story, { id, parameters, globals }) => {
  useEffect(() => {
    if (globals['pseudo'] && !parameters['pseudo'])
      addons.getChannel().emit(UPDATE_GLOBALS, { globals: { pseudo: false } });
  }, [id]);
  return <Story />;
};

/**
 * Applies the settings to the page on a story's own page, and only to the story's frame on a documentation
 * page.
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
