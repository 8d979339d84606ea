import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense } from 'react';
import { useParams, useNavigate } from 'react-router-dom';
import type { Category } from '../../contract/category.js';
import { routes } from '../../contract/links.js';
import type { EditedProduct } from '../../contract/product.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { EmptyState } from '../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../ui/ErrorState/ErrorState.js';
import { Spinner } from '../../ui/Spinner/Spinner.js';
import { useAdminMessages } from '../../ui/theme/adminMessages.js';
import { isId } from '../app/isId.js';
import { isFailure } from '../app/net/failure.js';
import { adminApi } from '../features/admin/adminApi.js';
import { AdminFrame } from '../features/admin/AdminFrame.js';
import { ProductForm } from '../features/admin/ProductForm.js';
import { useReturnLink } from '../features/admin/returnLink.js';
import { useCreateProduct } from '../features/admin/useCreateProduct.js';
import { useImageUpload } from '../features/admin/useImageUpload.js';
import { useUnsaved } from '../features/admin/useUnsaved.js';
import { useStoredCatalogue } from '../features/admin/useStoredCatalogue.js';

/** Loads a product for its edit form, again each time the form opens. */
const useOpenProduct = (productId: string) => {
  const { currentData, error, isFetching, refetch } = adminApi.useOpenProductQuery(
    isId(productId) ? { productId } : skipToken,
    { refetchOnMountOrArgChange: true },
  );
  return {
    product: currentData,
    /** Whether the product does not exist (any more); `product` is then its last known version. */
    missing: !isId(productId) || (isFailure(error) && error.code === 'notFound'),
    failed: Boolean(error),
    retrying: isFetching,
    retry: () => {
      if (error) void refetch();
    },
  };
};

/** Renders the form to edit a product. */
export default function ProductEditRoute() {
  const { productId = '' } = useParams();
  const { categories, subCategories, languages, ...catalogue } = useStoredCatalogue();
  const { screens } = useAdminMessages();
  const { product, missing, failed, retrying, retry } = useOpenProduct(productId);
  const back = useReturnLink(routes.productAdmin);
  const list = back.startsWith(routes.productAdmin) ? back : routes.productAdmin;
  const ready = product && categories && subCategories;
  const broken = !ready && !missing && (failed || catalogue.failed);
  const retryAll = () => {
    catalogue.retry();
    retry();
  };
  return (
    <AdminFrame heading={screens.update} breadcrumbs={[{ href: list, label: screens.product }]}>
      {!ready && missing && (
        <EmptyState
          role="alert"
          drawing="search"
          title={screens.productMissing}
          text={screens.productMissingHint}
          buttonProps={{ href: list, children: screens.toProducts }}
        />
      )}
      {broken && <ErrorState onRetry={retryAll} retrying={retrying || catalogue.retrying} />}
      {!ready && !missing && !broken && <Spinner />}
      {ready && (
        <Suspense fallback={<Spinner />}>
          <ProductEditor
            key={product._id}
            product={product}
            gone={missing}
            categories={categories}
            subCategories={subCategories}
            languages={languages}
            back={back}
          />
        </Suspense>
      )}
    </AdminFrame>
  );
}

interface ProductEditorProps {
  product: EditedProduct;
  /** Whether the product was deleted meanwhile. */
  gone: boolean;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
  /** The codes of the other languages of the shop. */
  languages: readonly string[];
  /** The address of the list that opens after saving and shows the saved product. */
  back: string;
}

/** Renders the form to edit an existing product, which has loaded already. */
function ProductEditor({ product, gone, back, ...catalogue }: ProductEditorProps) {
  const navigate = useNavigate();
  const [update] = adminApi.useUpdateProductMutation();
  const create = useCreateProduct();
  const upload = useImageUpload();
  const { done, ...unsaved } = useUnsaved(`product:${product._id}`);
  const goBack = () => {
    done();
    void navigate(back);
  };
  return (
    <ProductForm
      product={product}
      gone={gone}
      {...catalogue}
      {...unsaved}
      onUpload={upload}
      onSubmit={async (edit) => {
        const saved = await update(edit).unwrap();
        goBack();
        return saved;
      }}
      onSaveAsNew={async (values) => {
        await create(values);
        goBack();
      }}
    />
  );
}
