import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { messages as english } from '../../contract/messages/page/en.js';
import { applyOverrides, type Overrides } from '../../contract/messages/overrides.js';
import type { PageRequest, RenderedPage } from '../../contract/pageData.js';
import { api } from './api.js';
import { localeIn } from './language/locale.js';
import { loadPageData } from './pageQueries.js';
import type { AnswerCall } from './net/baseQuery.js';
import { Root } from './Root.js';
import { createStore } from './store.js';

const key = 'css';

/** Overrides the messages of every page that this process renders. */
export const overrideMessages = async (overrides: Overrides): Promise<void> => {
  applyOverrides(english, overrides.en ?? {});
  applyOverrides((await localeIn('hi')).messages, overrides.hi ?? {});
};

/** Returns the collected styles: the global ones first, as one element each, then all classes in one. */
const stylesOf = ({ inserted, registered }: ReturnType<typeof createCache>): RenderedPage['styles'] => {
  const rules = Object.entries(inserted).flatMap(([name, css]): [string, string][] =>
    typeof css === 'string' ? [[name, css]] : [],
  );
  const classes = rules.filter(([name]) => registered[`${key}-${name}`]);
  const globals = rules.filter(([name]) => !registered[`${key}-${name}`]);
  return [
    ...globals.map(([name, css]) => ({ emotion: `${key}-global ${name}`, css })),
    {
      emotion: `${key} ${classes.map(([name]) => name).join(' ')}`,
      css: classes.map(([, css]) => css).join(''),
    },
  ];
};

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
    const [locale] = await Promise.all([localeIn(language), store.dispatch(loadPageData(link))]);
    const cache = createCache({ key });
    cache.compat = true; // collects the styles in place of writing them between the elements
    const router = (app: ReactNode) => <StaticRouter location={link}>{app}</StaticRouter>;
    let failure: unknown;
    const stream = await renderToReadableStream(
      <CacheProvider value={cache}>
        <Root store={store} locale={locale} router={router} />
      </CacheProvider>,
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
      styles: stylesOf(cache),
      data: store.getState().api,
    };
  } finally {
    store.dispatch(api.util.resetApiState()); // ends the timers that would keep the store for ten minutes
  }
};
