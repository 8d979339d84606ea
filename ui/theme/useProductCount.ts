import { counted } from './counted.js';
import { useMessages } from './messages.js';

/** Formats a number of products: "1 product", "12 products". */
export const useProductCount = (count: number): string => {
  const { dependents } = useMessages();
  return counted(dependents.product, dependents.products, count);
};
