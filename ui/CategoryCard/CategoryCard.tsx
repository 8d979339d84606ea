import type { Category } from '../../contract/category.js';
import { EntryCard } from '../EntryCard/EntryCard.js';

export interface CategoryCardProps {
  /** Its name and picture. */
  category: Category;
  /** The pencil was pressed. */
  onEdit: (category: Category) => void;
  /** The bin was pressed: ask before anything is deleted. */
  onDelete: (category: Category) => void;
}

/** A category in the dashboard: its picture, Edit and Delete (S-063). */
export function CategoryCard({ category, onEdit, onDelete }: CategoryCardProps) {
  return (
    <EntryCard
      name={category.name}
      src={category.image}
      onEdit={() => onEdit(category)}
      onDelete={() => onDelete(category)}
    />
  );
}
