import Stack from '@mui/material/Stack';
import { type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import type { ProductSummary } from '../../../contract/product.js';
import { CategoryRow } from './CategoryRow.js';
import { catalogueApi } from './catalogueApi.js';

/** The number of rows at the top that load without scrolling. */
export const rowsAtOnce = 2;

/** The number of images of the first row that load at once. A phone shows three of them, a desktop six. */
const inSight = 3;

export interface CategoryRowsProps {
  Card: ComponentType<{ product: ProductSummary; eager?: boolean }>;
  belowFirst?: ReactNode;
}

/** Renders one row for each category. */
export function CategoryRows({ Card, belowFirst }: CategoryRowsProps) {
  const { data: categories = [] } = catalogueApi.useGetCategoriesQuery();
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      {categories.map((category, position) => (
        <Fragment key={category._id}>
          <Suspense>
            <CategoryRow
              category={category}
              Card={Card}
              first={position < rowsAtOnce}
              inSight={position === 0 ? inSight : 0}
            />
          </Suspense>
          {position === 0 && belowFirst}
        </Fragment>
      ))}
    </Stack>
  );
}
