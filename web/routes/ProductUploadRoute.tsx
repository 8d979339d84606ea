import { Suspense } from 'react';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { ProductForm } from '../features/admin/ProductForm.js';
import { useCreateProduct } from '../features/admin/useCreateProduct.js';
import { useImageUpload } from '../features/admin/useImageUpload.js';
import { useUnsaved } from '../features/admin/useUnsaved.js';
import { useStoredCatalogue } from '../features/admin/useStoredCatalogue.js';

/** Renders the form for a new product; the form is emptied after each save. */
export default function ProductUploadRoute() {
  const { categories, subCategories, languages, failed, retrying, retry } = useStoredCatalogue();
  const { screens } = useAdminMessages();
  const create = useCreateProduct();
  const upload = useImageUpload();
  const { done: _, ...unsaved } = useUnsaved('product:new');
  return (
    <AdminFrame heading={screens.upload}>
      {failed && <ErrorState onRetry={retry} retrying={retrying} />}
      {!failed && !(categories && subCategories) && <Spinner />}
      {categories && subCategories && (
        <Suspense fallback={<Spinner />}>
          <ProductForm
            categories={categories}
            subCategories={subCategories}
            languages={languages}
            {...unsaved}
            onUpload={upload}
            onSubmit={create}
          />
        </Suspense>
      )}
    </AdminFrame>
  );
}
