import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { ProductGrid } from '../../../ui/ProductGrid/ProductGrid.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { VisuallyHiddenHeading } from '../../app/VisuallyHiddenHeading.js';
import { useLocation } from 'react-router-dom';
import { distinct } from '../../app/distinct.js';
import { entryOf, keepPlace, placeOf } from '../../app/historyPlaces.js';
import { constants } from '../../../contract/limits.js';

/**
 * The number of pages that load by scrolling (infinite scroll) until a button must be clicked for more, so
 * that the footer stays reachable.
 */
const pagesAtOnce = 3;

/** A list of products that loads page by page, with its loading state. */
export interface Pages {
  /** The loaded pages; undefined until the first page has loaded. */
  pages: readonly { data: readonly ProductSummary[] }[] | undefined;
  /** Whether the pages belong to an earlier request, while the current one loads. */
  outdated: boolean;
  hasMore: boolean;
  /** Whether a page is loading. */
  fetching: boolean;
  /** Whether the last request for a page failed. */
  failed: boolean;
  onMore: () => void;
  /** Repeats the request that failed. */
  onRetry: () => void;
}

export interface PagedProductGridProps {
  label: string;
  products: Pages;
  Card: ComponentType<{ product: ProductSummary; eager?: boolean; marks?: readonly string[] | undefined }>;
  /** Texts to highlight in the products' names, such as the search words. */
  marks?: readonly string[] | undefined;
  /** Shown for an empty list. */
  empty: ReactNode;
  /** Shown while the first page loads, instead of skeletons. */
  waiting?: ReactNode;
}

/** Renders a grid of products with infinite scroll. */
export function PagedProductGrid({
  label,
  products: paged,
  Card,
  marks,
  empty,
  waiting,
}: PagedProductGridProps) {
  const { pages, outdated, hasMore, fetching, failed, onMore, onRetry } = paged;
  const { listing } = useMessages().web;
  const count = pages?.length ?? 0;
  const products = distinct(pages ?? []);
  const onRequest = hasMore && !fetching && !failed && count % pagesAtOnce === 0;
  useFormerPages(paged);
  useListingScroll(hasMore && !fetching && !failed && !onRequest, products.length, onMore);
  const [list, pressed] = useFocusOnNew(products.length, fetching);
  if (!pages && failed) return <ErrorState onRetry={onRetry} retrying={fetching} />;
  if (!pages && waiting) return waiting;
  if (pages && products.length === 0 && !fetching && !failed) return empty;
  return (
    <Stack sx={{ gap: 3, position: 'relative' }}>
      <VisuallyHiddenHeading level="h2">{listing.products}</VisuallyHiddenHeading>
      <ProductGrid
        ref={list}
        label={label}
        loading={fetching && !failed && (!pages || hasMore)}
        outdated={outdated}
      >
        {products.map((product, position) => (
          <Card key={product._id} product={product} eager={position < 4} marks={marks} />
        ))}
      </ProductGrid>
      {pages && failed && <ErrorState onRetry={pressed(onRetry)} retrying={fetching} />}
      {onRequest && (
        <Button variant="outlined" size="large" onClick={pressed(onMore)} sx={{ alignSelf: 'center' }}>
          {listing.more}
        </Button>
      )}
    </Stack>
  );
}

/**
 * Gives the focus to the first product that a press brings, because the pressed button is gone by then, unless the focus
 * has moved elsewhere meanwhile.
 * @param count the number of products so far
 * @param fetching whether a page is loading
 * @returns the reference for the list, and a function that wraps what a press does
 */
const useFocusOnNew = (count: number, fetching: boolean) => {
  const list = useRef<HTMLUListElement>(null);
  const from = useRef(Infinity);
  useEffect(() => {
    if (fetching) return;
    if (count > from.current && document.activeElement?.contains(list.current))
      list.current?.children[from.current]?.querySelector('a')?.focus({ preventScroll: true });
    from.current = Infinity;
  }, [count, fetching]);
  const pressed = (then: () => void) => () => {
    from.current = count;
    then();
  };
  return [list, pressed] as const;
};

/** Loads as many pages of a list as this history entry had before, for example before a reload. */
export const useFormerPages = ({ pages, hasMore, fetching, failed, onMore }: Pages): void => {
  const entry = entryOf(useLocation());
  const wanted = useMemo(() => placeOf(entry).pages, [entry]);
  const count = pages?.length ?? 0;
  useEffect(() => {
    if (count > 0 && !fetching) keepPlace(entry, { pages: count });
  }, [entry, count, fetching]);
  useEffect(() => {
    if (count > 0 && count < wanted && hasMore && !fetching && !failed) onMore();
  });
};

const seenShare = () => (window.scrollY + window.innerHeight) / document.documentElement.scrollHeight;

/**
 * Calls `onMore` when at most the last fifth of the page is still below the window: while scrolling, and when
 * the loaded content does not fill the window.
 * @param wanted whether there are more products, which should load by scrolling
 * @param count the number of products so far; after each change the position is checked again
 */
export const useListingScroll = (wanted: boolean, count: number, onMore: () => void): void => {
  const more = useEffectEvent(onMore);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = () => {
      timer = undefined;
      if (seenShare() >= constants.scrollThreshold) more();
    };
    const throttled = () => {
      timer ??= setTimeout(check, constants.scrollThrottle);
    };
    throttled();
    window.addEventListener('scroll', throttled, { passive: true });
    window.addEventListener('resize', throttled);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', throttled);
      window.removeEventListener('resize', throttled);
    };
  }, [wanted, count]);
};
