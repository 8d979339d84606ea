import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { globalsOf } from './globals.js';
import { themes } from './storybookTheme.js';

addons.setConfig({ theme: themes.light, sidebar: { showRoots: true } });

/** Shows Storybook's frame in the same theme as the stories. */
addons.register('tokri/storybookTheme', (api) => {
  const wear = ({ globals }: { globals: Record<string, unknown> }) => {
    const { theme } = globalsOf(globals);
    document.documentElement.style.colorScheme = theme === 'dark' ? 'dark' : 'light';
    api.setOptions({ theme: themes[theme] });
  };
  api.on(SET_GLOBALS, wear);
  api.on(GLOBALS_UPDATED, wear);
});
