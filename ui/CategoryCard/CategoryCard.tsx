import type { Category } from '../../contract/category.js';
import { EntryCard } from '../EntryCard/EntryCard.js';

export interface CategoryCardProps {
  category: Category;
  onEdit: (category: Category) => void;
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
