import { skipToken } from '@reduxjs/toolkit/query';
import { isId } from '../../app/isId.js';
import { isFailure } from '../../app/net/failure.js';
import { adminApi } from './adminApi.js';

/** Loads a product for its edit form, again each time the form opens. */
export const useOpenProduct = (productId: string) => {
  const { currentData, error, isFetching, refetch } = adminApi.useOpenProductQuery(
    isId(productId) ? { productId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return {
    product: currentData,
    /** Whether the product does not exist (any more); `product` is then its last known version. */
    missing: !isId(productId) || (isFailure(error) && error.code === 'notFound'),
    failed: Boolean(error) && !isFetching,
    retry: () => {
      if (error) void refetch();
    },
  };
};
