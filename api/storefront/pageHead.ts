import type { Messages } from '../../contract/messages/en.js';
import { type Overrides, overridesId } from '../../contract/messages/overrides.js';
import { escaped } from '../common/escaped.js';
import type { About } from './pages.service.js';

/** Marked, so that the storefront knows it again: it must not come back on later screens. */
const titled = (title: string): string => `<title data-served>${escaped(title)}</title>`;

/** Writes `<` as an escape, so that no text ends the script that holds it. */
const inScript = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

const jsonLdTag = (data: object): string => `<script type="application/ld+json">${inScript(data)}</script>`;

/** The built page with the messages that a shop replaces, as inert JSON that the storefront reads before it draws. */
export const withOverrides = (html: string, overrides: Overrides): string =>
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
 * The built page with what it is about in its head, in the place of the title and the description that it has.
 * @param about a page's, or the title alone of an address where nothing is
 */
export const withHead = (html: string, about: About | string, messages: Messages): string => {
  const tags = typeof about === 'string' ? titled(about) : tagsOf(about, messages);
  return html.replace(/\s*<meta\s+name="description"[^>]*>/, '').replace(/<title>[^<]*<\/title>/, () => tags);
};
