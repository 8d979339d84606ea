import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { TokriThemeProvider } from '../theme/TokriThemeProvider.js';

// jsdom draws nothing, and would search every rule for every element that a test asks for: the stories see the looks
const unstyled = createCache({ key: 'css', container: document.createElement('head') });

const UnstyledShop = ({ children }: PropsWithChildren) => (
  <CacheProvider value={unstyled}>
    <TokriThemeProvider>{children}</TokriThemeProvider>
  </CacheProvider>
);

/** Renders as the shop does, without its looks. */
export const show = (element: ReactElement) => render(element, { wrapper: UnstyledShop });

/** Renders as the shop does, for a test that asks how something looks. */
export const showStyled = (element: ReactElement) => render(element, { wrapper: TokriThemeProvider });
