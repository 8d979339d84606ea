import { pageDataId, type RenderedPage } from '../../contract/pageData.js';
import { escaped } from '../common/escaped.js';
import { hashSource } from '../common/hashSource.js';
import { inScript } from './pageHead.js';
import type { PageFrame } from './renderedPages.service.js';

const emptyRoot = '<div id="root"></div>';

/** Reads text that React has escaped. */
const unescaped = (html: string): string =>
  html.replace(/&(amp|quot|lt|gt|#x27);/g, (entity) => characters[entity] ?? entity);
const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};

/** Puts a rendered page into its frame: styles into the head, content and data into the body. */
export const renderedHtml = (
  { shell, request: { language } }: PageFrame,
  { body, title, styles, data }: RenderedPage,
): string => {
  const sheets = styles.map(({ attributes, css }) => `<style ${attributes}>${css}</style>`).join('');
  const handedOver = `<script type="application/json" id="${pageDataId}">${inScript(data)}</script>`;
  return shell
    .replace(/<html lang="[^"]*"/, (tag) => `${tag} data-language="${language}"`)
    .replace(/<title[^>]*>[^<]*<\/title>/, (untitled) =>
      title ? `<title data-served>${escaped(unescaped(title))}</title>` : untitled,
    )
    .replace('</head>', () => `${sheets}</head>`)
    .replace(emptyRoot, () => `<div id="root">${body}</div>${handedOver}`);
};

/**
 * Lists the sources of a page's styles for the content security policy: the hashes of its style elements and
 * of its style attributes.
 */
export const styleSources = ({ styles, body }: RenderedPage): string[] => {
  const attributes = new Set([...body.matchAll(/ style="([^"]*)"/g)].map(([, css = '']) => unescaped(css)));
  return [...styles.map(({ css }) => hashSource(css)), "'unsafe-hashes'", ...[...attributes].map(hashSource)];
};
