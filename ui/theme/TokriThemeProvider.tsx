import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { tokriTheme } from './theme.js';

export interface TokriThemeProviderProps {
  /** From `createTokriTheme`, where links are drawn by a router. */
  theme?: Theme;
  /** Null leaves `data-theme` on the root element to somebody else. */
  colorSchemeNode?: Element | null;
  children: ReactNode;
}

/** The look of everything inside. */
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
