import createCache from '@emotion/cache';
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

/** Creates Emotion's cache of styles. In a browser it knows the classes that the server has rendered. */
export const createStyleCache = () => {
  const cache = createCache({ key: styleKey });
  if (typeof document === 'undefined') return cache;
  cache.sheet = new ServedStyleSheet(cache.sheet);
  const served = document.getElementById(servedClassesId)?.dataset.classes;
  for (const name of served?.split(' ') ?? []) cache.inserted[name] = true;
  return cache;
};
