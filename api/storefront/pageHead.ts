import type { Messages } from '../../contract/messages/en.js';
import { overridesId, type PageOverrides } from '../../contract/messages/overrides.js';
import { escaped } from '../common/escaped.js';
import { hashSource } from '../common/hashSource.js';
import type { About } from './pages.service.js';

/**
 * Returns the title tag, with a mark by which the storefront recognizes it: the served title must not come
 * back on later screens.
 */
const titled = (title: string): string => `<title data-served>${escaped(title)}</title>`;

/** Converts data to JSON for a script element. It escapes `<`, so that no text can end the element. */
export const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Lists the hashes of a page's inline scripts or styles, as sources for the content security policy. */
export const inlineSources = (html: string, element: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(([, text = '']) =>
    hashSource(text),
  );

const jsonLdTag = (data: object): string => `<script type="application/ld+json">${inScript(data)}</script>`;

/** Puts the texts of the built page that stand outside the app, and its `lang`, into a language. */
export const inLanguage = (html: string, { language, page }: Messages): string =>
  html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escaped(page.description)}" />`,
    )
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${escaped(page.noScript)}</noscript>`);

/**
 * Adds the messages that a shop overrides and its further languages to the page, as inert JSON that the storefront reads
 * before it renders.
 */
export const withOverrides = (html: string, overrides: PageOverrides): string =>
  html.replace(
    '</head>',
    () => `<script type="application/json" id="${overridesId}">${inScript(overrides)}</script></head>`,
  );

const tagsOf = (
  { title, heading, description, link, image, price, jsonLd }: About,
  messages: Messages,
): string => {
  const open: [property: string, content: string | undefined][] = [
    ['og:site_name', messages.ui.site.name],
    ['og:type', price ? 'product' : 'website'],
    ['og:locale', `${new Intl.Locale(messages.language).language}_IN`],
    ['og:title', heading],
    ['og:description', description],
    ['og:url', link],
    ['og:image', image],
    ['og:image:alt', image && heading],
    ['product:price:amount', price],
    ['product:price:currency', price && 'INR'],
  ];
  return [
    titled(title),
    `<meta name="description" content="${escaped(description)}" />`,
    ...open.flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escaped(content)}" />`] : [],
    ),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
    ...jsonLd.map(jsonLdTag),
  ].join('\n    ');
};

/**
 * Replaces the title and description in the page's head.
 * @param about the metadata of a page, or only the title of a missing page
 */
export const withHead = (html: string, about: About | string, messages: Messages): string => {
  const tags = typeof about === 'string' ? titled(about) : tagsOf(about, messages);
  return html.replace(/\s*<meta\s+name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags);
};
