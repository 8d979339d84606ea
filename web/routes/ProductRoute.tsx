import { Navigate, useLocation, useParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { idOf, isStale, productLink } from '../../contract/links.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { isId } from '../app/isId.js';
import { isFailure } from '../app/net/failure.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useShopSettings } from '../app/shopSettings.js';
import { Waiting } from '../app/Waiting.js';
import { CartControl } from '../features/cart/CartControl.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
import { ShopCard } from '../features/cart/ShopCard.js';
import { ProductView } from '../features/catalogue/ProductView.js';
import { ProductRows } from '../features/recommendations/ProductRows.js';
import { useRememberViewed } from '../features/recommendations/useRecentlyViewed.js';
import NotFoundRoute from './NotFoundRoute.js';

/** Renders `/product/{name}-{id}`, the page of a product. */
export default function ProductRoute() {
  const productId = idOf(useParams().product ?? '');
  const { pathname } = useLocation();
  const { deliveryMinutes } = useShopSettings();
  const query = catalogueApi.useGetProductQuery(isId(productId) ? { productId } : skipToken);
  const { currentData: product, error, isFetching, refetch } = query;
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
        control={<CartControl product={product} size="large" />}
      />
      <ProductRows productId={product._id} Card={ShopCard} />
    </>
  );
}
