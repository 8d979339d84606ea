import type { Theme } from '@mui/material/styles';
import { belowHeader, headerHeight, headerProperty } from './bars.js';
import { densityRules } from './density.js';
import { focusRing } from './lines.js';

const stillness = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0s !important', // a longer one delays each change by a frame
    transitionDelay: '0s !important',
    scrollBehavior: 'auto !important',
  },
};

/** Base styles of every page: a visible focus, and no motion for users who prefer reduced motion. */
export const baselineOf = (theme: Theme) => ({
  html: {
    WebkitTextSizeAdjust: '100%',
    [headerProperty]: `${headerHeight.phone}px`,
    [theme.breakpoints.up('md')]: { [headerProperty]: `${headerHeight.desk}px` },
    scrollPaddingBlock: `${belowHeader} ${theme.spacing(12)}`,
  },
  'img, svg': { display: 'block', maxWidth: '100%' },
  ':focus-visible': focusRing(theme),
  // The page focuses `main` after navigation. It is not a control, so it shows no ring.
  'main[tabindex="-1"]:focus-visible': { outline: 'none' },
  // until the page has loaded, its first view has the network alone: lazy images wait (web/boot.ts)
  'html[data-first-view] img[loading="lazy"]': { display: 'none' },
  // each frame of their movement would compete with the app's start for a slow processor (web/boot.ts)
  'html[data-starting] .MuiSkeleton-root::after': { animation: 'none' },
  // pressed before the app runs, which then does it (web/boot.ts)
  'button[data-early]': { opacity: 0.6, cursor: 'progress' },
  ...densityRules,
  ...(theme.motion.reducedMotion === 'always'
    ? stillness
    : { '@media (prefers-reduced-motion: reduce)': stillness }),
});
