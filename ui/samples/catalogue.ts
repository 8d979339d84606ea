import type { CartLine } from '../../contract/cart.js';
import { priceNow } from '../../contract/money.js';
import type { ProductSummary } from '../../contract/product.js';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

/** Builds a product for stories and tests from the values that matter there. */
export const aProduct = (chosen: Partial<ProductSummary> = {}): ProductSummary => ({
  _id: idOf(101),
  name: 'Amul Taaza Toned Milk',
  image: [],
  unit: '1 L',
  price: 74,
  discount: 0,
  stock: 12,
  ...chosen,
});

/** Builds a cart line for stories and tests, at a price that has not changed. */
export const aCartLine = (chosen: Partial<ProductSummary> = {}, line: Partial<CartLine> = {}): CartLine => {
  const product = aProduct(chosen);
  return {
    _id: product._id.replace(/^0/, 'c'),
    quantity: 1,
    productId: product,
    seenPrice: priceNow(product),
    unavailable: false,
    ...line,
  };
};

export const longName =
  'Organic Cold-Pressed Single-Origin Extra Virgin Coconut Oil in a Glass Bottle with a Measuring Cap (Family Pack)';

const sampleRows: readonly [name: string, unit: string, price: number, discount: number, stock: number][] = [
  ['Amul Taaza Toned Milk', '1 L', 74, 0, 40],
  ['Britannia Whole Wheat Bread', '400 g', 60, 10, 25],
  ['Farm Eggs, Free Range', '10 pcs', 129, 15, 18],
  ['Amul Cheese Slices', '200 g', 155, 8, 30],
  ['Potatoes', '1 kg', 38, 0, 60],
  ['Red Onions', '1 kg', 45, 20, 55],
  ['Broccoli', '1 pc (about 300 g)', 89, 0, 0],
  ['Dark Chocolate 70%', '100 g', 320, 25, 12],
  ['Forest Honey', '500 g', 399.5, 12.5, 9],
  ['Basmati Rice, Aged Two Years', '5 kg', 1_049, 18, 14],
];

/** Ten products as in a listing: some have a discount, and one is sold out. */
export const products: readonly ProductSummary[] = sampleRows.map(
  ([name, unit, price, discount, stock], position) =>
    aProduct({
      _id: idOf(201 + position),
      name,
      unit,
      price,
      discount,
      stock,
      food: name.includes('Eggs') ? 'nonVeg' : 'veg',
    }),
);

const categoryNames = [
  'Dairy, Bread & Eggs',
  'Fruits & Vegetables',
  'Snacks & Munchies',
  'Cold Drinks & Juices',
  'Sweet Tooth',
  'Atta, Rice & Dal',
  'Tea, Coffee & Health Drink',
  'Cleaning Essentials',
] as const;

/** Categories without images. */
export const categories = categoryNames.map((name, position) => ({
  _id: idOf(301 + position),
  name,
  image: '',
}));

export const subCategoryEntries = [
  'Milk',
  'Bread & Pav',
  'Eggs',
  'Cheese',
  'Curd & Yogurt',
  'Butter & More',
].map((name, position) => ({
  _id: idOf(401 + position),
  name,
  image: '',
  href: `/dairy/${name.toLowerCase()}`,
}));

export const socialPages = ['Facebook', 'Instagram', 'X', 'YouTube'].map((name) => ({
  name,
  url: `https://example.com/${name.toLowerCase()}`,
}));
