import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createTokriTheme } from './theme.js';

let ownTheme: Theme | undefined;
/** Creates the default theme when it is first needed: an app with its own theme does not pay for it. */
const defaultTheme = (): Theme => (ownTheme ??= createTokriTheme());

export interface TokriThemeProviderProps {
  /** Theme from `createTokriTheme`, for example one whose links use a router. */
  theme?: Theme;
  /** The element that gets the attribute `data-theme`. With null the provider sets none, and the app sets it itself. */
  colorSchemeNode?: Element | null;
  /** Whether a script in the page sets `data-theme` before the first paint, so that no second render has to. */
  noSsr?: boolean;
  children: ReactNode;
}

/** Provides the theme to everything inside. */
export function TokriThemeProvider({
  theme = defaultTheme(),
  colorSchemeNode,
  noSsr,
  children,
}: TokriThemeProviderProps) {
  return (
    <ThemeProvider theme={theme} colorSchemeNode={colorSchemeNode} noSsr={noSsr}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
