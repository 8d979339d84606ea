import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import { productLink } from '../contract/links.js';
import type { Product } from '../contract/product.js';
import type { CallBody } from '../contract/schemas.js';
import { granted } from './support/client.js';
import { password, type TestCustomer, unique } from './support/customer.js';
import { approve, foundRating, ratedProduct, receives } from './support/rating.js';
import { openTestShop, type TestShop } from './support/shop.js';
import { waitUntil } from './support/waitUntil.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

type Given = Omit<CallBody<'rating', 'save'>, 'productId'>;

const save = (customer: TestCustomer, { _id: productId }: Product, given: Given) =>
  customer.call(calls.rating.save, { body: { productId, ...given } });
const own = async (customer: TestCustomer, ...products: Product[]) => {
  const productIds = products.map(({ _id }) => _id);
  return granted(await customer.call(calls.rating.own, { body: { productIds } })).data;
};
const reviews = async ({ _id: productId }: Product, page = 1) =>
  granted(await shop.call(calls.rating.list, { body: { productId, page } }));
/** Returns the average and count that the lists and the page of a product show. */
const ratingOf = async ({ _id: productId }: Product) => {
  const details = granted(await shop.call(calls.product.details, { body: { productId } })).data;
  const [summary] = granted(await shop.call(calls.product.summaries, { body: { ids: [productId] } })).data;
  expect(summary?.rating).toEqual(details.rating);
  return details.rating;
};
const customerWith = async (product: Product) => {
  const customer = await shop.customer();
  await receives(shop, customer, product);
  return customer;
};

