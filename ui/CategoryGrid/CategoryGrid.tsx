import Box, { type BoxProps } from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Children, type ReactNode } from 'react';
import { constants } from '../../contract/limits.js';
import { tileBox, tileNameBox, tileImage } from '../CategoryTile/tileStyles.js';
import { useMessages } from '../theme/messages.js';

export interface CategoryGridProps extends BoxProps<'ul'> {
  /** Accessible name of the list. */
  label: string;
  /** The `CategoryTile` elements. */
  children?: ReactNode;
  /** Shows twenty skeletons instead of tiles. */
  loading?: boolean;
}

/** Arranges category tiles in 2, 4 or 6 columns, depending on the screen width. */
export function CategoryGrid({ label, children, loading = false, sx, ...root }: CategoryGridProps) {
  const { site } = useMessages().ui;
  return (
    <Box
      component="ul"
      aria-label={loading ? site.loadingCategories : label}
      aria-busy={loading}
      sx={[
        {
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1, md: 2 },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
            lg: 'repeat(6, minmax(0, 1fr))',
          },
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
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
    <Box aria-hidden sx={[tileBox, { bgcolor: 'background.paper' }]}>
      <Skeleton variant="rounded" sx={[tileImage, { aspectRatio: 1, height: 'auto', borderRadius: 1 }]} />
      <Box sx={tileNameBox}>
        <Typography variant="subtitle2" component="div" sx={{ flex: 1 }}>
          <Skeleton width="70%" sx={{ mx: { md: 'auto' } }} />
        </Typography>
      </Box>
    </Box>
  );
}
