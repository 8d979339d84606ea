/** How many there are at each stock level: something but no more than the setting, or nothing. */
export const stockCounts = (products: readonly { stock: number }[], lowStock: number) => ({
  all: products.length,
  low: products.filter(isLow(lowStock)).length,
  out: products.filter(isOut).length,
});

export const isOut = ({ stock }: { stock: number }): boolean => stock === 0;
export const isLow =
  (lowStock: number) =>
  ({ stock }: { stock: number }): boolean =>
    stock > 0 && stock <= lowStock;
