import type { ProductSummary } from '../../contract/product.js';

/** What tells a product from its namesakes, for the names of buttons: "Amul milk, 500 ml". */
export const nameWithUnit = ({ name, unit }: Pick<ProductSummary, 'name' | 'unit'>): string =>
  unit ? `${name}, ${unit}` : name;
