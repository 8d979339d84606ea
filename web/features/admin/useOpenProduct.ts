import { skipToken } from '@reduxjs/toolkit/query';
import { isId } from '../../app/isId.js';
import { isFailure } from '../../app/net/failure.js';
import { adminApi } from './adminApi.js';

/** A product to edit, as it is now, not as it was when last looked at. */
export const useOpenProduct = (productId: string) => {
  const { currentData, error, isFetching, refetch } = adminApi.useOpenProductQuery(
    isId(productId) ? { productId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return {
    product: currentData,
    /** There is none, or none any more: then `product` is as it last was. */
    missing: !isId(productId) || (isFailure(error) && error.code === 'notFound'),
    failed: Boolean(error) && !isFetching,
    retry: () => {
      if (error) void refetch();
    },
  };
};
