import type { ComponentType } from 'react';
import type { Category } from '../../../contract/category.js';
import type { Product } from '../../../contract/product.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { EmptyShelf } from './EmptyShelf.js';
import { ShelfFrame } from './ShelfFrame.js';
import { ShelfGrid } from './ShelfGrid.js';
import { useShelf } from './shelves.js';

export interface CategoryShelfProps {
  category: Category;
  /** Where there is none, the whole category is shown (W-22). */
  subCategory?: SubCategory | undefined;
  Card: ComponentType<{ product: Product; eager?: boolean }>;
}

/** A sub category's or a whole category's products, page by page; a spinner while the first is on its way (S-054). */
export function CategoryShelf({ category, subCategory, Card }: CategoryShelfProps) {
  const { name } = subCategory ?? category;
  const shelf = useShelf({ categoryId: category._id, subCategoryId: subCategory?._id });
  return (
    <ShelfFrame category={category} heading={name} currentId={subCategory?._id}>
      <ShelfGrid label={name} shelf={shelf} Card={Card} waiting={<Spinner />} empty={<EmptyShelf />} />
    </ShelfFrame>
  );
}
