import Stack from '@mui/material/Stack';
import { HomeBanner } from '../../ui/HomeBanner/HomeBanner.js';
import { useTexts } from '../../ui/theme/texts.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useShopSettings } from '../app/shopSettings.js';
import { ShopCard } from '../features/cart/ShopCard.js';
import { CategoryRows } from '../features/catalogue/CategoryRows.js';
import { CategoryTiles } from '../features/catalogue/CategoryTiles.js';
import { PendingPayment } from '../features/account/PendingPayment.js';
import { BoughtRow } from '../features/habits/BoughtRow.js';
import { SeenRow } from '../features/habits/SeenRow.js';

/** `/`: banner, category tiles, what one has bought and looked at, a row for each category (S-003). */
export default function HomeRoute() {
  const { home } = useTexts().web;
  const { deliveryMinutes } = useShopSettings();
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <ScreenTitle>{home.title}</ScreenTitle>
      <PendingPayment />
      <HomeBanner minutes={deliveryMinutes} />
      <CategoryTiles />
      <BoughtRow Card={ShopCard} />
      <SeenRow Card={ShopCard} />
      <CategoryRows Card={ShopCard} />
    </Stack>
  );
}