describe('a rating', () => {
  test('of stars alone counts at once, in lists and on the page, and is no review', async () => {
    const product = await shop.sells();
    expect(await ratingOf(product)).toBeUndefined();
    await ratedProduct(shop, product, { stars: 5 });
    await ratedProduct(shop, product, { stars: 4, name: 'Asha' });
    await ratedProduct(shop, product, { stars: 4 });
    expect(await ratingOf(product)).toEqual({ average: 4.3, count: 3 });
    expect(await reviews(product)).toMatchObject({ data: [], totalCount: 0, starCounts: [0, 0, 0, 2, 1] });
  });

  test('with a text is shown and counted once an admin has approved it', async () => {
    const product = await shop.sells();
    const word = unique('creamy');
    const asha = await ratedProduct(shop, product, { stars: 3, text: ` ${word} `, name: 'Asha' });
    expect(await own(asha, product)).toMatchObject([{ rating: { state: 'pending', text: word } }]);
    expect([await ratingOf(product), (await reviews(product)).data]).toEqual([undefined, []]);
    await approve(shop, word);
    expect(await ratingOf(product)).toEqual({ average: 3, count: 1 });
    const { data, starCounts } = await reviews(product);
    expect(data).toEqual([
      { _id: expect.any(String), stars: 3, text: word, name: 'Asha', at: expect.any(String) },
    ]);
    expect(starCounts).toEqual([0, 0, 1, 0, 0]);
    expect(await own(asha, product)).toMatchObject([{ rating: { state: 'approved' } }]);
  });

  test('is refused to all but those to whom the product was delivered', async () => {
    const [product, other] = [await shop.sells(), await shop.sells()];
    const stranger = await customerWith(other);
    const waiting = await shop.customer();
    await waiting.adds(product);
    const { orderId } = await waiting.placesOrder();
    const refused = { status: 409, json: { code: 'notBought' } };
    for (const customer of [stranger, waiting]) {
      expect(await save(customer, product, { stars: 1 })).toMatchObject(refused);
      expect(await own(customer, product)).toEqual([]);
    }
    granted(await waiting.call(calls.order.cancel, { body: { orderId } }));
    expect(await save(waiting, product, { stars: 1 })).toMatchObject(refused);
    const body = { productId: product._id, stars: 1 };
    expect((await shop.call(calls.rating.save, { body })).status).toBe(401);
    expect(await ratingOf(product)).toBeUndefined();
    await receives(shop, waiting, product);
    granted(await save(waiting, product, { stars: 1 }));
    expect(await own(stranger, product, other)).toEqual([{ productId: other._id }]);
  });

  test('is refused with wrong stars or too long a text, and for what is no longer sold', async () => {
    const product = await shop.sells();
    const customer = await customerWith(product);
    const productId = product._id;
    for (const wrongBody of [
      ...[0, 6, 2.5, 'many', undefined].map((stars) => ({ productId, stars })),
      { productId, stars: 3, text: 'x'.repeat(limits.ratingText + 1) },
      { productId, stars: 3, name: 'x'.repeat(limits.ratingName + 1) },
      { productId: 'milk', stars: 3 },
    ])
      expect((await customer.call(calls.rating.save, { wrongBody })).status).toBe(400);
    granted(await admin.call(calls.product.remove, { body: { _id: productId } }));
    expect((await save(customer, product, { stars: 3 })).status).toBe(404);
    expect((await shop.call(calls.rating.list, { body: { productId } })).status).toBe(404);
    expect(await own(customer, product)).toEqual([]);
  });

  test('W-35 is one for each customer and product, whoever sends it twice or at once', async () => {
    const product = await shop.sells();
    const asha = await customerWith(product);
    const answers = await Promise.all([1, 2, 3, 4, 5].map((stars) => save(asha, product, { stars })));
    answers.forEach(granted);
    expect(await ratingOf(product)).toMatchObject({ count: 1 });
    const before = (await own(asha, product))[0]?.rating;
    granted(await save(asha, product, { stars: before?.stars ?? 0 }));
    expect((await own(asha, product))[0]?.rating).toEqual(before);
  });

  test('can be changed: new words wait again, new stars of words that were read do not', async () => {
    const product = await shop.sells();
    const word = unique('fresh');
    const asha = await ratedProduct(shop, product, { stars: 5, text: word });
    await approve(shop, word);
    granted(await save(asha, product, { stars: 2, text: word }));
    expect(await ratingOf(product)).toEqual({ average: 2, count: 1 });
    for (const changed of [{ text: `${word} and cold` }, { text: word, name: 'Asha' }]) {
      granted(await save(asha, product, { stars: 2, ...changed }));
      expect(await ratingOf(product)).toBeUndefined();
      expect((await reviews(product)).data).toEqual([]);
      await approve(shop, word);
      expect(await ratingOf(product)).toEqual({ average: 2, count: 1 });
    }
    granted(await save(asha, product, { stars: 1 }));
    expect(await ratingOf(product)).toEqual({ average: 1, count: 1 });
    expect((await reviews(product)).data).toEqual([]);
  });

  test('can be removed by its customer alone, and no longer counts then', async () => {
    const product = await shop.sells();
    const [asha, bina] = [await ratedProduct(shop, product, { stars: 5 }), await customerWith(product)];
    const body = { productId: product._id };
    granted(await bina.call(calls.rating.remove, { body }));
    expect(await ratingOf(product)).toEqual({ average: 5, count: 1 });
    for (const _repeat of [1, 2]) granted(await asha.call(calls.rating.remove, { body }));
    expect(await ratingOf(product)).toBeUndefined();
    expect(await own(asha, product)).toEqual([{ productId: product._id }]);
  });
});

test('reviews come in pages, the newest first, and without who wrote them', async () => {
  const product = await shop.sells();
  const word = unique('tasty');
  const texts = Array.from({ length: limits.pageSize.reviews + 1 }, (_, place) => `${word} ${place}`);
  for (const text of texts) {
    await ratedProduct(shop, product, { stars: 4, text });
    await approve(shop, text);
  }
  const [first, second] = [await reviews(product), await reviews(product, 2)];
  expect([...first.data, ...second.data].map(({ text }) => text)).toEqual(texts.toReversed());
  expect(first).toMatchObject({ page: 1, totalPage: 2, totalCount: texts.length });
  expect(Object.keys(first.data[0] ?? {}).sort()).toEqual(['_id', 'at', 'name', 'stars', 'text']);
});

