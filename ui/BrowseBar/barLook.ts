import type { Look } from '../theme/look.js';

/** A button of the bar; one behind which something is chosen is tinted. */
export const buttonLook = (on: boolean): Look => ({
  px: 1.5,
  fontWeight: 'fontWeightMedium',
  whiteSpace: 'nowrap',
  ...(on && { bgcolor: 'soft.primary', borderColor: 'primary.main' }),
});
