import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { recommendationsApi } from './recommendationsApi.js';
import type { ShownCard } from '../../app/shownCard.js';

/** Renders popular products, for an empty cart or a missing page. */
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