describe('moderation', () => {
  const moderate = (row: typeof calls.rating.approve | typeof calls.rating.reject, body: object) =>
    admin.call(row, { wrongBody: body });
  const list = async (body: CallBody<'rating', 'adminRatings'>) =>
    granted(await admin.call(calls.rating.adminRatings, { body }));

  test('is for admins alone', async () => {
    const product = await shop.sells();
    const word = unique('spicy');
    const asha = await ratedProduct(shop, product, { stars: 5, text: word });
    const { _id, revision } = await foundRating(shop, word);
    for (const row of [calls.rating.adminRatings, calls.rating.approve, calls.rating.reject])
      for (const call of [asha.call, shop.call])
        expect([401, 403]).toContain(
          (await call<unknown, unknown>(row, { wrongBody: { _id, revision } })).status,
        );
    expect((await foundRating(shop, word)).state).toBe('pending');
  });

  test('tells the customer the reason of a rejection, and what is changed then waits again', async () => {
    const product = await shop.sells();
    const word = unique('rude');
    const asha = await ratedProduct(shop, product, { stars: 1, text: word });
    const { _id, revision } = await foundRating(shop, word);
    granted(await moderate(calls.rating.reject, { _id, revision, reason: 'Please stay polite.' }));
    const rejected = { state: 'rejected', reason: 'Please stay polite.' };
    expect(await own(asha, product)).toMatchObject([{ rating: rejected }]);
    granted(await save(asha, product, { stars: 1, text: word }));
    expect(await own(asha, product)).toMatchObject([{ rating: rejected }]);
    granted(await save(asha, product, { stars: 1 }));
    const [{ rating } = { rating: undefined }] = await own(asha, product);
    expect([rating?.state, rating?.reason]).toEqual(['pending', undefined]);
    expect(await ratingOf(product)).toBeUndefined();
  });

  test('takes back what was approved', async () => {
    const product = await shop.sells();
    const word = unique('advert');
    await ratedProduct(shop, product, { stars: 5, text: word });
    await approve(shop, word);
    const { _id, revision } = await foundRating(shop, word);
    granted(await moderate(calls.rating.reject, { _id, revision }));
    expect([await ratingOf(product), (await reviews(product)).data]).toEqual([undefined, []]);
  });

  test('W-34 does not approve words that the customer wrote after the admin had read it', async () => {
    const product = await shop.sells();
    const word = unique('mild');
    const asha = await ratedProduct(shop, product, { stars: 5, text: word });
    const { _id, revision } = await foundRating(shop, word);
    granted(await save(asha, product, { stars: 5, text: `${word} buy elsewhere` }));
    expect(await moderate(calls.rating.approve, { _id, revision })).toMatchObject({
      status: 409,
      json: { code: 'staleRevision', data: { text: `${word} buy elsewhere`, state: 'pending' } },
    });
    expect(await ratingOf(product)).toBeUndefined();
  });

  test('finds ratings by product, name, text and order, and counts each state', async () => {
    const product = await shop.sells({ name: unique('Jackfruit') });
    const [word, name] = [unique('sticky'), unique('Farida')];
    await ratedProduct(shop, product, { stars: 2, text: `Very ${word}`, name });
    const { orderId } = await foundRating(shop, word);
    await ratedProduct(shop, product, { stars: 5 });
    for (const search of [word, name, orderId])
      expect((await list({ search })).data.map(({ text }) => text)).toEqual([`Very ${word}`]);
    const search = product.name;
    const { totalCount, counts } = await list({ search });
    expect([totalCount, counts]).toEqual([2, { pending: 1, approved: 1, rejected: 0 }]);
    const pending = await list({ search, state: 'pending' });
    expect([pending.data.map(({ stars }) => stars), pending.counts]).toEqual([[2], counts]);
    const { needs } = granted(await admin.call(calls.statistics.home)).data;
    expect(needs.ratings).toBe((await list({})).counts.pending);
  });

  test('W-35 counts every rating when many are approved at once', async () => {
    const product = await shop.sells({ stock: 100 });
    const word = unique('sweet');
    await Promise.all(
      [1, 2, 3, 4, 5, 5, 5, 5].map((stars) => ratedProduct(shop, product, { stars, text: word })),
    );
    const { data } = await list({ search: word });
    const answers = await Promise.all(
      data.map(({ _id, revision }) => admin.call(calls.rating.approve, { body: { _id, revision } })),
    );
    answers.forEach(granted);
    expect((await reviews(product)).starCounts).toEqual([1, 1, 1, 1, 4]);
    expect(await ratingOf(product)).toEqual({ average: 3.8, count: 8 });
  });
});

