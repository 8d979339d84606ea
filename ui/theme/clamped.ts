import type { Look } from './colourMode.js';

/** Text of two lines at most, the rest left out. */
export const twoLines: Look = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
