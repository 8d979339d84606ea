import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/** Whether nothing may move: asked for by the system, or by the theme. */
export function useStill(): boolean {
  const asked = useMediaQuery('(prefers-reduced-motion: reduce)');
  return useTheme().motion.reducedMotion === 'always' || asked;
}
