import type { Look } from '../theme/colourMode.js';

/** A button of the bar; one behind which something is chosen is tinted. */
export const buttonStyles = (on: boolean): Look => ({
  px: 1.5,
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
  ...(on && { bgcolor: 'soft.primary', borderColor: 'primary.main' }),
});
