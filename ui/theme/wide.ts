import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * Tells whether the screen is wider than a phone's, for components that behave differently on a desktop. Use
 * CSS where only the style differs.
 */
export const useWide = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
