import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { waitUntil } from '../../../tests/support/waitUntil.js';
import { TopOffers } from './topOffers.js';

interface Offer {
  _id: string;
  discount: number;
  price: number;
  stock: number;
}

/** Puts products into a ranking; returns it with the products by id. */
const offersOf = (...products: Offer[]) => {
  const all = new Map(products.map((product) => [product._id, product]));
  const offers = new TopOffers({ ids: () => [...all.keys()], get: (id) => all.get(id) });
  for (const product of products) offers.put(product);
  const put = (product: Offer) => {
    all.set(product._id, product);
    offers.put(product);
  };
  return { offers, put };
};
const product = (_id: string, discount: number, { price = 100, stock = 1 } = {}): Offer => ({
  _id,
  discount,
  price,
  stock,
});

test('ranks the largest discount first, then the larger saving, then the older product', () => {
  const { offers } = offersOf(
    product('c', 10),
    product('a', 10),
    product('b', 30),
    product('d', 10, { price: 500 }),
  );
  expect(offers.best(10)).toEqual(['b', 'd', 'a', 'c']);
  expect(offers.best(2)).toEqual(['b', 'd']);
});

test('a product without a discount or without stock is no offer', () => {
  const { offers, put } = offersOf(product('a', 0), product('b', 20, { stock: 0 }), product('c', 5));
  expect(offers.best(10)).toEqual(['c']);
  put(product('b', 20));
  put(product('c', 5, { stock: 0 }));
  expect(offers.best(10)).toEqual(['b']);
  offers.delete('b');
  expect(offers.best(10)).toEqual([]);
});

const id = (number: number) => String(number).padStart(4, '0');
const many = Array.from({ length: 300 }, (_, at) => product(id(at), 1 + (at % 50)));
const ranked = (products: readonly Offer[]) =>
  products
    .filter(({ discount, stock }) => discount > 0 && stock > 0)
    .toSorted((one, other) => other.discount - one.discount || (one._id < other._id ? -1 : 1))
    .map(({ _id }) => _id);

test('of many offers it knows the best, also when most of those it ranked sell out one by one', async () => {
  const { offers, put } = offersOf(...many);
  const now = new Map(many.map((one) => [one._id, one]));
  expect(offers.best(12)).toEqual(ranked(many).slice(0, 12));
  for (const gone of ranked(many).slice(0, 95)) {
    const soldOut = { ...product(gone, 40), stock: 0 };
    now.set(gone, soldOut);
    put(soldOut);
    expect(offers.best(12)).toEqual(ranked([...now.values()]).slice(0, 12));
    await nextTurn();
  }
});

test('when all ranked offers sell out at once, the others follow, with the changes made meanwhile', async () => {
  const { offers, put } = offersOf(...many);
  for (const gone of ranked(many).slice(0, 100)) put({ ...product(gone, 40), stock: 0 });
  expect(offers.best(12)).toEqual([]);
  const [first = '', ...rest] = ranked(many).slice(100);
  put({ ...product(first, 40), stock: 0 });
  put(product('new', 90));
  const best = await waitUntil(
    async () => offers.best(12),
    ({ length }) => length === 12,
  );
  expect(best).toEqual(['new', ...rest.slice(0, 11)]);
});

test('a low offer does not overtake those that are not ranked', () => {
  const { offers, put } = offersOf(...many);
  for (const gone of ranked(many).slice(0, 90)) put({ ...product(gone, 40), stock: 0 });
  put(product('late', 0.5));
  expect(offers.best(12)).not.toContain('late');
});
