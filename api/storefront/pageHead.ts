import type { Texts } from '../../contract/texts/en.js';
import type { About } from './pages.service.js';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const titled = (title: string): string => `<title>${escaped(title)}</title>`;

/** With `<` written so that nothing in it can end its script. */
const dataTag = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

const tagsOf = ({ title, heading, description, link, picture, price, data }: About, texts: Texts): string => {
  const open: [property: string, content: string | undefined][] = [
    ['og:site_name', texts.ui.site.name],
    ['og:type', 'website'],
    ['og:locale', `${new Intl.Locale(texts.language).language}_IN`],
    ['og:title', heading],
    ['og:description', description],
    ['og:url', link],
    ['og:image', picture],
    ['og:image:alt', picture && heading],
    ['product:price:amount', price],
    ['product:price:currency', price && 'INR'],
  ];
  return [
    titled(title),
    `<meta name="description" content="${escaped(description)}" />`,
    ...open.flatMap(([property, content]) =>
      content ? [`<meta property="${property}" content="${escaped(content)}" />`] : [],
    ),
    `<meta name="twitter:card" content="${picture ? 'summary_large_image' : 'summary'}" />`,
    ...data.map(dataTag),
  ].join('\n    ');
};

/**
 * The built page with what it is about in its head, in the place of the title and the description that it has.
 * @param about a page's, or the title alone of an address where nothing is
 */
export const withHead = (html: string, about: About | string, texts: Texts): string => {
  const tags = typeof about === 'string' ? titled(about) : tagsOf(about, texts);
  return html
    .replace(/(<html[^>]* lang=")[^"]*/, (_, before: string) => before + texts.language)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags);
};
