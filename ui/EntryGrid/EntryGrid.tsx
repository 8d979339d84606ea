import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { cardFrame } from '../ProductCard/cardStyles.js';
import { target } from '../theme/tokens.js';

/** Renders the skeleton of an `EntryCard` while catalogue entries load. */
function EntryCardSkeleton() {
  return (
    <Card sx={cardFrame}>
      <Skeleton variant="rounded" sx={{ aspectRatio: 1, height: 'auto', borderRadius: 1 }} />
      <Typography variant="subtitle2" component="div" sx={{ pt: 1, px: 0.5 }}>
        <Skeleton width="70%" />
      </Typography>
      <Skeleton variant="rounded" height={target.small} sx={{ mt: 1 }} />
    </Card>
  );
}

export interface EntryGridProps {
  /** Accessible name of the list and of its loading status. */
  label: string;
  /** The `EntryCard` elements. */
  children?: ReactNode;
  /** Shows twelve skeletons instead of cards. */
  loading?: boolean;
}

/** Number of skeletons while the cards load: they fill the first screen. */
const skeletonCount = 12;

/** Arranges catalogue cards for admins in as many columns as fit, two on a phone. */
export function EntryGrid({ label, children, loading = false }: EntryGridProps) {
  return (
    <Box
      component={loading ? 'div' : 'ul'}
      role={loading ? 'status' : undefined}
      aria-label={label}
      aria-busy={loading}
      sx={{
        display: 'grid',
        gap: { xs: 1, md: 1.5 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, min(11.5rem, 45%)), 1fr))',
      }}
    >
      {loading
        ? Array.from({ length: skeletonCount }, (_, position) => (
            <div key={position} aria-hidden>
              <EntryCardSkeleton />
            </div>
          ))
        : Children.map(children, (card) => card && <li>{card}</li>)}
    </Box>
  );
}
