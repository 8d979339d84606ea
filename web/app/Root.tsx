import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, StrictMode, useState } from 'react';
import { Provider } from 'react-redux';
import { createTokriTheme } from '../../ui/theme/theme.js';
import { TokriThemeProvider } from '../../ui/theme/TokriThemeProvider.js';
import { App } from './App.js';
import type { Locale } from './language/locale.js';
import { LocaleProvider } from './language/LocaleProvider.js';
import { RouterLink } from './RouterLink.js';
import type { Store } from './store.js';

/** Creates the storefront's theme. It takes a phone 50 ms, so the browser does it in a task of its own. */
export const createStorefrontTheme = (): Theme => createTokriTheme(RouterLink);

export interface RootProps {
  store: Store;
  styles: EmotionCache;
  theme: Theme;
  /** The locale of the page that the server rendered. */
  locale: Locale;
  /** Wraps the app in a router. */
  router: (app: ReactNode) => ReactNode;
}

/** Renders the storefront with its providers: the same tree on the server and in the browser. */
export function Root({ store, styles, theme, locale, router }: RootProps) {
  // parts that the browser takes over later still start with this state, as on the server
  const [served] = useState(() => store.getState());
  return (
    <StrictMode>
      <Provider store={store} serverState={served}>
        <LocaleProvider first={locale}>
          <CacheProvider value={styles}>
            {/* the script in the page's head has set the stored theme: no second render for it */}
            <TokriThemeProvider theme={theme} noSsr>
              {router(<App />)}
            </TokriThemeProvider>
          </CacheProvider>
        </LocaleProvider>
      </Provider>
    </StrictMode>
  );
}
