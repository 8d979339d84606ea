import type { ComponentType } from 'react';
import type { Category } from '../../../contract/category.js';
import type { Product } from '../../../contract/product.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { EmptyShelf } from './EmptyShelf.js';
import { ShelfFrame } from './ShelfFrame.js';
import { ShelfGrid } from './ShelfGrid.js';
import { useWholeCategory } from './shelves.js';

export interface CategoryShelfProps {
  category: Category;
  Card: ComponentType<{ product: Product; eager?: boolean }>;
}

/** A category with all of its products (W-22). */
export function CategoryShelf({ category, Card }: CategoryShelfProps) {
  const shelf = useWholeCategory(category._id);
  return (
    <ShelfFrame category={category} heading={category.name}>
      <ShelfGrid
        label={category.name}
        shelf={shelf}
        Card={Card}
        waiting={<Spinner />}
        empty={<EmptyShelf />}
      />
    </ShelfFrame>
  );
}
