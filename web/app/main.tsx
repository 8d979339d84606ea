import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { messages as english } from '../../contract/messages/page/en.js';
import { pageDataId } from '../../contract/pageData.js';
import '../../ui/theme/fonts.js';
import { languageChanged, type PageData, pageDataRead } from './api.js';
import {
  bring,
  chosenLanguage,
  currentLocale,
  firstLocale,
  isLanguage,
  type Language,
  onLocale,
  recallLanguage,
} from './language/locale.js';
import { overridden } from './language/overrides.js';
import { appReady, fetchPageAt } from './pages.js';
import { createStorefrontTheme, Root, type RootProps } from './Root.js';
import { createStore, refetchOnReturn } from './store.js';
import { createStyleCache } from './styleCache.js';

// zod reads it when a form loads it: the content security policy forbids compiling code
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** Ends the current task, so that the page answers a person between two parts of the start. */
const nextTask = () => new Promise((next) => setTimeout(next));

overridden('en', english);
const code = fetchPageAt(window.location.pathname);

/**
 * In ms: the first render waits at most this long for the messages of the stored language, because a change
 * of language after the first render would be worse than the delay.
 */
const timeout = 1_000;

// No transitions: text typed into the search box must appear at once.
const router = (app: ReactNode) => <BrowserRouter useTransitions={false}>{app}</BrowserRouter>;

type Parts = Omit<RootProps, 'locale'>;

const reloadWithLanguage = ({ store }: Parts) => onLocale(() => void store.dispatch(languageChanged()));

/** Renders the page in the browser alone. */
const draw = async (parts: Parts): Promise<void> => {
  reloadWithLanguage(parts);
  await Promise.race([recallLanguage(), new Promise((late) => setTimeout(late, timeout))]);
  document.documentElement.lang = currentLocale().messages.language; // the server wrote the language of the cookie
  createRoot(root).render(<Root {...parts} locale={firstLocale()} />);
};

/** Takes over the page that the server rendered in a language. */
const hydrate = async (parts: Parts, language: Language): Promise<void> => {
  await bring(language);
  if (currentLocale().language !== language) return draw(parts); // its messages did not load
  reloadWithLanguage(parts);
  const [isCodeHere] = await Promise.all([code, nextTask()]);
  const { pathname, search } = window.location;
  // after a reload, Back to another screen of the shop keeps the document: this page is not the one at the address
  if (document.documentElement.dataset.address !== pathname + search) return window.location.reload();
  // without this attribute, React takes the title for the screen's own, and removes it with the screen
  document.querySelector('title[data-served]')?.setAttribute('itemprop', 'name');
  startTransition(() => void hydrateRoot(root, <Root {...parts} locale={currentLocale()} />));
  if (!isCodeHere) appReady(); // the screen, which says so otherwise, may never come
};

const start = async (): Promise<void> => {
  await nextTask();
  const theme = createStorefrontTheme();
  await nextTask();
  const parts = { store: createStore(), styles: createStyleCache(), theme, router };
  refetchOnReturn(parts.store);
  const served = document.documentElement.dataset.language;
  const data = document.getElementById(pageDataId)?.textContent;
  if (!data || !isLanguage(served)) return draw(parts);
  parts.store.dispatch(pageDataRead(JSON.parse(data) as PageData)); // written by the server, in any language
  return (chosenLanguage() ?? served) === served ? hydrate(parts, served) : draw(parts);
};

void start();
