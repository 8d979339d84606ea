import Button from '@mui/material/Button';
import type { Category } from '../../contract/category.js';
import { CategoryCard, type CategoryCardProps } from '../CategoryCard/CategoryCard.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { EntryGrid } from '../EntryGrid/EntryGrid.js';
import { PlusIcon } from '../icons/accountIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface CategoryAdminGridProps extends Pick<CategoryCardProps, 'onEdit' | 'onDelete'> {
  /** Categories in the order in which the shop shows them. */
  categories: readonly Category[];
  /** Whether the first load is running. */
  loading?: boolean;
  /** Called to add a category, from the empty state. */
  onAdd: () => void;
}

/** Renders all categories with Edit and Delete, a loading state and an empty state. */
export function CategoryAdminGrid(props: CategoryAdminGridProps) {
  const { categories, loading = false, onAdd, onEdit, onDelete } = props;
  const { categories: words } = useAdminMessages().catalogue;
  if (!loading && categories.length === 0)
    return (
      <EmptyState
        title={words.empty}
        text={words.emptyHint}
        action={
          <Button variant="contained" startIcon={<PlusIcon />} onClick={onAdd}>
            {words.add}
          </Button>
        }
      />
    );
  return (
    <EntryGrid label={loading ? words.loading : words.list} loading={loading}>
      {categories.map((category) => (
        <CategoryCard key={category._id} category={category} onEdit={onEdit} onDelete={onDelete} />
      ))}
    </EntryGrid>
  );
}
