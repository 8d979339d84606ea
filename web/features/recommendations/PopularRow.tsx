import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { recommendationsApi } from './recommendationsApi.js';
import type { ShownCard } from './shownCard.js';

/** What is ordered most, where somebody has come to an end: an empty cart, a page that there is not. */
export function PopularRow({ Card }: { Card: ShownCard }) {
  const { popular } = useMessages().web.recommendations;
  const { data, isError } = recommendationsApi.useGetMostOrderedQuery();
  if (data?.length === 0 || (isError && !data)) return null;
  return (
    <ProductRow title={popular} loading={!data}>
      {data?.map((product) => (
        <Card key={product._id} product={product} />
      ))}
    </ProductRow>
  );
}
