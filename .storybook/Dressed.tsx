import type { ReactNode } from 'react';
import { messages as english } from '../contract/messages/en.js';
import { adminMessages as englishDashboard } from '../contract/messages/en/admin.js';
import { messages as hindi } from '../contract/messages/hi.js';
import { adminMessages as hindiDashboard } from '../contract/messages/hi/admin.js';
import { AdminMessagesProvider } from '../ui/theme/adminMessages.js';
import { RatingMessagesProvider } from '../ui/theme/ratingMessages.js';
import { MessagesProvider } from '../ui/theme/messages.js';
import { createTokriTheme, tokriTheme } from '../ui/theme/theme.js';
import { TokriThemeProvider } from '../ui/theme/TokriThemeProvider.js';
import type { Globals } from './globals.js';

const stillTheme = createTokriTheme('a', 'always');
const locales = { en: english, hi: hindi };
const dashboards = { en: englishDashboard, hi: hindiDashboard };

/**
 * Returns the theme, the density and the language of the toolbar as the HTML attributes that style sheets
 * select by.
 */
export const attributesOf = ({ theme, language, density }: Globals) => ({
  'data-theme': theme,
  'data-density': density,
  lang: language,
});

/**
 * Sets the toolbar's settings as attributes of the page's root element, so that portals outside of the story
 * get them too.
 */
export const dressPage = (globals: Globals) => {
  const page = document.documentElement;
  for (const [name, value] of Object.entries({ ...attributesOf(globals), 'data-grid': globals.grid }))
    if (page.getAttribute(name) !== value) page.setAttribute(name, value);
};

export interface DressedProps {
  globals: Globals;
  children: ReactNode;
}

/** Gives its children the theme, the language and the motion that the toolbar selects. */
export function Dressed({ globals, children }: DressedProps) {
  return (
    <TokriThemeProvider theme={globals.motion === 'reduce' ? stillTheme : tokriTheme} colorSchemeNode={null}>
      <MessagesProvider messages={locales[globals.language]}>
        <RatingMessagesProvider messages={locales[globals.language].ratings}>
          <AdminMessagesProvider messages={dashboards[globals.language]}>{children}</AdminMessagesProvider>
        </RatingMessagesProvider>
      </MessagesProvider>
    </TokriThemeProvider>
  );
}
