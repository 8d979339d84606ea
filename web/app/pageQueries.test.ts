import { expect, test } from '@jest/globals';
import { loadPageData } from './pageQueries.js';
import { createStore } from './store.js';

const id = 'a'.repeat(24);

/** Returns the ids of the calls that loading a page's data makes, without the settings. */
const callsFor = async (link: string) => {
  const made: string[] = [];
  const store = createStore(async (call) => {
    made.push(call);
    return { data: [] };
  });
  await store.dispatch(loadPageData(link));
  return made.filter((call) => call !== 'shop.settings').sort();
};

test.each([
  ['/', ['category.list', 'home.page']],
  [`/Dairy-${id}`, ['category.list', 'product.bySubCategory', 'subcategory.list']],
  [`/product/Milk-${id}`, ['product.details', 'product.related']],
  ['/search?q=milk', ['product.search', 'product.suggest']],
  ['/search', ['product.search', 'search.popular']],
  ['/help', ['shop.page']],
  ['/refunds', ['shop.page']],
  ['/login', []],
  ['/dashboard/myorders', []],
  ['/product/none', []],
])('%s asks for %j', async (link, made) => {
  expect(await callsFor(link)).toEqual(made);
});
