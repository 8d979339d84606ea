import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { messages as english, type PageMessages } from '../../contract/messages/page/en.js';
import { applyOverrides, type Overrides } from '../../contract/messages/overrides.js';
import {
  type PageRenderer,
  type PageRequest,
  type RenderedPage,
  servedClassesId,
} from '../../contract/pageData.js';
import { api, type PageData } from './api.js';
import { furtherLanguages, type Locale, localeIn } from './language/locale.js';
import { loadPageData } from './pageQueries.js';
import type { AnswerCall } from './net/baseQuery.js';
import { createStorefrontTheme, Root } from './Root.js';
import { createStore } from './store.js';
import { createStyleCache, styleKey } from './styleCache.js';

const theme = createStorefrontTheme();

/** The locales of the languages that the shop adds, by code. */
const furtherLocales = new Map<string, Locale>();

/** Overrides the messages of every page that this process renders, and adds the shop's further languages. */
export const overrideMessages: PageRenderer['overrideMessages'] = async (overrides: Overrides, further) => {
  applyOverrides(english, overrides.en ?? {});
  applyOverrides((await localeIn('hi')).messages, overrides.hi ?? {});
  furtherLanguages.names = Object.fromEntries(further.map(({ code, name }) => [code, name]));
  for (const { code, messages } of further)
    furtherLocales.set(code, { language: code, messages: messages as PageMessages }); // made complete by the server
};

/** Returns the collected styles: the global ones first, as one element each, then classes and keyframes in one. */
const stylesOf = ({ inserted, registered }: EmotionCache): RenderedPage['styles'] => {
  const rules = Object.entries(inserted).flatMap(([name, css]): [string, string][] =>
    typeof css === 'string' ? [[name, css]] : [],
  );
  const isGlobal = (name: string) => !registered[`${styleKey}-${name}`] && !name.startsWith('animation-');
  const globals = rules.filter(([name]) => isGlobal(name));
  const others = rules.filter(([name]) => !isGlobal(name));
  const names = others.map(([name]) => name).join(' ');
  return [
    ...globals.map(([name, css]) => ({
      attributes: `data-emotion="${styleKey}-global ${name}" data-s`,
      css,
    })),
    {
      attributes: `id="${servedClassesId}" data-classes="${names}"`,
      css: others.map(([, css]) => css).join(''),
    },
  ];
};

/** Returns an object with sorted keys, and each value as `change` returns it. */
const sorted = <Value, Changed>(of: Readonly<Record<string, Value>>, change: (value: Value) => Changed) =>
  Object.fromEntries(
    Object.entries(of)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, change(value)]),
  );

/**
 * Returns the cached replies in a form that is the same in every process: without ids of requests, and with
 * one time for all. It is long ago, so that what must be fresh, such as the arrival time, loads again.
 */
const dataOf = ({ queries, provided }: PageData): Pick<PageData, 'queries' | 'provided' | 'mutations'> => ({
  queries: sorted(queries, (query) => {
    const { requestId: _id, startedTimeStamp: _started, ...rest } = query ?? {};
    return { ...rest, fulfilledTimeStamp: 1 };
  }) as PageData['queries'],
  provided: {
    keys: sorted(provided.keys, (tags) => tags),
    tags: sorted(provided.tags, (ids) => sorted(ids ?? {}, (keys) => [...keys].sort())),
  } as PageData['provided'],
  mutations: {},
});

/** The title that a screen sets. React writes it before the screen's content; titles of drawings are inside `svg`. */
const pageTitle = /(?<!<svg[^>]*>)<title>([^<]*)<\/title>/;

/**
 * Renders a public page as a visitor sees it who is not logged in.
 * @param answer answers the calls of the page
 * @throws if a call or a component fails
 */
export const renderPage = async (
  { link, language }: PageRequest,
  answer: AnswerCall,
): Promise<RenderedPage> => {
  const store = createStore(answer);
  try {
    const [locale] = await Promise.all([
      furtherLocales.get(language) ?? localeIn(language),
      store.dispatch(loadPageData(link, language)),
    ]);
    const styles = createStyleCache();
    styles.compat = true; // collects the styles in place of writing them between the elements
    const router = (app: ReactNode) => <StaticRouter location={link}>{app}</StaticRouter>;
    let failure: unknown;
    const stream = await renderToReadableStream(
      <Root store={store} styles={styles} theme={theme} locale={locale} router={router} />,
      {
        progressiveChunkSize: Infinity, // no part is moved by an inline script, which the page may not run
        onError: (error) => {
          failure ??= error; // thrown here, it would end the thread
        },
      },
    );
    await stream.allReady;
    const html = await new Response(stream).text();
    if (failure !== undefined) throw failure;
    return {
      body: html.replace(pageTitle, ''),
      title: pageTitle.exec(html)?.[1] ?? '',
      styles: stylesOf(styles),
      data: dataOf(store.getState().api),
    };
  } finally {
    store.dispatch(api.util.resetApiState()); // ends the timers that would keep the store for ten minutes
  }
};
