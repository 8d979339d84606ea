import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { idOf, isStale, productLink } from '../../contract/links.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { ProductRow } from '../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../ui/theme/messages.js';
import { isId } from '../app/isId.js';
import { isFailure } from '../app/net/failure.js';
import { Waiting } from '../app/ScreenOnItsWay.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useShopSettings } from '../app/shopSettings.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { LateProductBar } from '../features/cart/LateProductBar.js';
import { ProductControl } from '../features/cart/ProductControl.js';
import { ShopCard } from '../features/cart/ShopCard.js';
import { ProductView } from '../features/catalogue/ProductView.js';
import { RecentlyViewedRow } from '../features/recommendations/RecentlyViewedRow.js';
import { recommendationsApi } from '../features/recommendations/recommendationsApi.js';
import { useRememberViewed } from '../features/recommendations/useRecentlyViewed.js';
import NotFoundRoute from './NotFoundRoute.js';

/** Renders `/product/{name}-{id}`, the page of a product. */
export default function ProductRoute() {
  const productId = idOf(useParams().product ?? '');
  const { pathname } = useLocation();
  const { deliveryMinutes } = useShopSettings();
  const query = catalogueApi.useGetProductQuery(isId(productId) ? { productId } : skipToken);
  const { currentData: product, error, isFetching, refetch } = query;
  const control = useRef<HTMLDivElement>(null);
  useRememberViewed(product?._id);
  if (!isId(productId) || (isFailure(error) && error.status === 404)) return <NotFoundRoute />;
  if (!product) return error ? <ErrorState onRetry={refetch} retrying={isFetching} /> : <Waiting />;
  const link = productLink(product);
  if (isStale(pathname, link)) return <Navigate to={link} replace />;
  return (
    <>
      <ScreenTitle>{product.name}</ScreenTitle>
      <ProductView
        key={product._id}
        product={product}
        minutes={deliveryMinutes}
        control={<ProductControl ref={control} product={product} />}
      />
      <ProductRows productId={product._id} />
      <LateProductBar key={`${product._id} bar`} product={product} control={control} />
    </>
  );
}

/**
 * Renders the rows under a product: bought together, then recently viewed. The second row waits until the
 * first has loaded, so that it does not move down.
 */
function ProductRows({ productId }: { productId: string }) {
  const { together } = useMessages().web.recommendations;
  const { currentData = [], isSuccess, isError } = recommendationsApi.useGetTogetherQuery({ productId });
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 }, mt: { xs: 4, md: 6 }, '&:empty': { display: 'none' } }}>
      {currentData.length > 0 && (
        <ProductRow title={together}>
          {currentData.map((product) => (
            <ShopCard key={product._id} product={product} />
          ))}
        </ProductRow>
      )}
      {(isSuccess || isError) && <RecentlyViewedRow Card={ShopCard} except={productId} />}
    </Stack>
  );
}
