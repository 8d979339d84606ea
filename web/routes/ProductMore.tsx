import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, type RefObject, Suspense } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import type { Product, ProductSummary } from '../../contract/product.js';
import { ShareIcon } from '../../ui/icons/accountIcons.js';
import { useMessages } from '../../ui/theme/messages.js';
import { CardRow } from '../app/CardRow.js';
import { waitingForShop } from '../app/net/code.js';
import { handOver } from '../app/handOver.js';
import { useNear } from '../app/useNear.js';
import { ProductBar } from '../features/cart/ProductBar.js';
import { ShopCard } from './ShopCard.js';
import { RecentlyViewedRow } from '../features/recommendations/RecentlyViewedRow.js';
import { recommendationsApi } from '../features/recommendations/recommendationsApi.js';

const ProductReviews = lazy(waitingForShop(() => import('./ProductReviews.js')));

export interface ProductMoreProps {
  product: Product;
  /** The caller loads them: a second load here would request a failed list again, and the page would wait for it. */
  similar: readonly ProductSummary[] | undefined;
  /** The page's own Add. */
  control: RefObject<Element | null>;
}

/**
 * Renders what a product's page shows below the product: rows of similar products, its reviews, rows of those bought
 * together with it and of those viewed before, and the bar at the bottom of a phone's screen. Its code loads after the first view.
 */
export default function ProductMore({ product, similar = [], control }: ProductMoreProps) {
  const { similar: title } = useMessages().web.recommendations;
  const { _id: productId, stock } = product;
  return (
    <>
      <ShareProduct />
      <Stack sx={{ gap: { xs: 4, md: 5 }, mt: 4 }}>
        {stock > 0 && similar.length > 0 && <CardRow Card={ShopCard} title={title} products={similar} />}
        <FarReviews key={productId} product={product} />
        <FarRows productId={productId} />
      </Stack>
      {stock > 0 && <ProductBar product={product} control={control} />}
    </>
  );
}

/** Renders the reviews once they come near the view. */
function FarReviews({ product }: { product: Product }) {
  const [place, near] = useNear<HTMLDivElement>(false);
  return (
    <Box ref={place} sx={{ minHeight: 240 }}>
      {near && (
        <Suspense>
          <ProductReviews product={product} />
        </Suspense>
      )}
    </Box>
  );
}

/** Shares the address of the page. */
function ShareProduct() {
  const { orderPages, product } = useMessages().web;
  const share = () => handOver({ url: window.location.href }, product.linkCopied);
  return (
    <Button startIcon={<ShareIcon />} onClick={() => void share()} sx={{ mt: 2 }}>
      {orderPages.share}
    </Button>
  );
}

/**
 * Renders the products bought together with a product, and below them the recently viewed ones. They load when they come
 * near the view. The second row waits until the first has loaded, so that it does not move down.
 */
function FarRows({ productId }: { productId: string }) {
  const { together } = useMessages().web.recommendations;
  const [place, near] = useNear<HTMLDivElement>(false);
  const query = recommendationsApi.useGetTogetherQuery(near ? { productId } : skipToken);
  const { currentData = [], isSuccess, isError } = query;
  return (
    <Stack ref={place} sx={{ gap: 'inherit' }}>
      {currentData.length > 0 && <CardRow Card={ShopCard} title={together} products={currentData} />}
      {(isSuccess || isError) && <RecentlyViewedRow Card={ShopCard} except={productId} />}
    </Stack>
  );
}
