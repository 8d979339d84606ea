import Box, { type BoxProps } from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { constants } from '../../contract/limits.js';
import { ProductCardSkeleton } from '../ProductCardSkeleton/ProductCardSkeleton.js';
import { useMessages } from '../theme/messages.js';

export interface ProductGridProps extends BoxProps<'ul'> {
  /** Names the list for those who listen. */
  label: string;
  /** Product cards. */
  children?: ReactNode;
  /** Shows skeletons after the cards: the first page, or a later one on its way. */
  loading?: boolean;
  /** How many of them: as many as are asked for. */
  skeletons?: number;
}

/** As many columns of product cards as fit. */
export function ProductGrid(props: ProductGridProps) {
  const { label, children, loading = false, skeletons = constants.skeletons.search, sx, ...root } = props;
  const { product } = useMessages().ui;
  return (
    <Box
      component="ul"
      aria-label={loading ? product.loading : label}
      aria-busy={loading}
      sx={[
        {
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: { xs: 1, md: 2 },
          gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, min(11rem, 45%)), 1fr))',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
      {...root}
    >
      {Children.map(children, (card) => card && <li>{card}</li>)}
      {loading &&
        Array.from({ length: skeletons }, (_, position) => (
          <li key={`skeleton ${position}`}>
            <ProductCardSkeleton />
          </li>
        ))}
    </Box>
  );
}
