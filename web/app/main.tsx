import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { config } from 'zod/v4/core';
import { messages as english } from '../../contract/messages/page/en.js';
import { pageDataId } from '../../contract/pageData.js';
import '../../ui/theme/fonts.js';
import { type PageData, pageDataRead } from './api.js';
import {
  bring,
  chosenLanguage,
  currentLocale,
  firstLocale,
  isLanguage,
  type Language,
  recallLanguage,
} from './language/locale.js';
import { overridden } from './language/overrides.js';
import { fetchPageAt } from './pages.js';
import { Root } from './Root.js';
import { createStore, refetchOnReturn } from './store.js';

config({ jitless: true }); // the content security policy forbids compiling code

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

overridden('en', english);
const code = fetchPageAt(window.location.pathname);
const store = createStore();
refetchOnReturn(store);

/**
 * In ms: the first render waits at most this long for the messages of the stored language, because a change
 * of language after the first render would be worse than the delay.
 */
const timeout = 1_000;

// No transitions: text typed into the search box must appear at once.
const router = (app: ReactNode) => <BrowserRouter useTransitions={false}>{app}</BrowserRouter>;

/** Renders the page in the browser alone. */
const draw = async (): Promise<void> => {
  await Promise.race([recallLanguage(), new Promise((late) => setTimeout(late, timeout))]);
  createRoot(root).render(<Root store={store} locale={firstLocale()} router={router} />);
};

/** Takes over the page that the server rendered in a language. */
const hydrate = async (data: string, language: Language): Promise<void> => {
  store.dispatch(pageDataRead(JSON.parse(data) as PageData)); // written by the server
  await bring(language);
  if (currentLocale().language !== language) return draw(); // its messages did not load
  await code;
  const { pathname, search } = window.location;
  // after a reload, Back to another screen of the shop keeps the document: this page is not the one at the address
  if (document.documentElement.dataset.address !== pathname + search) return window.location.reload();
  // without this attribute, React takes the title for the screen's own, and removes it with the screen
  document.querySelector('title[data-served]')?.setAttribute('itemprop', 'name');
  const app = <Root store={store} locale={currentLocale()} router={router} />;
  startTransition(() => void hydrateRoot(root, app));
};

const served = document.documentElement.dataset.language;
const data = document.getElementById(pageDataId)?.textContent;
const isWanted = isLanguage(served) && (chosenLanguage() ?? served) === served;
void (data && isWanted ? hydrate(data, served) : draw());
