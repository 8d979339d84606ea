import type { ComponentType } from 'react';
import type { Category } from '../../../contract/category.js';
import type { Product } from '../../../contract/product.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { EmptyShelf } from './EmptyShelf.js';
import { ShelfFrame } from './ShelfFrame.js';
import { ShelfGrid } from './ShelfGrid.js';
import { useShelf } from './shelves.js';

export interface SubCategoryShelfProps {
  category: Category;
  subCategory: SubCategory;
  Card: ComponentType<{ product: Product; eager?: boolean }>;
}

/** A sub category's products, page by page; a spinner while the first is on its way (S-054). */
export function SubCategoryShelf({ category, subCategory, Card }: SubCategoryShelfProps) {
  const shelf = useShelf({ categoryId: category._id, subCategoryId: subCategory._id });
  return (
    <ShelfFrame category={category} heading={subCategory.name} currentId={subCategory._id}>
      <ShelfGrid
        label={subCategory.name}
        shelf={shelf}
        Card={Card}
        waiting={<Spinner />}
        empty={<EmptyShelf />}
      />
    </ShelfFrame>
  );
}
