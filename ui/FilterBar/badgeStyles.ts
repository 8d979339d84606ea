import type { Styles } from '../theme/styles.js';

/** Styles the list of active filters, in the dashboard and in the shop. */
export const badgesStyles: Styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  minWidth: 0,
};
