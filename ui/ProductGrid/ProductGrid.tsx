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
  /** Whether the cards belong to an earlier request, while the products of the current one load. */
  outdated?: boolean;
  /** Number of skeletons: as many as products are requested. */
  skeletons?: number;
}

/** Dims the images, unless the new products come at once. The texts stay as readable as they are. */
const outdatedStyles = { '& img': { opacity: 0.3, transition: 'opacity 0s 0.2s' } };

/** Lays product cards out in as many columns as fit. */
export function ProductGrid(props: ProductGridProps) {
  const { label, children, loading = false, outdated = false, ...others } = props;
  const { skeletons = constants.skeletons.search, sx, ...root } = others;
  const { product } = useMessages().ui;
  return (
    <Box
      component="ul"
      aria-label={loading ? product.loading : label}
      aria-busy={loading || outdated}
      sx={withSx(sx, {
        display: 'grid',
        gap: { xs: 1, md: 2 },
        gridTemplateColumns: 'repeat(auto-fill, minmax(max(7.5rem, min(11rem, 45%)), 1fr))',
        ...(outdated && outdatedStyles),
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
