import { bannerTexts } from '../../../contract/bannerTexts.js';
import { HomeBanner } from '../../../ui/HomeBanner/HomeBanner.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { useShopSettings } from '../../app/shopSettings.js';
import { recommendationsApi } from './recommendationsApi.js';

/** Renders the banner that the admin has set, in the reader's language; the default one if it cannot be loaded. */
export function ShopBanner() {
  const { language } = useMessages();
  const { deliveryMinutes } = useShopSettings();
  const { data, isError } = recommendationsApi.useGetHomeQuery();
  const texts = data && bannerTexts(data.banner, language);
  return <HomeBanner minutes={deliveryMinutes} loading={!data && !isError} {...texts} />;
}
