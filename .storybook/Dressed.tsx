import type { ReactNode } from 'react';
import { texts as english } from '../contract/texts/en.js';
import { adminTexts as englishDashboard } from '../contract/texts/en/admin.js';
import { texts as hindi } from '../contract/texts/hi.js';
import { adminTexts as hindiDashboard } from '../contract/texts/hi/admin.js';
import { AdminTextsProvider } from '../ui/theme/adminTexts.js';
import { TextsProvider } from '../ui/theme/texts.js';
import { createTokriTheme, tokriTheme } from '../ui/theme/theme.js';
import { TokriThemeProvider } from '../ui/theme/TokriThemeProvider.js';
import type { Globals } from './globals.js';

const stillTheme = createTokriTheme('a', 'always');
const editions = { en: english, hi: hindi };
const dashboards = { en: englishDashboard, hi: hindiDashboard };

/** What the settings are to a style sheet. */
export const attributesOf = ({ theme, language, density }: Globals) => ({
  'data-theme': theme,
  'data-density': density,
  lang: language,
});

/** Puts the settings on the page itself, where portals have them too. */
export const dressPage = (globals: Globals) => {
  const page = document.documentElement;
  for (const [name, value] of Object.entries({ ...attributesOf(globals), 'data-grid': globals.grid }))
    if (page.getAttribute(name) !== value) page.setAttribute(name, value);
};

export interface DressedProps {
  globals: Globals;
  children: ReactNode;
}

/** Everything inside in the theme, words and pace that the toolbar says. */
export function Dressed({ globals, children }: DressedProps) {
  return (
    <TokriThemeProvider theme={globals.motion === 'reduce' ? stillTheme : tokriTheme} colorSchemeNode={null}>
      <TextsProvider texts={editions[globals.language]}>
        <AdminTextsProvider texts={dashboards[globals.language]}>{children}</AdminTextsProvider>
      </TextsProvider>
    </TokriThemeProvider>
  );
}
