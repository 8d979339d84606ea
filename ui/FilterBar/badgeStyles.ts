import type { Look } from '../theme/colourMode.js';

/** Styles the list of active filters, in the dashboard and in the shop. */
export const badgesStyles: Look = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
};
