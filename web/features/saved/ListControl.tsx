import type { ProductSummary } from '../../../contract/product.js';
import { AddToList, type AddToListProps } from '../../../ui/AddToList/AddToList.js';
import { nameWithUnit } from '../../../ui/UnitLine/UnitLine.js';
import { useListQuantity, useSave } from './useSaved.js';

export interface ListControlProps extends Pick<AddToListProps, 'compact'> {
  product: ProductSummary;
}

/** Renders the control by which a product comes on the weekly list. */
export default function ListControl({ product, ...root }: ListControlProps) {
  const { _id: productId } = product;
  const quantity = useListQuantity(productId);
  const save = useSave();
  return (
    <AddToList
      {...root}
      name={nameWithUnit(product)}
      quantity={quantity}
      onChange={(wanted) => save({ productId, quantity: wanted })}
    />
  );
}
