import type { Theme } from '@mui/material/styles';
import { belowHeader, headerHeight, headerProperty } from './bars.js';
import { densityRules } from './density.js';
import { focusRing } from './lines.js';

const stillness = {
  '*, *::before, *::after': {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    transitionDuration: '0s !important', // anything longer would begin one, and hold every change back for a frame
    transitionDelay: '0s !important',
    scrollBehavior: 'auto !important',
  },
};

/** What holds for every page: focus that is seen, and stillness for those who ask for it. */
export const baselineOf = (theme: Theme) => ({
  html: {
    WebkitTextSizeAdjust: '100%',
    [headerProperty]: `${headerHeight.phone}px`,
    [theme.breakpoints.up('md')]: { [headerProperty]: `${headerHeight.desk}px` },
    scrollPaddingBlock: `${belowHeader} ${theme.spacing(12)}`,
  },
  body: { textRendering: 'optimizeLegibility' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  ':focus-visible': focusRing(theme),
  // where a page puts the focus when it has arrived: it is not operated
  'main[tabindex="-1"]:focus-visible': { outline: 'none' },
  ...densityRules,
  ...(theme.motion.reducedMotion === 'always'
    ? stillness
    : { '@media (prefers-reduced-motion: reduce)': stillness }),
});
