import { lazy, Suspense, useRef } from 'react';
import type { CallBody } from '../../../contract/schemas.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { newCallKey } from '../../app/net/call.js';
import { adminApi } from './adminApi.js';
import { AdminFrame } from './AdminFrame.js';
import type { CategoriesProps } from './CategoryAdmin.js';
import { useImageUpload } from './useImageUpload.js';
import { useUnsaved } from './useUnsaved.js';

export const ProductForm = lazy(() =>
  import('../../../ui/ProductForm/ProductForm.js').then((file) => ({ default: file.ProductForm })),
);

/** Renders the form for a new product; the form is emptied after each save. */
export function ProductUpload({ categories, subCategories, failed, retry }: CategoriesProps) {
  const { screens } = useAdminMessages();
  const create = useCreateProduct();
  const upload = useImageUpload();
  const { done: _, ...unsaved } = useUnsaved('product:new');
  return (
    <AdminFrame heading={screens.upload}>
      {failed && <ErrorState onRetry={retry} />}
      {!failed && !(categories && subCategories) && <Spinner />}
      {categories && subCategories && (
        <Suspense fallback={<Spinner />}>
          <ProductForm
            categories={categories}
            subCategories={subCategories}
            {...unsaved}
            onUpload={upload}
            onSubmit={create}
          />
        </Suspense>
      )}
    </AdminFrame>
  );
}

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
