import { offersLink } from '../../../contract/links.js';
import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { recommendationsApi } from './recommendationsApi.js';
import { eagerImages, type ShownCard } from '../../app/shownCard.js';

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
    <ProductRow title={offers} href={offersLink} loading={!data}>
      {data?.offers.map((product, position) => (
        <Card key={product._id} product={product} eager={first && position < eagerImages} />
      ))}
    </ProductRow>
  );
}

/** Renders the products that sell best; popular ones while the shop has sold few products lately. */
export function BestSellersRow({ Card }: { Card: ShownCard }) {
  const { bestSellers, popular } = useMessages().web.recommendations;
  const { data, isError } = recommendationsApi.useGetHomeQuery();
  if (data?.bestSellers.length === 0 || (isError && !data)) return null;
  return (
    <ProductRow title={data?.sold === false ? popular : bestSellers} loading={!data} far={!data}>
      {data?.bestSellers.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </ProductRow>
  );
}
