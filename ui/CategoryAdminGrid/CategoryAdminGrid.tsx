import Button from '@mui/material/Button';
import type { Category } from '../../contract/category.js';
import { CategoryCard, type CategoryCardProps } from '../CategoryCard/CategoryCard.js';
import { EmptyState } from '../EmptyState/EmptyState.js';
import { EntryGrid } from '../EntryGrid/EntryGrid.js';
import { PlusIcon } from '../icons/accountIcons.js';
import { useAdminMessages } from '../theme/adminMessages.js';

export interface CategoryAdminGridProps extends Pick<CategoryCardProps, 'onEdit' | 'onDelete'> {
  /** In the order in which they stand in the shop. */
  categories: readonly Category[];
  /** The first ones are on their way. */
  loading?: boolean;
  /** The way on where there are none. */
  onAdd: () => void;
}

/** All categories to edit and delete; says so while they load and where there are none (S-063, S-064). */
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
