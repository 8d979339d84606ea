import { randomInt } from 'node:crypto';
import { calls } from '../../contract/calls.js';
import { noBanner } from '../../contract/bannerTexts.js';
import { usualRules } from '../../contract/deliveryRules.js';
import { granted } from '../support/client.js';
import type { TestCustomer } from '../support/customer.js';
import { unique } from '../support/customer.js';
import { deliver } from '../support/fullLife.js';
import { ratedProduct } from '../support/rating.js';
import { imageFile } from '../support/image.js';
import type { TestShop } from '../support/shop.js';
import { newCategory, newCategoryPair, image } from '../catalogue/category.js';

type Sent = { wrongBody: unknown } | { form: FormData };

/** Says what to send so that an admin's write call succeeds, and so that it is rejected. */
interface Attempt {
  works: () => Promise<Sent>;
  refused: () => Promise<Sent>;
}

const nobody = 'f'.repeat(24);

const upload = (bytes: Uint8Array<ArrayBuffer>): Sent => {
  const form = new FormData();
  form.append('image', new Blob([bytes], { type: 'image/png' }), 'picture.png');
  return { form };
};

/** Returns an attempt for every write call that only admins may make, by the call's id. */
export const attemptsIn = (shop: TestShop, admin: TestCustomer): Record<string, Attempt> => {
  const send = (make: () => object | Promise<object>) => async (): Promise<Sent> => ({
    wrongBody: await make(),
  });
  const ordered = async () => {
    const customer = await shop.customer();
    await customer.adds(await shop.sells());
    return (await customer.placesOrder()).orderId;
  };
  const products = () => ({ name: unique('Rice'), unit: '1 kg', price: 10, stock: 5 });
  const bulk = (change: object) => ({
    works: send(async () => ({ ids: [(await shop.sells())._id, (await shop.sells())._id], change })),
    refused: send(async () => ({ ids: [(await shop.sells())._id, nobody], change })),
  });

  const rating = async () => {
    const product = await shop.sells();
    await ratedProduct(shop, product, { stars: 4, text: 'Fresh' });
    const stored = await shop.collection('ratings').findOne({ product: product.name });
    return { _id: String(stored?._id), revision: Number(stored?.revision) };
  };
  const moderation = {
    works: send(rating),
    refused: send(async () => ({ ...(await rating()), revision: 999 })),
  };

  return {
    'category.create': {
      works: send(() => ({ name: unique('Dairy'), image: image })),
      refused: send(async () => ({ name: (await newCategory(admin)).name, image: image })),
    },
    'category.update': {
      works: send(async () => ({ ...(await newCategory(admin)), name: unique('Dairy') })),
      refused: send(() => ({ _id: nobody, name: unique('Dairy'), image: image })),
    },
    'category.remove': {
      works: send(async () => ({ _id: (await newCategory(admin))._id })),
      refused: send(async () => ({ _id: (await newCategoryPair(admin)).category._id })),
    },
    'file.upload': {
      works: () => Promise.resolve(upload(new Uint8Array(imageFile().buffer))),
      refused: () => Promise.resolve(upload(new Uint8Array([1, 2, 3]))),
    },
    'subcategory.create': {
      works: send(async () => ({
        name: unique('Milk'),
        image: image,
        category: [await newCategory(admin)],
      })),
      refused: send(() => ({ name: unique('Milk'), image: image, category: [nobody] })),
    },
    'subcategory.update': {
      works: send(async () => ({ ...(await newCategoryPair(admin)).subCategory, name: unique('Milk') })),
      refused: send(async () => ({ ...(await newCategoryPair(admin)).subCategory, category: [nobody] })),
    },
    'subcategory.remove': {
      works: send(async () => ({ _id: (await newCategoryPair(admin)).subCategory._id })),
      refused: send(async () => {
        const { category, subCategory } = await newCategoryPair(admin);
        await shop.sells({ category: [category], subCategory: [subCategory] });
        return { _id: subCategory._id };
      }),
    },
    'delivery.update': {
      works: send(() => ({ ...usualRules, freeFrom: randomInt(1, 1_000_000) })),
      refused: send(() => ({ ...usualRules, revision: 999 })),
    },
    'shop.updatePage': {
      works: send(() => ({ page: 'help', body: unique('Call us'), bodyHindi: '' })),
      refused: send(() => ({ page: 'help', body: '', bodyHindi: '', revision: 999 })),
    },
    'home.updateBanner': {
      works: send(() => ({ ...noBanner, title: unique('Sweets'), revision: undefined })),
      refused: send(() => ({ ...noBanner, revision: 999 })),
    },
    'search.updateWords': {
      works: send(async () => {
        const { groups, revision } = granted(await admin.call(calls.search.synonyms)).data;
        return { groups: [...groups, [unique('okra'), unique('bhindi')]], revision };
      }),
      refused: send(() => ({ groups: [], revision: 999 })),
    },
    'search.forget': {
      works: send(async () => {
        // a search with many digits counts as a phone number
        const search = unique('dragonfruit').replaceAll(/\d/g, 'x');
        granted(await shop.call(calls.search.noResults, { body: { search } }));
        return { search };
      }),
      refused: send(() => ({ search: unique('never missed') })),
    },
    'product.create': { works: send(products), refused: send(() => ({ ...products(), category: [nobody] })) },
    'product.update': {
      works: send(async () => ({ _id: (await shop.sells())._id, price: 12.5 })),
      refused: send(async () => ({ _id: (await shop.sells())._id, price: 12.5, revision: 7 })),
    },
    'product.remove': {
      works: send(async () => ({ _id: (await shop.sells())._id })),
      refused: send(() => ({ _id: nobody })),
    },
    'product.bulk': bulk({ kind: 'discount', percent: 10 }),
    'order.advance': {
      works: send(async () => ({ orderId: await ordered(), from: 'placed', to: 'packed' })),
      refused: send(async () => ({ orderId: await ordered(), from: 'packed', to: 'cancelled' })),
    },
    'order.note': {
      works: send(async () => ({ orderId: await ordered(), note: 'Call first' })),
      refused: send(() => ({ orderId: 'TK-0000-0000', note: 'Call first' })),
    },
    'rating.approve': moderation,
    'rating.reject': moderation,
    'order.answerProblem': {
      works: send(async () => {
        const customer = await shop.customer();
        await customer.adds(await shop.sells());
        const { orderId } = await customer.placesOrder();
        await deliver(admin, orderId);
        const body = { orderId, kind: 'missing', text: 'No milk' } as const;
        const { problems = [] } = granted(await customer.call(calls.order.reportProblem, { body })).data;
        return { orderId, at: problems[0]?.at, text: 'Sorry' };
      }),
      refused: send(async () => ({ orderId: await ordered(), at: new Date().toISOString(), text: 'Sorry' })),
    },
  };
};
