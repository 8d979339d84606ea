import { offersLink } from '../../../contract/links.js';
import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { recommendationsApi } from './recommendationsApi.js';
import { eagerImages, type ShownCard } from './shownCard.js';

/** Renders the products with the largest discounts; nothing when there are none. */
export function OffersRow({ Card }: { Card: ShownCard }) {
  const { offers } = useMessages().web.recommendations;
  const { data, isError } = recommendationsApi.useGetHomeQuery();
  if (data?.offers.length === 0 || (isError && !data)) return null;
  return (
    <ProductRow title={offers} href={offersLink} loading={!data}>
      {data?.offers.map((product, position) => (
        <Card key={product._id} product={product} eager={position < eagerImages} />
      ))}
    </ProductRow>
  );
}

/** Renders the products that sell best; popular ones while the shop has sold nothing lately. */
export function BestSellersRow({ Card }: { Card: ShownCard }) {
  const { bestSellers, popular } = useMessages().web.recommendations;
  const { data } = recommendationsApi.useGetHomeQuery();
  if (!data?.bestSellers.length) return null;
  return (
    <ProductRow title={data.sold ? bestSellers : popular}>
      {data.bestSellers.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </ProductRow>
  );
}
