import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createTokriTheme } from '../../ui/theme/theme.js';
import { TokriThemeProvider } from '../../ui/theme/TokriThemeProvider.js';
import { App } from './App.js';
import { RouterLink } from './RouterLink.js';
import { createStore } from './store.js';

const draw = (path: string) =>
  renderToString(
    <Provider store={createStore()}>
      <TokriThemeProvider theme={createTokriTheme(RouterLink)}>
        <StaticRouter location={path}>
          <App />
        </StaticRouter>
      </TokriThemeProvider>
    </Provider>,
  );

test.each(['/', '/search?q=milk', '/checkout', '/dashboard/profile', '/no/such/page'])(
  'the first view of %s is drawn without a browser',
  (path) => {
    const page = draw(path);
    expect(page).toContain('© 2024');
    expect(page).toContain('My Cart');
  },
);
