import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { Category } from '../../../contract/category.js';
import { listingLink } from '../../../contract/links.js';
import { belowHeader } from '../../../ui/theme/bars.js';
import { SubCategoryList } from '../../../ui/SubCategoryList/SubCategoryList.js';
import { ListHeading } from './ListHeading.js';
import { subCategoriesOf, useCatalogue } from './useCatalogue.js';

export interface CategoryFrameProps {
  category: Category;
  heading: string;
  /** The number of products in the listing; undefined until counted. */
  count: number | undefined;
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
export function CategoryFrame({ category, heading, count, currentId, children }: CategoryFrameProps) {
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
        <ListHeading count={count}>{heading}</ListHeading>
        {children}
      </Stack>
    </Stack>
  );
}
