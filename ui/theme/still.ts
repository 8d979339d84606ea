import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Tells whether motion is off, because the system or the theme asks for it. */
export function useStill(): boolean {
  const asked = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useTheme().motion.reducedMotion === 'always' || asked;
}
