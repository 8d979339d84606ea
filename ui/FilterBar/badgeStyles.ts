import type { Look } from '../theme/colourMode.js';

/** A list of filters that are on, here and where shoppers look. */
export const badgesStyles: Look = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
};
