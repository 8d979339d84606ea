import type { Category } from '../../contract/category.js';
import { EntryCard } from '../EntryCard/EntryCard.js';

export interface CategoryCardProps {
  /** The category, with its name and image. */
  category: Category;
  /** Called when Edit is pressed. */
  onEdit: (category: Category) => void;
  /** Called when Delete is pressed. Ask for confirmation before deleting. */
  onDelete: (category: Category) => void;
}

/** Renders a category in the dashboard, with its image, Edit and Delete. */
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
