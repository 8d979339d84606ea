import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { idOf, isStale, productLink } from '../../contract/links.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { target } from '../../ui/theme/tokens.js';
import { isId } from '../app/isId.js';
import { waitingForShop } from '../app/net/code.js';
import { isFailure } from '../app/net/failure.js';
import { Waiting } from '../app/ScreenOnItsWay.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useShopSettings } from '../app/shopSettings.js';
import { useUsed } from '../app/useUsed.js';
import { SoldOutControl } from '../features/backInStock/SoldOutControl.js';
import { ProductControl } from '../features/cart/ProductControl.js';
import { useCart } from '../features/cart/useCart.js';
import { ShopCard } from './ShopCard.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { ProductView } from '../features/catalogue/ProductView.js';
import { recommendationsApi } from '../features/recommendations/recommendationsApi.js';
import { useRememberViewed } from '../features/recommendations/useRecentlyViewed.js';
import { Favourite } from '../features/saved/Favourite.js';
import NotFoundRoute from './NotFoundRoute.js';

const ListControl = lazy(waitingForShop(() => import('../features/saved/ListControl.js')));
const ProductMore = lazy(waitingForShop(() => import('./ProductMore.js')));

/**
 * Renders `/product/{name}-{id}`, the page of a product. It waits for the related products too, because the sizes stand
 * above the details; without an answer it shows the product alone.
 */
export default function ProductRoute() {
  const productId = idOf(useParams().product ?? '');
  const { pathname } = useLocation();
  const { deliveryMinutes } = useShopSettings();
  const ask = isId(productId) ? { productId } : skipToken;
  const { currentData: product, error, isFetching, refetch } = catalogueApi.useGetProductQuery(ask);
  const { currentData: related, error: unrelated } = recommendationsApi.useGetRelatedQuery(ask);
  const control = useRef<HTMLDivElement>(null);
  const isUsed = useUsed();
  const { bill } = useCart();
  useRememberViewed(product?._id);
  if (!isId(productId) || (isFailure(error) && error.status === 404)) return <NotFoundRoute />;
  if (!product && error) return <ErrorState onRetry={refetch} retrying={isFetching} />;
  // `isError` is false while the call is made again, and the product must stay
  if (!product || !(related || unrelated)) return <Waiting />;
  const link = productLink(product);
  if (isStale(pathname, link)) return <Navigate to={link} replace />;
  return (
    <>
      <ScreenTitle>{product.name}</ScreenTitle>
      <ProductView
        key={product._id}
        product={product}
        related={related}
        minutes={deliveryMinutes}
        favourite={<Favourite product={product} />}
        control={
          <>
            {product.stock === 0 && <SoldOutControl product={product} />}
            <ProductControl ref={control} product={product} />
            <Box sx={{ minHeight: target.medium, mt: { xs: -1, md: -1.5 } }}>
              {isUsed && (
                <Suspense>
                  <ListControl product={product} />
                </Suspense>
              )}
            </Box>
          </>
        }
        Card={ShopCard}
      />
      {(isUsed || bill.quantity > 0) && ( // on a phone the cart's bar would cover Add
        <Suspense key={link}>
          <ProductMore product={product} similar={related?.similar} control={control} />
        </Suspense>
      )}
    </>
  );
}
