import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ComponentType, ReactNode } from 'react';
import type { Product } from '../../../contract/product.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { ProductGrid } from '../../../ui/ProductGrid/ProductGrid.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from '../../app/VisuallyHiddenHeading.js';
import { useFormerPages } from './useFormerPages.js';
import { useListingScroll } from './useListingScroll.js';

/** Pages that come by themselves; then one is asked, so that the footer stays within reach. */
const pagesAtOnce = 3;

/** A paged list, as RTK Query tells it. */
export interface Pages {
  /** Undefined while the first is on its way. */
  pages: readonly { data: readonly Product[] }[] | undefined;
  hasMore: boolean;
  /** A page is on its way. */
  fetching: boolean;
  /** The newest page could not be had. */
  failed: boolean;
  onMore: () => void;
  onRetry: () => void;
}

export interface PagedProductGridProps {
  label: string;
  products: Pages;
  Card: ComponentType<{ product: Product; eager?: boolean; marks?: readonly string[] | undefined }>;
  /** What stands out in the names. */
  marks?: readonly string[] | undefined;
  /** Stands there when there is nothing. */
  empty: ReactNode;
  /** Stands there while the first page is on its way, instead of skeletons. */
  waiting?: ReactNode;
}

/** Products that go on as one scrolls. */
export function PagedProductGrid({
  label,
  products: paged,
  Card,
  marks,
  empty,
  waiting,
}: PagedProductGridProps) {
  const { pages, hasMore, fetching, failed, onMore, onRetry } = paged;
  const { listing } = useMessages().web;
  const count = pages?.length ?? 0;
  const products = distinct(pages ?? []);
  const onRequest = hasMore && !fetching && !failed && count % pagesAtOnce === 0;
  useFormerPages(paged);
  useListingScroll(hasMore && !fetching && !failed && !onRequest, products.length, onMore);
  if (!pages && failed) return <ErrorState onRetry={onRetry} retrying={fetching} />;
  if (!pages && waiting) return waiting;
  if (pages && products.length === 0 && !fetching) return empty;
  return (
    <Stack sx={{ gap: 3, position: 'relative' }}>
      <VisuallyHiddenHeading level="h2">{listing.products}</VisuallyHiddenHeading>
      <ProductGrid label={label} loading={fetching && (!pages || hasMore)}>
        {products.map((product, position) => (
          <Card key={product._id} product={product} eager={position < 4} marks={marks} />
        ))}
      </ProductGrid>
      {pages && failed && <ErrorState onRetry={hasMore ? onMore : onRetry} />}
      {onRequest && <LoadMore onMore={onMore} />}
    </Stack>
  );
}

/** A product that moved to a later page while one scrolled is shown once. */
const distinct = (pages: readonly { data: readonly Product[] }[]): Product[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((product) => [product._id, product])).values(),
];

function LoadMore({ onMore }: { onMore: () => void }) {
  const { listing } = useMessages().web;
  return (
    <Button variant="outlined" size="large" onClick={onMore} sx={{ alignSelf: 'center' }}>
      {listing.more}
    </Button>
  );
}
