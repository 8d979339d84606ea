import { limits } from '../../contract/limits.js';
import { measuredOf } from '../../contract/unitText.js';
import type { ProductWithCategories } from './catalogueProjection.service.js';

const unitKey = (unit: string): string => unit.toLowerCase().replace(/\s+/g, '');

/** Compares two products by their size: what has no size comes last. */
const bySize = (one: ProductWithCategories, other: ProductWithCategories): number =>
  (measuredOf(one.unit)?.size ?? Infinity) - (measuredOf(other.unit)?.size ?? Infinity) ||
  one.price - other.price;

/**
 * Returns the products of a family to choose a size from, the smallest first; none if there is only one size. Of several
 * with the same unit, which a customer could not tell apart, it keeps the shown product, or else the first in stock.
 */
export const sizesIn = (
  family: readonly ProductWithCategories[],
  shown: ProductWithCategories,
): ProductWithCategories[] => {
  const others = family.filter(({ _id }) => _id !== shown._id);
  const inStockFirst = [
    ...others.filter(({ stock }) => stock > 0),
    ...others.filter(({ stock }) => stock === 0),
  ];
  const byUnit = new Map<string, ProductWithCategories>();
  for (const product of [shown, ...inStockFirst])
    if (!byUnit.has(unitKey(product.unit))) byUnit.set(unitKey(product.unit), product);
  const sizes = [...byUnit.values()].slice(0, limits.sizes).sort(bySize);
  return sizes.length > 1 ? sizes : [];
};
