import type { Category } from '../../contract/category.js';
import { calls } from '../../contract/calls.js';
import type { Product } from '../../contract/product.js';
import type { CallBody } from '../../contract/schemas.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { type CallShop, clientOf, granted } from './client.js';
import { actingAs, admin as owner, logIn, newCustomer, type TestCustomer, unique } from './customer.js';

/** The shop that `openShop` has opened for all journeys, used over HTTP. */
export interface StockedShop {
  url: string;
  dataDir: string;
  /** Makes a call without a session, unless a token is given. */
  call: CallShop;
  /** Registers and logs in a new customer. */
  customer(name?: string): Promise<TestCustomer>;
  admin(): Promise<TestCustomer>;
  /**
   * Creates a product: 10 packets at ₹100 unless other fields are given. Price in rupees, discount in
   * percent.
   */
  sells(product?: Partial<CallBody<'product', 'create'>>): Promise<Product>;
  /** Creates a category with one subcategory and this many products in it. */
  listing(count: number): Promise<{ category: Category; subCategory: SubCategory; products: Product[] }>;
  /** Updates a product, as an admin does. */
  changes(product: Product, fields: Partial<CallBody<'product', 'update'>>): Promise<void>;
  /** Deletes a product. */
  drops(product: Product): Promise<void>;
  stockOf(product: { _id: string }): Promise<number>;
  categories(): Promise<Category[]>;
  subCategories(): Promise<SubCategory[]>;
  finds(search: string): Promise<Product[]>;
}

const setting = (name: string): string => {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run the journeys with playwright, which opens a shop first`);
  return value;
};

/**
 * Returns the item.
 * @throws Error if the item is not in the list
 */
const found = <Thing>(thing: Thing | undefined, name: string): Thing => {
  if (!thing) throw new Error(`${name} is not in the list though it was saved`);
  return thing;
};

export const stockedShop = (): StockedShop => {
  const url = setting('SHOP_URL');
  const call = clientOf(url);
  let boss: Promise<TestCustomer> | undefined;
  const becomeAdmin = async () => actingAs(await logIn(call, owner.email, owner.password), call);
  const admin = () => (boss ??= becomeAdmin());
  const categories = async () => granted(await call(calls.category.list)).data;
  const subCategories = async () => granted(await call(calls.subcategory.list)).data;

  const sells: StockedShop['sells'] = async (product = {}) => {
    const body = { name: unique('Amul milk'), unit: '500 ml', price: 100, stock: 10, ...product };
    return granted(await (await admin()).call(calls.product.create, { body })).data;
  };

  const listing: StockedShop['listing'] = async (count) => {
    const owner = await admin();
    const name = unique('Shelf');
    const image = (await categories())[0]?.image ?? '';
    granted(await owner.call(calls.category.create, { body: { name, image } }));
    const category = found(
      (await categories()).find((other) => other.name === name),
      name,
    );
    const below = `${name} daily`;
    granted(
      await owner.call(calls.subcategory.create, { body: { name: below, image, category: [category] } }),
    );
    const subCategory = found(
      (await subCategories()).find((other) => other.name === below),
      below,
    );
    const products: Product[] = [];
    for (let place = 1; place <= count; place += 1)
      products.push(
        await sells({
          name: `${name} ${place}`,
          category: [category],
          subCategory: [subCategory],
          image: [image],
        }),
      );
    return { category, subCategory, products };
  };

  return {
    url,
    dataDir: setting('SHOP_DATA'),
    call,
    customer: (name) => newCustomer(call, name),
    admin,
    sells,
    listing,
    changes: async ({ _id }, fields) => {
      granted(await (await admin()).call(calls.product.update, { body: { _id, ...fields } }));
    },
    drops: async ({ _id }) => {
      granted(await (await admin()).call(calls.product.remove, { body: { _id } }));
    },
    stockOf: async ({ _id: productId }) =>
      granted(await call(calls.product.details, { body: { productId } })).data.stock,
    categories,
    subCategories,
    finds: async (search) => granted(await call(calls.product.search, { body: { search } })).data,
  };
};
