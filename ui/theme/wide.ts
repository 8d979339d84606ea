import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether there is more room than on a phone: where another layout is another thing to use, not only another look. */
export const useWide = (): boolean =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'), { noSsr: true });
