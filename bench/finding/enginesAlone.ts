// Measures a search engine without the shop, in a process of its own, so that only its memory is counted.
import MiniSearch from 'minisearch';
import { defaultSynonyms } from '../../api/catalogue/search/defaultSynonyms.js';
import { ProductSearch } from '../../api/catalogue/search/productSearch.js';
import type { SearchText } from '../../api/catalogue/search/searchText.js';
import { limits } from '../../contract/limits.js';
import { answerParent, memoryNow } from '../harness/child.js';
import { statisticsOf, timed } from '../harness/measurements.js';
import type { EngineAnswer, EngineQuestion } from './engineNames.js';
import { keystrokesOf, queriesOf } from './keystrokes.js';
import { multiplied, readStock } from './stock.js';

type Find = (search: string) => number;

const shopSearch = (texts: readonly SearchText[]): Find => {
  const search = new ProductSearch(defaultSynonyms);
  for (const text of texts) search.put(text, true);
  return (asked) => search.find(asked).found.ids(0, limits.pageSize.search).length;
};

const miniSearch = (texts: readonly SearchText[]): Find => {
  const fields = ['name', 'brand', 'categories', 'details', 'unit', 'description'];
  const search = new MiniSearch<SearchText>({ fields });
  search.addAll(texts);
  const searchOptions = {
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND',
    boost: { name: 5, brand: 3 },
  } as const;
  return (asked) => search.search(asked, searchOptions).slice(0, limits.pageSize.search).length;
};

const engines = { shop: shopSearch, minisearch: miniSearch };

const measure = async ({ engine, file, products, queries, seed }: EngineQuestion): Promise<EngineAnswer> => {
  const stock = await readStock(file);
  const listed = stock.map((product) => product.listed);
  const texts = multiplied(stock, products).map(({ text }) => text);
  const before = memoryNow().heap;
  const begun = performance.now();
  const find = engines[engine](texts);
  const build = performance.now() - begun;
  const heap = memoryNow().heap - before;
  await timed(keystrokesOf(queriesOf(listed, Math.ceil(queries / 4), `${seed} warm-up`)), find);
  let found = 0;
  const durations = await timed(keystrokesOf(queriesOf(listed, queries, seed)), (search) => {
    if (find(search)) found += 1;
  });
  // `texts` is used here so that it is not garbage-collected before the memory is measured.
  return {
    products: texts.length,
    statistics: statisticsOf(durations),
    build,
    heap,
    answered: found / durations.length,
  };
};

answerParent<EngineQuestion>(measure);
