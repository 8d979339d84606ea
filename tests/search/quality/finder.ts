import { defaultSynonyms } from '../../../api/catalogue/search/defaultSynonyms.js';
import { ProductSearch } from '../../../api/catalogue/search/productSearch.js';
import { limits } from '../../../contract/limits.js';
import type { Listed } from './meaning.js';
import type { Stocked } from './stock.js';

/** Returns the first page of search results. */
export type Finder = (search: string) => Listed[];

/** Returns the shop's own search over a stock in which every product is available. */
export const searchOver = (stock: readonly Stocked[]): ProductSearch => {
  const search = new ProductSearch(defaultSynonyms);
  for (const { text } of stock) search.put(text, true);
  return search;
};

export const finderOver = (stock: readonly Stocked[], search = searchOver(stock)): Finder => {
  const listed = new Map(stock.map((product) => [product.listed.id, product.listed]));
  return (asked) =>
    search
      .find(asked)
      .found.ids(0, limits.pageSize.search)
      .flatMap((id) => listed.get(id) ?? []);
};
