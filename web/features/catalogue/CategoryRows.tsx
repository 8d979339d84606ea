import Stack from '@mui/material/Stack';
import type { ComponentType } from 'react';
import type { Product } from '../../../contract/product.js';
import { CategoryRow } from './CategoryRow.js';
import { useCatalogue } from './useCatalogue.js';

/** The number of rows at the top that load without scrolling. */
const atOnce = 2;

/** Renders one row for each category. */
export function CategoryRows({ Card }: { Card: ComponentType<{ product: Product; eager?: boolean }> }) {
  const { categories = [] } = useCatalogue();
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      {categories.map((category, position) => (
        <CategoryRow key={category._id} category={category} Card={Card} first={position < atOnce} />
      ))}
    </Stack>
  );
}
