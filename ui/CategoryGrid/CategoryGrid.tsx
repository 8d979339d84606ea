import Box, { type BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Children, type FocusEvent, type ReactNode } from 'react';
import { constants } from '../../contract/limits.js';
import { tileBox, tileImage } from '../CategoryTile/tileStyles.js';
import { useMessages } from '../theme/messages.js';
import { gridTrack, reservedRows } from './gridTrack.js';

export interface CategoryGridProps extends BoxProps<'ul'> {
  /** Accessible name of the list. */
  label: string;
  /** The `CategoryTile` elements. */
  children?: ReactNode;
  /** Shows twenty skeletons instead of tiles. */
  loading?: boolean;
}

/** Scrolls to a tile that Tab has reached. Browsers leave a tile alone whose edge is in view already. */
const showFocused = ({ target }: FocusEvent) => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * Arranges category tiles in 2, 4 or 6 columns, depending on the screen width. On a phone two columns of three
 * tiles are in view, and the others follow sideways, so that products stay in the first view.
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
      sx={[gridTrack, loading && reservedRows, ...(Array.isArray(sx) ? sx : [sx])]}
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
      <Typography variant="subtitle2" component="div" sx={{ flex: 1 }}>
        <Skeleton width="80%" />
      </Typography>
    </Box>
  );
}
