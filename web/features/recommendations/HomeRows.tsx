import { offersLink } from '../../../contract/links.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { CardRow, eagerImages, type ShownCard } from '../../app/CardRow.js';
import { recommendationsApi } from './recommendationsApi.js';

interface OffersRowProps {
  Card: ShownCard;
  /** Whether the row is the first of the page, so that its images load at once. */
  first: boolean;
}

/** Renders the products with the largest discounts; nothing when there are none. */
export function OffersRow({ Card, first }: OffersRowProps) {
  const { offers } = useMessages().web.recommendations;
  const { data, isError } = recommendationsApi.useGetHomeQuery();
  if (data?.offers.length === 0 || (isError && !data)) return null;
  return (
    <CardRow
      Card={Card}
      title={offers}
      href={offersLink}
      products={data?.offers}
      eager={first ? eagerImages : 0}
    />
  );
}

/** Renders the products that sell best; popular ones while the shop has sold few products lately. */
export function BestSellersRow({ Card }: { Card: ShownCard }) {
  const { bestSellers, popular } = useMessages().web.recommendations;
  const { data, isError } = recommendationsApi.useGetHomeQuery();
  if (data?.bestSellers.length === 0 || (isError && !data)) return null;
  return (
    <CardRow
      Card={Card}
      title={data?.sold === false ? popular : bestSellers}
      products={data?.bestSellers}
      far={!data}
    />
  );
}
