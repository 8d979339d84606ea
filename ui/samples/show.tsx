import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { TokriThemeProvider } from '../theme/TokriThemeProvider.js';

// jsdom renders nothing but would match every CSS rule for every element that a test queries. Stories check
// the styles.
const unstyled = createCache({ key: 'css', container: document.createElement('head') });

const UnstyledShop = ({ children }: PropsWithChildren) => (
  <CacheProvider value={unstyled}>
    <TokriThemeProvider>{children}</TokriThemeProvider>
  </CacheProvider>
);

/** Renders an element in the shop's theme without CSS rules, which is fast. */
export const show = (element: ReactElement) => render(element, { wrapper: UnstyledShop });

/** Renders an element with CSS rules, for a test that checks styles. */
export const showStyled = (element: ReactElement) => render(element, { wrapper: TokriThemeProvider });
