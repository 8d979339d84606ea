import type { Page } from '@playwright/test';

/** A text of a page, and where it stands: `text`, or the name of the attribute. */
export interface PageText {
  where: string;
  text: string;
}

/**
 * Returns every text of the page that a person can read or hear: title and description, text nodes (also those that
 * are hidden, in live regions, in options and in shadow roots), values of fields, and the attributes that are read out.
 */
export const textsOf = (page: Page): Promise<PageText[]> =>
  page.evaluate(() => {
    // their values are codes, as are those of the hidden inputs of menus
    const unread = new Set(['radio', 'checkbox', 'password', 'hidden']);
    const read = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    const shown = ['alt', 'title', 'placeholder', 'label', 'summary'];
    const code = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']); // a page that runs scripts shows no noscript
    const texts: { where: string; text: string }[] = [];
    const keep = (where: string, text: string | null | undefined) => {
      if (text?.trim()) texts.push({ where, text: text.trim() });
    };
    const generated = (element: Element) => {
      for (const part of ['::before', '::after']) {
        const { content } = getComputedStyle(element, part);
        for (const [, text] of content.matchAll(/"((?:[^"\\]|\\.)*)"/g)) keep(part, text);
      }
    };
    const visit = (node: Node): void => {
      if (node instanceof Text) return keep('text', node.data);
      if (node instanceof Element) {
        if (code.has(node.tagName)) return undefined;
        for (const name of [...read, ...shown]) keep(name, node.getAttribute(name));
        if (node instanceof HTMLInputElement && !unread.has(node.type) && node.ariaHidden !== 'true')
          keep('value', node.value);
        if (node instanceof HTMLMetaElement && /description|title|alt|site_name/.test(node.outerHTML))
          keep(`meta ${node.getAttribute('name') ?? node.getAttribute('property')}`, node.content);
        if (node.isConnected) generated(node);
        if (node.shadowRoot) visit(node.shadowRoot);
      }
      for (const child of node.childNodes) visit(child);
      return undefined;
    };
    visit(document);
    return texts;
  });

/** Returns the texts with a Latin word that is not allowed, as `where: text`. */
export const withLatinWords = (texts: readonly PageText[], allowed: readonly string[]): string[] => {
  const longestFirst = [...allowed].sort((one, other) => other.length - one.length);
  const odd = texts.filter(({ text }) => {
    const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ' '), text);
    return /\p{Script=Latin}/u.test(rest);
  });
  return [...new Set(odd.map(({ where, text }) => `${where}: ${text}`))];
};
