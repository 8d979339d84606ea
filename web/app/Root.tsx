import { type ReactNode, StrictMode, useState } from 'react';
import { Provider } from 'react-redux';
import { createTokriTheme } from '../../ui/theme/theme.js';
import { TokriThemeProvider } from '../../ui/theme/TokriThemeProvider.js';
import { App } from './App.js';
import type { Locale } from './language/locale.js';
import { LocaleProvider } from './language/LocaleProvider.js';
import { RouterLink } from './RouterLink.js';
import type { Store } from './store.js';

const theme = createTokriTheme(RouterLink);

export interface RootProps {
  store: Store;
  /** The locale of the page that the server rendered. */
  locale: Locale;
  /** Wraps the app in a router. */
  router: (app: ReactNode) => ReactNode;
}

/** Renders the storefront with its providers: the same tree on the server and in the browser. */
export function Root({ store, locale, router }: RootProps) {
  // parts that the browser takes over later still start with this state, as on the server
  const [served] = useState(() => store.getState());
  return (
    <StrictMode>
      <Provider store={store} serverState={served}>
        <LocaleProvider first={locale}>
          <TokriThemeProvider theme={theme}>{router(<App />)}</TokriThemeProvider>
        </LocaleProvider>
      </Provider>
    </StrictMode>
  );
}
