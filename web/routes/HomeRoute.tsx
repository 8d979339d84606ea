import Stack from '@mui/material/Stack';
import { memo, Suspense } from 'react';
import { categoryTileLink } from '../../contract/links.js';
import { CategoryGrid } from '../../ui/CategoryGrid/CategoryGrid.js';
import { CategoryTile } from '../../ui/CategoryTile/CategoryTile.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { ShopCard } from './ShopCard.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { CategoryRows } from '../features/catalogue/CategoryRows.js';
import { PendingPayment } from '../features/account/PendingPayment.js';
import { BuyAgainRow, useKnownBuyer } from '../features/recommendations/BuyAgainRow.js';
import { ShopBanner } from '../features/recommendations/ShopBanner.js';
import { BestSellersRow, OffersRow } from '../features/recommendations/HomeRows.js';
import { recommendationsApi } from '../features/recommendations/recommendationsApi.js';
import { RecentlyViewedRow } from '../features/recommendations/RecentlyViewedRow.js';

/** Whether offers stand above the categories. */
const useHasOffers = (): boolean =>
  recommendationsApi.useGetHomeQuery(undefined, {
    selectFromResult: ({ data, isError }) => ({ hasOffers: data ? data.offers.length > 0 : !isError }),
  }).hasOffers;

/**
 * Renders `/`: a low banner and small category tiles, so that products are in the first view; then products bought
 * before, offers, best sellers and recently viewed products, and a row for each category.
 */
export default function HomeRoute() {
  const { home } = useMessages().web;
  const hasOffers = useHasOffers();
  const isKnownBuyer = useKnownBuyer();
  return (
    <Stack sx={{ gap: { xs: 1.5, md: 2 }, mt: { md: -1 } }}>
      <ScreenTitle>{home.title}</ScreenTitle>
      <PendingPayment />
      <Suspense>
        <ShopBanner />
      </Suspense>
      <Tiles />
      <Stack sx={{ gap: { xs: 4, md: 5 } }}>
        <BuyAgainRow Card={ShopCard} place="first" />
        <Suspense>
          <OffersRow Card={ShopCard} first={!isKnownBuyer} />
        </Suspense>
        <Suspense>
          <BestSellersRow Card={ShopCard} />
        </Suspense>
        <BuyAgainRow Card={ShopCard} place="later" />
        <RecentlyViewedRow Card={ShopCard} />
        <CategoryRows Card={ShopCard} inSight={!hasOffers && !isKnownBuyer} />
      </Stack>
    </Stack>
  );
}

/** Is not rendered again with the screen before React has taken it over. */
const Tiles = memo(() => (
  <Suspense>
    <CategoryTiles />
  </Suspense>
));

/** Renders all categories as tiles; each links to its first subcategory. */
function CategoryTiles() {
  const { home } = useMessages().web;
  const { data: categories, error, isFetching, refetch } = catalogueApi.useGetCategoriesQuery();
  if (error && !categories) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  if (categories?.length === 0) return <EmptyState title={home.empty} text={home.emptyHint} />;
  return (
    <CategoryGrid label={home.categories} loading={!categories}>
      {categories?.map((category) => (
        <CategoryTile key={category._id} category={category} href={categoryTileLink(category)} />
      ))}
    </CategoryGrid>
  );
}
