import { useNavigate } from 'react-router-dom';
import type { Category } from '../../../contract/category.js';
import type { Product } from '../../../contract/product.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { adminApi } from './adminApi.js';
import { ProductForm } from './ProductUpload.js';
import { useCreateProduct } from './useCreateProduct.js';
import { useImageUpload } from './useImageUpload.js';
import { useUnsaved } from './useUnsaved.js';

export interface ProductEditorProps {
  product: Product;
  /** Whether the product was deleted meanwhile. */
  gone: boolean;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
  /** The address of the list that opens after saving and shows the saved product. */
  back: string;
}

/** Renders the form to edit an existing product, which has loaded already. */
export function ProductEditor({ product, gone, categories, subCategories, back }: ProductEditorProps) {
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
      categories={categories}
      subCategories={subCategories}
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
