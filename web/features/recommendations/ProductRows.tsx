import Stack from '@mui/material/Stack';
import { ProductRow } from '../../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { recommendationsApi } from './recommendationsApi.js';
import { RecentlyViewedRow } from './RecentlyViewedRow.js';
import type { ShownCard } from './shownCard.js';

/**
 * Renders the rows under a product: bought together, then recently viewed. The second row waits until the
 * first has loaded, so that it does not move down.
 */
export function ProductRows({ productId, Card }: { productId: string; Card: ShownCard }) {
  const { together } = useMessages().web.recommendations;
  const { currentData = [], isSuccess, isError } = recommendationsApi.useGetTogetherQuery({ productId });
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 }, mt: { xs: 4, md: 6 }, '&:empty': { display: 'none' } }}>
      {currentData.length > 0 && (
        <ProductRow title={together}>
          {currentData.map((product) => (
            <Card key={product._id} product={product} />
          ))}
        </ProductRow>
      )}
      {(isSuccess || isError) && <RecentlyViewedRow Card={Card} except={productId} />}
    </Stack>
  );
}
