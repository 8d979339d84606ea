import { categoryTileLink } from '../../../contract/links.js';
import { CategoryGrid } from '../../../ui/CategoryGrid/CategoryGrid.js';
import { CategoryTile } from '../../../ui/CategoryTile/CategoryTile.js';
import { EmptyState } from '../../../ui/EmptyState/EmptyState.js';
import { ErrorState } from '../../../ui/ErrorState/ErrorState.js';
import { useMessages } from '../../../ui/theme/messages.js';
import { catalogueApi } from './catalogueApi.js';

/** Renders all categories as tiles; each links to its first subcategory. */
export function CategoryTiles() {
  const { home } = useMessages().web;
  const { data: categories, isError, isFetching, refetch } = catalogueApi.useGetCategoriesQuery();
  if (isError && !categories && !isFetching) return <ErrorState onRetry={refetch} />;
  if (categories?.length === 0) return <EmptyState title={home.empty} text={home.emptyHint} />;
  return (
    <CategoryGrid label={home.categories} loading={!categories}>
      {categories?.map((category) => (
        <CategoryTile key={category._id} category={category} href={categoryTileLink(category)} />
      ))}
    </CategoryGrid>
  );
}
