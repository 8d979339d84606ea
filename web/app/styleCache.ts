import createCache, { type StylisPlugin } from '@emotion/cache';
import { StyleSheet } from '@emotion/sheet';
import { servedClassesId } from '../../contract/pageData.js';

/**
 * The prefix of class names. With Emotion's own key `css`, its default cache would move the served style
 * elements within the page.
 */
export const styleKey = 't';

/** Leaves served style elements where they are: if one moves, the browser computes all styles anew. */
class ServedStyleSheet extends StyleSheet {
  override hydrate(nodes: HTMLStyleElement[]): void {
    this.tags.push(...nodes);
  }
}

/**
 * Adds the one prefix that a supported browser still needs: Safari's for `user-select`. Emotion's own
 * prefixes are a quarter of a page's styles.
 */
const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Creates Emotion's cache of styles. In a browser it knows the classes that the server has rendered. */
export const createStyleCache = () => {
  const cache = createCache({ key: styleKey, stylisPlugins: [prefixed] });
  if (typeof document === 'undefined') return cache;
  cache.sheet = new ServedStyleSheet(cache.sheet);
  const served = document.getElementById(servedClassesId)?.dataset.classes;
  for (const name of served?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
};
