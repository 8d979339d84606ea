import type { ComponentType } from 'react';
import type { Category } from '../../../contract/category.js';
import type { ProductSummary } from '../../../contract/product.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { filtersOn, unfiltered } from '../../../ui/BrowseBar/productFilters.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { BrowseFilterBar } from './BrowseFilterBar.js';
import { NoneLeft } from './NoneLeft.js';
import { CategoryFrame } from './CategoryFrame.js';
import { PagedProductGrid } from './PagedProductGrid.js';
import { useCategoryProducts } from './pagedProducts.js';
import { useBrowseFilters } from './useBrowseFilters.js';

function EmptyCategory() {
  const { listing } = useMessages().web;
  return <EmptyState title={listing.empty} text={listing.emptyHint} />;
}

export interface CategoryProductsProps {
  category: Category;
  /** The subcategory to show; without it, the whole category is shown. */
  subCategory?: SubCategory | undefined;
  Card: ComponentType<{ product: ProductSummary; eager?: boolean }>;
}

/** Renders the products of a subcategory or a whole category with infinite scroll. */
export function CategoryProducts({ category, subCategory, Card }: CategoryProductsProps) {
  const { name } = subCategory ?? category;
  const place = { categoryId: category._id, ...(subCategory && { subCategoryId: subCategory._id }) };
  const browseFilters = useBrowseFilters(true);
  const { filters, change } = browseFilters;
  const listing = useCategoryProducts(place, filters);
  const { pages, first, current, failed } = listing;
  const isFiltered = filtersOn(filters) > 0;
  const isBare = first?.totalCount === 0 || (failed && !pages);
  return (
    <CategoryFrame category={category} heading={name} count={first?.totalCount} currentId={subCategory?._id}>
      {(isFiltered || !isBare) && (
        <BrowseFilterBar browseFilters={browseFilters} of={place} ready={current} />
      )}
      <PagedProductGrid
        label={name}
        products={listing}
        Card={Card}
        waiting={<Spinner />}
        empty={isFiltered ? <NoneLeft onClear={() => change(unfiltered(filters))} /> : <EmptyCategory />}
      />
    </CategoryFrame>
  );
}
