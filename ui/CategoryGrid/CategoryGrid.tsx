import Box, { type BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Children, type FocusEvent, type ReactNode } from 'react';
import { constants } from '../../contract/limits.js';
import { tileBox, tileImage, tileHeight, tileName } from '../CategoryTile/CategoryTile.js';
import { useMessages } from '../theme/messages.js';
import { showFocused } from '../theme/showFocused.js';
import { roomyPhone } from '../theme/screens.js';
import { bleed, type Styles, withSx } from '../theme/styles.js';

export interface CategoryGridProps extends BoxProps<'ul'> {
  /** Accessible name of the list. */
  label: string;
  /** The `CategoryTile` elements. */
  children?: ReactNode;
  /** Shows twenty skeletons instead of tiles. */
  loading?: boolean;
}

/**
 * Arranges category tiles in 2, 4 or 6 columns, depending on the screen width. On a phone two rows of four are in view
 * (three rows of two on the narrowest), and the others follow sideways, so that products stay in the first view.
 */
export function CategoryGrid(props: CategoryGridProps) {
  const { label, children, loading = false, onFocus, sx, ...root } = props;
  const { site } = useMessages().ui;
  return (
    <Box
      component="ul"
      aria-label={loading ? site.loadingCategories : label}
      aria-busy={loading}
      onFocus={(event: FocusEvent<HTMLUListElement>) => {
        onFocus?.(event);
        showFocused(event);
      }}
      sx={withSx(sx, gridTrack, loading && reservedRows)}
      {...root}
    >
      {loading
        ? Array.from({ length: constants.skeletons.categories }, (_, position) => (
            <li key={position}>
              <TileSkeleton />
            </li>
          ))
        : Children.map(children, (tile) => tile && <li>{tile}</li>)}
    </Box>
  );
}

function TileSkeleton() {
  return (
    <Box aria-hidden sx={tileBox}>
      <Skeleton variant="rounded" sx={[tileImage, { aspectRatio: 1, height: 'auto', borderRadius: 1 }]} />
      <Typography variant="subtitle2" component="div" sx={tileName}>
        <Skeleton width="80%" sx={{ mx: { xs: 'auto', md: 0 } }} />
      </Typography>
    </Box>
  );
}

/** At most `count` columns of tiles with the name beside the image (hence the half), or fewer if the text is large. */
const columnsUpTo = (count: number) => `repeat(auto-fill, minmax(max(9.5rem, 100% / ${count + 0.5}), 1fr))`;

/**
 * Styles of the list of category tiles. On a phone it scrolls sideways, by columns: the edge of a further column is in
 * view. Elsewhere all tiles are.
 */
const gridTrack: Styles = {
  display: 'grid',
  gap: 1,
  gridAutoFlow: { xs: 'column', md: 'row' },
  gridTemplateRows: { xs: 'repeat(3, auto)', md: 'none' },
  gridAutoColumns: 'max(43%, 7.7rem)', // the widths in rem leave fewer columns to large text
  gridTemplateColumns: { md: columnsUpTo(4), lg: columnsUpTo(6) },
  ...bleed,
  overflowX: { xs: 'auto', md: 'visible' },
  overscrollBehaviorX: 'contain',
  scrollSnapType: { xs: 'x proximity', md: 'none' },
  scrollPaddingInline: (theme) => theme.spacing(0.5),
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
  [roomyPhone]: {
    gridTemplateRows: 'repeat(2, auto)',
    gridAutoColumns: 'max(calc((100% - 2rem) / 4.2), 4.4rem)',
  },
};

/** Height of a number of rows of tiles, with the gaps between them and the padding of the list. */
const heightOf = (rows: number, { spacing }: Theme) => `calc(${rows} * ${tileHeight} + ${spacing(rows)})`;

/**
 * Reserves the rows that a shop's categories usually take, four of 4 tiles or three of 6. Twenty skeletons
 * would take one more, and what is below would move up when the tiles arrive.
 */
const reservedRows: Styles = {
  overflow: 'hidden',
  maxHeight: (theme) => ({ md: heightOf(4, theme), lg: heightOf(3, theme) }),
};
