import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tokriTheme } from './theme.js';

export interface TokriThemeProviderProps {
  /** Theme from `createTokriTheme`, for example one whose links use a router. */
  theme?: Theme;
  /**
   * The element that gets the attribute `data-theme`. With null the provider sets none, and the app sets it
   * itself.
   */
  colorSchemeNode?: Element | null;
  children: ReactNode;
}

/** Provides the theme to everything inside. */
export function TokriThemeProvider({
  theme = tokriTheme,
  colorSchemeNode,
  children,
}: TokriThemeProviderProps) {
  return (
    <ThemeProvider theme={theme} colorSchemeNode={colorSchemeNode}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
