import type { Product } from '../../contract/product.js';
import { EntryCard } from '../EntryCard/EntryCard.js';

export interface ProductAdminCardProps<P extends Pick<Product, 'name' | 'image' | 'unit'>> {
  /** The product; the card shows its name, unit and first image. */
  product: P;
  /** Called when the pencil is pressed. */
  onEdit: (product: P) => void;
  /** Called when the bin is pressed. The parent asks for confirmation before it deletes the product. */
  onDelete: (product: P) => void;
}

/** Shows a product in the dashboard: its first image, name and unit, with Edit and Delete. */
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
