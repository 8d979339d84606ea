import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { TokriThemeProvider } from '../theme/TokriThemeProvider.js';

/** Renders as the shop does. */
export const show = (element: ReactElement) => render(element, { wrapper: TokriThemeProvider });