test('the account deletion removes the ratings, also from the sums', async () => {
  const [milk, bread] = [await shop.sells(), await shop.sells()];
  await ratedProduct(shop, milk, { stars: 1 });
  const asha = await ratedProduct(shop, milk, { stars: 5 });
  await receives(shop, asha, bread);
  granted(await save(asha, bread, { stars: 4 }));
  granted(await asha.call(calls.user.remove, { body: { password } }));
  const sums = async () => [await ratingOf(milk), await ratingOf(bread)];
  await waitUntil(sums, ([, second]) => second === undefined);
  expect(await sums()).toEqual([{ average: 1, count: 1 }, undefined]);
  expect(await shop.collection('ratings').countDocuments({ product: milk.name })).toBe(1);
});

test('an edit of the product keeps its ratings, and no call shows how they are stored', async () => {
  const product = await shop.sells();
  await ratedProduct(shop, product, { stars: 5 });
  const body = { _id: product._id, price: 50 };
  granted(await admin.call(calls.product.update, { body }));
  expect(await ratingOf(product)).toEqual({ average: 5, count: 1 });
  const productId = product._id;
  for (const answer of [
    await shop.call(calls.product.details, { body: { productId } }),
    await admin.call(calls.product.stored, { body: { productId } }),
    await admin.call(calls.product.table, { body: { search: product.name } }),
    await shop.call(calls.product.search, { body: { search: product.name } }),
  ])
    expect(JSON.stringify(answer.json)).not.toContain('starCounts');
});

test('search engines read the sum and the newest reviews, of rated products only', async () => {
  const product = await shop.sells();
  const jsonLd = async () => {
    const page = await fetch(shop.url + productLink(product), { headers: { accept: 'text/html' } });
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await page.text()) ?? [];
    return JSON.parse(json) as Record<string, unknown>;
  };
  for (const field of ['aggregateRating', 'review']) expect(await jsonLd()).not.toHaveProperty(field);
  const word = unique('</script>');
  await ratedProduct(shop, product, { stars: 4, text: word });
  await ratedProduct(shop, product, { stars: 5 });
  expect(await jsonLd()).toMatchObject({ aggregateRating: { ratingValue: 5, ratingCount: 1 } });
  expect(await jsonLd()).not.toHaveProperty('review');
  await shop
    .collection('ratings')
    .updateOne({ text: word }, { $set: { at: new Date('2026-01-01T20:00:00Z') } });
  await approve(shop, word);
  expect(await jsonLd()).toMatchObject({
    '@type': 'Product',
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 2, bestRating: 5 },
    review: [
      {
        '@type': 'Review',
        reviewBody: word,
        reviewRating: { ratingValue: 4 },
        author: { name: 'A customer' },
        datePublished: '2026-01-02', // in India
      },
    ],
  });
});
