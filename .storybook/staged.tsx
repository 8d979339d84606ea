import type { Decorator } from '@storybook/react-vite';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons, useEffect } from 'storybook/preview-api';
import { attributesOf, Dressed, dressPage } from './Dressed.js';
import { globalsOf } from './globals.js';

/** Forced hover and focus are a story's own and end with it: the add-on would carry them to the next one. */
const usePseudoEnding: Decorator = (Story, { id, parameters, globals }) => {
  useEffect(() => {
    if (globals['pseudo'] && !parameters['pseudo'])
      addons.getChannel().emit(UPDATE_GLOBALS, { globals: { pseudo: false } });
  }, [id]);
  return <Story />;
};

/** On a story's own page the settings are the page's; among other stories they are only its frame's. */
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
