import type { Product } from '../../contract/product.js';
import { EntryCard } from '../EntryCard/EntryCard.js';

export interface ProductAdminCardProps<P extends Pick<Product, 'name' | 'image' | 'unit'>> {
  /** Its name, unit and first picture. */
  product: P;
  /** The pencil was pressed. */
  onEdit: (product: P) => void;
  /** The bin was pressed: ask before anything is deleted. */
  onDelete: (product: P) => void;
}

/** A product in the dashboard: its first picture, name, unit, Edit and Delete (S-077). */
export function ProductAdminCard<P extends Pick<Product, 'name' | 'image' | 'unit'>>(
  props: ProductAdminCardProps<P>,
) {
  const { product, onEdit, onDelete } = props;
  return (
    <EntryCard
      name={product.name}
      src={product.image[0]}
      detail={product.unit}
      onEdit={() => onEdit(product)}
      onDelete={() => onDelete(product)}
    />
  );
}
