import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { idOf, isStale, productLink } from '../../contract/links.js';
import { fill } from '../../contract/messages/fill.js';
import type { ProductSummary } from '../../contract/product.js';
import { AddToCart } from '../../ui/AddToCart/AddToCart.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { ProductRow } from '../../ui/ProductRow/ProductRow.js';
import { useMessages } from '../../ui/theme/messages.js';
import { nameWithUnit } from '../../ui/UnitLine/UnitLine.js';
import { isId } from '../app/isId.js';
import { isFailure } from '../app/net/failure.js';
import { Waiting } from '../app/ScreenOnItsWay.js';
import { ScreenTitle } from '../app/ScreenTitle.js';
import { useShopSettings } from '../app/shopSettings.js';
import { useChangeCart, useQuantityOf } from '../features/cart/useCart.js';
import { catalogueApi } from '../features/catalogue/catalogueApi.js';
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
        control={<CartControl product={product} />}
      />
      <ProductRows productId={product._id} />
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

/**
 * Renders the Add button of a product, or its quantity stepper once it is in the cart; for a sold-out product
 * in the cart only Remove. The page's inline script finds the button again by `data-product` (boot.ts).
 */
function CartControl({ product }: { product: ProductSummary }) {
  const quantity = useQuantityOf(product._id);
  const change = useChangeCart();
  const { product: words } = useMessages().ui;
  if (product.stock === 0 && quantity === 0) return null;
  return (
    <Stack data-product={product._id} sx={{ gap: 0.75 }}>
      <AddToCart
        name={nameWithUnit(product)}
        quantity={quantity}
        stock={product.stock}
        onChange={(wanted) => change(product, wanted)}
        size="large"
      />
      <Typography role="status" variant="body2" color="textSecondary">
        {product.stock > 0 && quantity >= product.stock && fill(words.onlyLeft, { count: product.stock })}
      </Typography>
    </Stack>
  );
}
