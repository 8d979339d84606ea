import Stack from '@mui/material/Stack';
import { skipToken } from '@reduxjs/toolkit/query';
import { memo, Suspense } from 'react';
import type { ListedCategory } from '../../../contract/category.js';
import { categoryTileLink } from '../../../contract/links.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { CardRow, eagerImages, type ShownCard } from '../../app/CardRow.js';
import { useNear } from '../../app/useNear.js';
import { catalogueApi } from './catalogueApi.js';

/** The number of rows at the top that load without scrolling; offers and best sellers are above them. */
export const rowsAtOnce = 1;

export interface CategoryRowsProps {
  Card: ShownCard;
  /** Whether the first row is in the first view, so that its images load at once. */
  inSight: boolean;
}

/** Renders one row for each category. */
export function CategoryRows({ Card, inSight }: CategoryRowsProps) {
  const { data: categories = [] } = catalogueApi.useGetCategoriesQuery();
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      {categories.map((category, position) => (
        <Row
          key={category._id}
          category={category}
          Card={Card}
          first={position < rowsAtOnce}
          eager={inSight && position === 0 ? eagerImages : 0}
        />
      ))}
    </Stack>
  );
}

interface CategoryRowProps {
  category: ListedCategory;
  Card: ShownCard;
  /** Whether the row loads at once; other rows load when the customer scrolls near them. */
  first: boolean;
  /** The number of images that load at once, because they are in the first view. */
  eager: number;
}

/** Is rendered again only when its own props change: React takes over the rows of a served page one after the other. */
const Row = memo((props: CategoryRowProps) => (
  <Suspense>
    <CategoryRow {...props} />
  </Suspense>
));

/** Renders a row of a category's products. An empty category takes no room. */
function CategoryRow({ category, Card, first, eager }: CategoryRowProps) {
  const [place, near] = useNear<HTMLDivElement>(first);
  const query = catalogueApi.useGetCategoryProductsQuery(near ? { id: category._id } : skipToken);
  const { data, error, isFetching, refetch } = query;
  if (data?.length === 0) return null;
  if (error && !data) return <ErrorState title={category.name} onRetry={refetch} retrying={isFetching} />;
  return (
    <div ref={place}>
      <CardRow
        Card={Card}
        title={category.name}
        href={categoryTileLink(category)}
        products={data}
        eager={eager}
        far={!near} // the skeletons of many categories would all animate unseen
      />
    </div>
  );
}
