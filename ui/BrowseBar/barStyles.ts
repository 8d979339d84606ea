import type { Look } from '../theme/colourMode.js';

/** Styles a button of the bar. The button is tinted if filters behind it are active. */
export const buttonStyles = (on: boolean): Look => ({
  px: 1.5,
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
  ...(on && { bgcolor: 'soft.primary', borderColor: 'primary.main' }),
});
