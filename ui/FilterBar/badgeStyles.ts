import type { Styles } from '../theme/styles.js';

/** Styles the list of active filters, in the dashboard and in the shop. */
export const badgesStyles: Styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  minWidth: 0,
};
