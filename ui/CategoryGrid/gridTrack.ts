import type { Theme } from '@mui/material/styles';
import { tileHeight } from '../CategoryTile/tileStyles.js';
import type { Styles } from '../theme/styles.js';

/**
 * Styles of the list of category tiles. On a phone it scrolls sideways, by columns of three tiles: two columns
 * and the edge of a third are in view. Elsewhere all tiles are. The padding leaves room for focus rings, and
 * negative margins cancel it.
 */
export const gridTrack: Styles = {
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridAutoFlow: { xs: 'column', md: 'row' },
  gridTemplateRows: { xs: 'repeat(3, auto)', md: 'none' },
  gridAutoColumns: '43%',
  gridTemplateColumns: { md: 'repeat(4, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
  m: -0.5,
  p: 0.5,
  overflowX: { xs: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x proximity', md: 'none' },
  scrollPaddingInline: (theme) => theme.spacing(0.5),
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
};

/** Height of a number of rows of tiles, with the gaps between them and the padding of the list. */
const heightOf = (rows: number, { spacing }: Theme) => `calc(${rows} * ${tileHeight} + ${spacing(rows)})`;

/**
 * Reserves the rows that a shop's categories usually take, four of 4 tiles or three of 6. Twenty skeletons
 * would take one more, and what is below would move up when the tiles arrive.
 */
export const reservedRows: Styles = {
  overflow: 'hidden',
  maxHeight: (theme) => ({ md: heightOf(4, theme), lg: heightOf(3, theme) }),
};
