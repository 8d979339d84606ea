import type { Styles } from './styles.js';

/** Cuts text after two lines. */
export const twoLines: Styles = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
