import type { ComponentType } from 'react';
import type { Category } from '../../../contract/category.js';
import type { Product } from '../../../contract/product.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { filtersOn, unfiltered } from '../../../ui/BrowseBar/wish.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { EmptyShelf } from './EmptyShelf.js';
import { NarrowingBar } from './NarrowingBar.js';
import { NoneLeft } from './NoneLeft.js';
import { ShelfFrame } from './ShelfFrame.js';
import { ShelfGrid } from './ShelfGrid.js';
import { useShelf } from './shelves.js';
import { useNarrowing } from './useNarrowing.js';

export interface CategoryShelfProps {
  category: Category;
  /** Where there is none, the whole category is shown (W-22). */
  subCategory?: SubCategory | undefined;
  Card: ComponentType<{ product: Product; eager?: boolean }>;
}

/** A sub category's or a whole category's products, page by page; a spinner while the first is on its way (S-054). */
export function CategoryShelf({ category, subCategory, Card }: CategoryShelfProps) {
  const { name } = subCategory ?? category;
  const place = { categoryId: category._id, ...(subCategory && { subCategoryId: subCategory._id }) };
  const narrowing = useNarrowing(true);
  const { wish, change } = narrowing;
  const shelf = useShelf(place, wish);
  const { pages, first, current, failed } = shelf;
  const isFiltered = filtersOn(wish) > 0;
  const isBare = first?.totalCount === 0 || (failed && !pages);
  return (
    <ShelfFrame category={category} heading={name} count={first?.totalCount} currentId={subCategory?._id}>
      {(isFiltered || !isBare) && <NarrowingBar narrowing={narrowing} of={place} ready={current} />}
      <ShelfGrid
        label={name}
        shelf={shelf}
        Card={Card}
        waiting={<Spinner />}
        empty={isFiltered ? <NoneLeft onClear={() => change(unfiltered(wish))} /> : <EmptyShelf />}
      />
    </ShelfFrame>
  );
}
