import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Tells whether the screen is wider than a phone's, for layouts that also work differently there. Use CSS for
 * differences in style alone.
 */
export const useWide = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
