import type { Styles } from '../theme/styles.js';

/** Styles a button of the filter bar. The button is tinted if its filters are active. */
export const buttonStyles = (on: boolean): Styles => ({
  px: 1.5,
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
  ...(on && { bgcolor: 'soft.primary', borderColor: 'primary.main' }),
});
