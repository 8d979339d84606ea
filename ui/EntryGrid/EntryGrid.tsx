import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { EntryCardSkeleton } from './EntryCardSkeleton.js';

export interface EntryGridProps {
  /** Names the list for those who listen: what it holds, or that it is on its way. */
  label: string;
  /** Cards. */
  children?: ReactNode;
  /** Skeletons instead of cards. */
  loading?: boolean;
  /** How many of them. */
  skeletons?: number;
}

/** As many columns of the keepers' cards as fit, two on a phone. */
export function EntryGrid({ label, children, loading = false, skeletons = 12 }: EntryGridProps) {
  return (
    <Box
      component={loading ? 'div' : 'ul'}
      role={loading ? 'status' : undefined}
      aria-label={label}
      aria-busy={loading}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 1, md: 1.5 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, min(11.5rem, 45%)), 1fr))',
      }}
    >
      {loading
        ? Array.from({ length: skeletons }, (_, position) => (
            <div key={position} aria-hidden>
              <EntryCardSkeleton />
            </div>
          ))
        : Children.map(children, (card) => card && <li>{card}</li>)}
    </Box>
  );
}
