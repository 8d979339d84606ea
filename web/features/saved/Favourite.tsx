import type { ProductSummary } from '../../../contract/product.js';
import { FavouriteButton } from '../../../ui/FavouriteButton/FavouriteButton.js';
import { nameWithUnit } from '../../../ui/UnitLine/UnitLine.js';
import { useIsFavourite, useSave } from './useSaved.js';

/** Renders the heart of a product. */
export function Favourite({ product }: { product: ProductSummary }) {
  const { _id: productId } = product;
  const favourite = useIsFavourite(productId);
  const save = useSave();
  return (
    <FavouriteButton
      name={nameWithUnit(product)}
      favourite={favourite}
      onChange={(wanted) => save({ productId, favourite: wanted })}
    />
  );
}
