import { counted } from '../theme/counted.js';
import { useTexts } from '../theme/texts.js';

/** "1 product", "12 products". */
export const useProductCount = (count: number): string => {
  const { uses } = useTexts();
  return counted(uses.product, uses.products, count);
};
