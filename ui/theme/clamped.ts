import type { Look } from './colourMode.js';

/** Cuts text after two lines. */
export const twoLines: Look = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
