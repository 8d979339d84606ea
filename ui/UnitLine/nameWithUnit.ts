import type { ProductSummary } from '../../contract/product.js';

/**
 * Names a product with its unit for accessible names of buttons: "Amul milk, 500 ml". The unit distinguishes
 * products with the same name.
 */
export const nameWithUnit = ({ name, unit }: Pick<ProductSummary, 'name' | 'unit'>): string =>
  unit ? `${name}, ${unit}` : name;
