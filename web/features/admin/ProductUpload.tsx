import { lazy, Suspense, useRef } from 'react';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { useAdminTexts } from '../../../ui/theme/adminTexts.js';
import { newCallKey } from '../../app/net/callKey.js';
import { adminApi } from './adminApi.js';
import { AdminFrame } from './AdminFrame.js';
import type { ShelvesProps } from './CategoryAdmin.js';
import { useLeaveWarning } from './useLeaveWarning.js';
import { usePictureUpload } from './usePictureUpload.js';

export const ProductForm = lazy(() =>
  import('../../../ui/ProductForm/ProductForm.js').then((file) => ({ default: file.ProductForm })),
);

/** A new product (S-072 … S-075); the form is empty again once the shop has it (S-100). */
export function ProductUpload({ categories, subCategories, failed, retry }: ShelvesProps) {
  const { screens } = useAdminTexts();
  const [create] = adminApi.useCreateProductMutation();
  const key = useRef(newCallKey());
  const upload = usePictureUpload();
  const onDirtyChange = useLeaveWarning();
  return (
    <AdminFrame heading={screens.upload}>
      {failed && <ErrorState onRetry={retry} />}
      {!failed && !(categories && subCategories) && <Spinner />}
      {categories && subCategories && (
        <Suspense fallback={<Spinner />}>
          <ProductForm
            categories={categories}
            subCategories={subCategories}
            onUpload={upload}
            onDirtyChange={onDirtyChange}
            onSubmit={async (values) => {
              await create({ key: key.current, values }).unwrap();
              key.current = newCallKey(); // the next form is another product
            }}
          />
        </Suspense>
      )}
    </AdminFrame>
  );
}
