import type { Theme } from '@mui/material/styles';
import { breakpoints } from '../theme/screens.js';
import { bleed, type Styles } from '../theme/styles.js';
import { target } from '../theme/tokens.js';

/** How many cards of a row are visible at a width of the screen, in pixels. */
interface RowWidth {
  from: number;
  /** Cards between the margins of the page. It is no whole number, so that the next card is visibly cut. */
  cards: number;
  /** Width of the page's two margins together, in rem. */
  margins: number;
}

const rowWidths: readonly RowWidth[] = [
  { from: breakpoints.xs, cards: 1.65, margins: 2 },
  { from: 360, cards: 2.4, margins: 2 },
  { from: 540, cards: 3.4, margins: 3 },
  { from: breakpoints.md, cards: 4.4, margins: 3 },
  { from: breakpoints.lg, cards: 5.45, margins: 3 },
  { from: breakpoints.xl, cards: 6.45, margins: 3 },
];

/** Gap between two cards, in rem. */
const gapAt = ({ from }: RowWidth) => (from < breakpoints.md ? 0.5 : 1);

/** Returns the CSS width of a card. @param row CSS width of the row */
const cardWidth = (width: RowWidth, row: string): string =>
  `calc((${row} - ${Math.floor(width.cards) * gapAt(width)}rem) / ${width.cards})`;

/** Returns the CSS width of a row in terms of the window, which images and reserved heights need. */
const rowInWindow = ({ from, margins }: RowWidth): string =>
  from === breakpoints.xl ? `${breakpoints.xl / 16 - margins}rem` : `100vw - ${margins}rem`;

/** Gives each width of the screen its own values of CSS properties. */
const atEachWidth = (
  valuesOf: (width: RowWidth) => Record<string, string>,
): Record<string, Record<string, string>> =>
  Object.fromEntries(
    rowWidths.map((width) => [`@media (min-width: ${width.from}px)`, valuesOf(width)] as const),
  );

/**
 * Styles of a row of product cards that scrolls sideways. The next card is always visibly cut: on a phone by the edge of
 * the screen, where the cards also snap into place.
 */
export const rowTrack: Styles = {
  display: 'grid',
  gridAutoFlow: 'column',
  ...bleed,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x proximity', md: 'none' }, // the arrows scroll by their own step
  scrollPaddingInline: (theme) => theme.spacing(0.5),
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  borderRadius: 1.5,
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  ...atEachWidth((width) => ({ gap: `${gapAt(width)}rem`, gridAutoColumns: cardWidth(width, '100%') })),
};

/** The `sizes` of the images of a row's cards: the width of a column less the card's padding and border. */
export const rowImageSizes = rowWidths
  .toReversed()
  .map((width) => {
    const size = `calc(${cardWidth(width, rowInWindow(width))} - 1.125rem)`;
    return width.from ? `(min-width: ${width.from}px) ${size}` : size;
  })
  .join(', ');

const skeletonColour = ({ vars }: Theme) => vars.palette.Skeleton.bg;
const textLine = (theme: Theme) => `linear-gradient(${skeletonColour(theme)} 0 0)`;

/**
 * Styles of a row that is far from the view. The skeleton of its first card, which gives the row its exact height,
 * stands still. The others are drawn as backgrounds, because their elements would make the page heavy: an image, a name,
 * a price and a button.
 */
export const farTrack: Styles = {
  '& .MuiSkeleton-root::after': { animation: 'none' },
  '& > li:empty': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    p: 1,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1.5,
    backgroundColor: 'background.paper',
    backgroundImage: (theme) => `${textLine(theme)}, ${textLine(theme)}`,
    backgroundRepeat: 'no-repeat',
    backgroundSize: '70% 0.75rem, 45% 0.875rem',
    backgroundPosition: 'left 0.75rem bottom 7.5rem, left 0.75rem bottom 4.25rem',
    '&::before, &::after': { content: '""', borderRadius: 1, bgcolor: skeletonColour },
    '&::before': { aspectRatio: 1 },
    '&::after': { height: target.medium },
  },
};

/** Styles that spare the browser a row far from the view. The block size is that of the row to a few pixels. */
export const farRow: Styles = {
  contentVisibility: 'auto',
  ...atEachWidth((width) => ({
    containIntrinsicBlockSize: `auto calc(${cardWidth(width, rowInWindow(width))} + ${width.from < breakpoints.md ? 12 : 12.75}rem)`,
  })),
};
