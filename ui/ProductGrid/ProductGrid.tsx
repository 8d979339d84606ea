import Box, { type BoxProps } from '@mui/material/Box';
import { Children, type ReactNode } from 'react';
import { constants } from '../../contract/limits.js';
import { ProductCardSkeleton } from '../ProductCard/ProductCardSkeleton.js';
import { useMessages } from '../theme/messages.js';
import { withSx } from '../theme/styles.js';

export interface ProductGridProps extends BoxProps<'ul'> {
  /** Name of the list for screen readers. */
  label: string;
  /** Product cards. */
  children?: ReactNode;
  /** Whether skeletons follow the cards, while the first or a later page loads. */
  loading?: boolean;
  /** Number of skeletons: as many as products are requested. */
  skeletons?: number;
}

/** Lays product cards out in as many columns as fit. */
export function ProductGrid(props: ProductGridProps) {
  const { label, children, loading = false, skeletons = constants.skeletons.search, sx, ...root } = props;
  const { product } = useMessages().ui;
  return (
    <Box
      component="ul"
      aria-label={loading ? product.loading : label}
      aria-busy={loading}
      sx={withSx(sx, {
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, min(11rem, 45%)), 1fr))',
      })}
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
