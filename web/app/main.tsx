import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import '../../ui/theme/fonts.js';
import { createTokriTheme } from '../../ui/theme/theme.js';
import { TokriThemeProvider } from '../../ui/theme/TokriThemeProvider.js';
import { App } from './App.js';
import { fetchPageAt } from './pages.js';
import { RouterLink } from './RouterLink.js';
import { reloadOnStaleChunks } from './staleChunks.js';
import { createStore, refetchOnReturn } from './store.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

reloadOnStaleChunks();
fetchPageAt(window.location.pathname);
const store = createStore();
refetchOnReturn(store);

// Without transitions: what is typed into the search must be in its box at once.
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <TokriThemeProvider theme={createTokriTheme(RouterLink)}>
        <BrowserRouter useTransitions={false}>
          <App />
        </BrowserRouter>
      </TokriThemeProvider>
    </Provider>
  </StrictMode>,
);
