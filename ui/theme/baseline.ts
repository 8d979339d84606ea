import type { Theme } from '@mui/material/styles';

/** What holds for every page: focus that is seen, and stillness for those who ask for it. */
export const baselineOf = (theme: Theme) => ({
  html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlock: theme.spacing(12) },
  body: { textRendering: 'optimizeLegibility' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  ':focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
