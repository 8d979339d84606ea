import { sizesOn } from '../theme/screens.js';
import type { Styles } from '../theme/styles.js';

/**
 * Styles of a row of product cards that scrolls sideways. On a phone about 2.3 cards are visible and snap
 * into place. The padding leaves room for focus rings, and negative margins cancel it.
 */
export const rowTrack: Styles = {
  listStyle: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'clamp(8.75rem, 42%, 11.5rem)', md: '11.75rem' },
  gap: { xs: 1, md: 2 },
  m: -0.5,
  p: 0.5,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x proximity', md: 'none' }, // the arrows scroll by their own step
  scrollPaddingInline: (theme) => theme.spacing(0.5),
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: 1.5,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
};

/** The `sizes` of the images of a row's cards: the width of a column less the card's padding and border. */
export const rowImageSizes = sizesOn('clamp(7.625rem, 42vw - 2rem, 10.375rem)', '10.625rem');

/**
 * Styles of a row that is far from the view: the skeleton of its first card, which gives the row its exact
 * height, stands still, and the other cards are frames without content.
 */
export const farTrack: Styles = {
  '& .MuiSkeleton-root::after': { animation: 'none' },
  '& > li:empty': { border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper' },
};

/** Styles that spare the browser a row far from the view. The block size is that of the row to a few pixels. */
export const farRow: Styles = {
  contentVisibility: 'auto',
  containIntrinsicBlockSize: {
    xs: 'auto calc(clamp(8.75rem, 42vw - 0.625rem, 11.5rem) + 12rem)',
    md: 'auto 24.5rem',
  },
};
