import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { HomeBanner } from '../../ui/HomeBanner/HomeBanner.js';
import { useMessages } from '../../ui/theme/messages.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useShopSettings } from '../app/shopSettings.js';
import { ShopCard } from '../features/cart/ShopCard.js';
import { CategoryRows } from '../features/catalogue/CategoryRows.js';
import { CategoryTiles } from '../features/catalogue/CategoryTiles.js';
import { PendingPayment } from '../features/account/PendingPayment.js';
import { BuyAgainRow } from '../features/recommendations/BuyAgainRow.js';
import { RecentlyViewedRow } from '../features/recommendations/RecentlyViewedRow.js';

/**
 * Renders `/`: a low banner and small category tiles, so that products are in the first view; then products
 * bought before and recently viewed, and a row for each category.
 */
export default function HomeRoute() {
  const { home } = useMessages().web;
  const { deliveryMinutes } = useShopSettings();
  return (
    <Stack sx={{ gap: 2 }}>
      <ScreenTitle>{home.title}</ScreenTitle>
      <PendingPayment />
      <HomeBanner minutes={deliveryMinutes} />
      <Suspense>
        <CategoryTiles />
      </Suspense>
      <Stack sx={{ gap: { xs: 4, md: 5 } }}>
        <BuyAgainRow Card={ShopCard} place="first" />
        <RecentlyViewedRow Card={ShopCard} />
        <CategoryRows Card={ShopCard} belowFirst={<BuyAgainRow Card={ShopCard} place="later" />} />
      </Stack>
    </Stack>
  );
}
