import { hash, pick } from '../../cli/random.js';
import { demoStock, type Stocked, stockOfFile } from '../../tests/search/quality/stock.js';

/** Reads a product file, or else the demo catalogue. */
export const readStock = async (file?: string): Promise<Stocked[]> =>
  file ? stockOfFile(file) : demoStock();

const beginnings = ['Ka', 'Shri', 'Ma', 'Vi', 'Su', 'Ra', 'De', 'Na', 'Go', 'Ta', 'Bha', 'Pri'] as const;
const middles = ['va', 'ri', 'ndo', 'la', 'mi', 'sha', 'ke', 'tu', 'nna', 'dhi', 'ro', 'ja'] as const;
const ends = ['ra', 'ni', 'ka', 'sh', 'na', 'li', 'van', 'ti', 'ya', 'ru', 'pa', 'm'] as const;

/** Returns one of 1,728 invented brand names, the same one for the same text. */
const invented = (text: string) =>
  pick(beginnings, `${text} 1`) + pick(middles, `${text} 2`) + pick(ends, `${text} 3`);

const variant = ({ text, listed }: Stocked, round: number): Stocked => {
  const id = `${listed.id}-${round}`;
  const brand = hash(id) % 3 ? listed.brand : invented(`brand ${hash(id) % 5_000}`);
  const name = `${invented(id)} ${listed.name} ${(hash(id) % 9) + 1}`;
  return {
    text: { ...text, id, name, brand, details: text.details.replace(listed.brand, brand) },
    listed: { ...listed, id, name, brand },
  };
};

/**
 * Repeats the products under other names until there are `count` of them. The result is the same for the same
 * products.
 */
export const multiplied = (stock: readonly Stocked[], count: number): Stocked[] => {
  const many = [...stock];
  for (let round = 1; many.length < count; round++)
    for (const product of stock.slice(0, count - many.length)) many.push(variant(product, round));
  return many;
};
