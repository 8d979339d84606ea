import { useRef } from 'react';
import type { CallBody } from '../../../contract/schemas.js';
import { newCallKey } from '../../app/net/callKey.js';
import { adminApi } from './adminApi.js';

/** Adds a product; asked again after a lost answer, the shop still adds one (W-35). The next form is another product. */
export const useCreateProduct = () => {
  const [create] = adminApi.useCreateProductMutation();
  const key = useRef(newCallKey());
  return async (values: CallBody<'product', 'create'>): Promise<void> => {
    await create({ key: key.current, values }).unwrap();
    key.current = newCallKey();
  };
};
