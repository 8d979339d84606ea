import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Category } from '../../../contract/category.js';
import { listingLink } from '../../../contract/links.js';
import type { SubCategory } from '../../../contract/subcategory.js';
import { filtersOn, unfiltered } from '../../../ui/BrowseBar/productFilters.js';
import { Spinner } from '../../../ui/Spinner/Spinner.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { SubCategoryList } from '../../../ui/SubCategoryList/SubCategoryList.js';
import { belowHeader } from '../../../ui/theme/styles.js';
import { useMessages } from '../../../ui/theme/messages.js';
import type { ShownCard } from '../../app/CardRow.js';
import { BrowseFilterBar } from './BrowseFilterBar.js';
import { ListHeading } from './ListHeading.js';
import { NoneLeft } from './NoneLeft.js';
import { PagedProductGrid } from './PagedProductGrid.js';
import { useCategoryProducts } from './pagedProducts.js';
import { useBrowseFilters } from './useBrowseFilters.js';
import { subCategoriesOf, useCatalogue } from './useCatalogue.js';

function EmptyCategory() {
  const { listing } = useMessages().web;
  return <EmptyState title={listing.empty} text={listing.emptyHint} />;
}

export interface CategoryProductsProps {
  category: Category;
  /** The subcategory to show; without it, the whole category is shown. */
  subCategory?: SubCategory | undefined;
  Card: ShownCard;
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
    <CategoryFrame
      category={category}
      heading={name}
      count={first?.totalCount}
      outdated={listing.outdated}
      currentId={subCategory?._id}
    >
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

interface CategoryFrameProps {
  category: Category;
  heading: string;
  /** The number of products in the listing; undefined until counted. */
  count: number | undefined;
  /** Whether the count is of an earlier request, while the current one loads. */
  outdated: boolean;
  /** The id of the shown subcategory, if any. */
  currentId?: string;
  children: ReactNode;
}

const column = {
  position: 'sticky',
  top: belowHeader,
  alignSelf: 'start',
  maxHeight: `calc(100dvh - ${belowHeader} - 0.75rem)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  flex: 'none',
};

/** Renders a listing: the subcategories on the left, the products under their heading on the right. */
function CategoryFrame({ category, heading, count, outdated, currentId, children }: CategoryFrameProps) {
  const { subCategories = [] } = useCatalogue(category._id);
  const entries = subCategoriesOf(category._id, subCategories).map((subCategory) => ({
    ...subCategory,
    href: listingLink(category, subCategory),
  }));
  return (
    <Stack direction="row" sx={{ gap: { xs: 1, md: 3 }, mx: { xs: -1, md: 0 } }}>
      {entries.length > 0 && (
        <Box sx={column}>
          <SubCategoryList entries={entries} currentId={currentId} />
        </Box>
      )}
      <Stack sx={{ flex: 1, minWidth: 0, gap: 2 }}>
        <ListHeading count={count} outdated={outdated}>
          {heading}
        </ListHeading>
        {children}
      </Stack>
    </Stack>
  );
}
