import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { config } from 'zod/v4/core';
import { messages as english } from '../../contract/messages/page/en.js';
import '../../ui/theme/fonts.js';
import { createTokriTheme } from '../../ui/theme/theme.js';
import { TokriThemeProvider } from '../../ui/theme/TokriThemeProvider.js';
import { App } from './App.js';
import { overridden } from './language/overrides.js';
import { recallLanguage } from './language/locale.js';
import { LocaleProvider } from './language/LocaleProvider.js';
import { fetchPageAt } from './pages.js';
import { RouterLink } from './RouterLink.js';
import { createStore, refetchOnReturn } from './store.js';

config({ jitless: true }); // the content security policy forbids compiling code

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

overridden('en', english);
fetchPageAt(window.location.pathname);
const store = createStore();
refetchOnReturn(store);

/**
 * In ms: the first render waits at most this long for the messages of the stored language, because a change
 * of language after the first render would be worse than the delay.
 */
const timeout = 1_000;

// No transitions: text typed into the search box must appear at once.
const draw = () =>
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <LocaleProvider>
          <TokriThemeProvider theme={createTokriTheme(RouterLink)}>
            <BrowserRouter useTransitions={false}>
              <App />
            </BrowserRouter>
          </TokriThemeProvider>
        </LocaleProvider>
      </Provider>
    </StrictMode>,
  );

void Promise.race([recallLanguage(), new Promise((late) => setTimeout(late, timeout))]).finally(draw);
