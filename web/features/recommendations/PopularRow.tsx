import { useMessages } from '../../../ui/theme/messages.js';
import { CardRow, type ShownCard } from '../../app/CardRow.js';
import { recommendationsApi } from './recommendationsApi.js';

/** Renders popular products, for an empty cart or a missing page. */
export function PopularRow({ Card }: { Card: ShownCard }) {
  const { popular } = useMessages().web.recommendations;
  const { data, isError } = recommendationsApi.useGetMostOrderedQuery();
  if (data?.length === 0 || (isError && !data)) return null;
  return <CardRow Card={Card} title={popular} products={data} />;
}
