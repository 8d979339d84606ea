import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import type { Category } from '../../../contract/category.js';
import type { Product } from '../../../contract/product.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { useAdminTexts } from '../../../ui/theme/adminTexts.js';
import { useLeaveGuard } from '../../app/leaving/useLeaveGuard.js';
import { adminApi } from './adminApi.js';
import { AdminFrame } from './AdminFrame.js';
import type { ShelvesProps } from './CategoryAdmin.js';
import { ProductForm } from './ProductUpload.js';
import { useKeptDraft } from './useKeptDraft.js';
import { usePictureUpload } from './usePictureUpload.js';

export interface ProductEditProps extends ShelvesProps {
  product: Product | undefined;
}

/** "Update Product" (S-079); saved, it leads back to the list, which shows it as it is now (S-099). */
export function ProductEdit({ product, categories, subCategories, failed, retry }: ProductEditProps) {
  const { screens } = useAdminTexts();
  const ready = product && categories && subCategories;
  return (
    <AdminFrame
      heading={screens.update}
      breadcrumbs={[{ href: routes.productAdmin, label: screens.product }]}
    >
      {failed && <ErrorState onRetry={retry} />}
      {!failed && !ready && <Spinner />}
      {ready && (
        <Suspense fallback={<Spinner />}>
          <Editor key={product._id} product={product} categories={categories} subCategories={subCategories} />
        </Suspense>
      )}
    </AdminFrame>
  );
}

interface EditorProps {
  product: Product;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
}

function Editor({ product, categories, subCategories }: EditorProps) {
  const navigate = useNavigate();
  const [update] = adminApi.useUpdateProductMutation();
  const upload = usePictureUpload();
  const { draft, onDraft, forget } = useKeptDraft(`product:${product._id}`);
  const { onDirtyChange, release } = useLeaveGuard(forget);
  return (
    <ProductForm
      product={product}
      categories={categories}
      subCategories={subCategories}
      draft={draft}
      onDraft={onDraft}
      onUpload={upload}
      onDirtyChange={onDirtyChange}
      onSubmit={async (edit) => {
        const saved = await update(edit).unwrap();
        forget();
        release();
        void navigate(routes.productAdmin);
        return saved;
      }}
    />
  );
}
