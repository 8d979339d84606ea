import { useRef } from 'react';
import type { CallBody } from '../../../contract/schemas.js';
import { newCallKey } from '../../app/net/call.js';
import { adminApi } from './adminApi.js';

/**
 * Returns a function that creates a product. A retry after a lost reply has the same idempotency key; after a
 * success the next product gets a new one.
 */
export const useCreateProduct = () => {
  const [create] = adminApi.useCreateProductMutation();
  const key = useRef(newCallKey());
  return async (values: CallBody<'product', 'create'>): Promise<void> => {
    await create({ key: key.current, values }).unwrap();
    key.current = newCallKey();
  };
};
