import type { Product } from '../../contract/product.js';
import type { SubCategory } from '../../contract/subcategory.js';
import { aProduct, categories } from './catalogue.js';

const idOf = (number: number) => number.toString(16).padStart(24, '0');

const under = (...places: number[]) =>
  places.flatMap((place) => categories[place] ?? []).map(({ _id, name }) => ({ _id, name }));

const sampleRows: readonly [name: string, ...categories: number[]][] = [
  ['Milk', 0],
  ['Bread & Pav', 0, 5],
  ['Eggs', 0],
  ['Fresh Fruits', 1],
  ['Chips & Crisps', 2],
  ['Fruit Juices', 1, 3],
];

/** Subcategories without images; some belong to two categories. */
export const subCategories: readonly SubCategory[] = sampleRows.map(([name, ...places], position) => ({
  _id: idOf(501 + position),
  name,
  image: '',
  category: under(...places),
}));

/** Builds a product with all fields for stories and tests, from the values that matter there. */
export const aWholeProduct = (chosen: Partial<Product> = {}): Product => ({
  ...aProduct(),
  image: ['/media/front.webp', '/media/back.webp'],
  category: categories.slice(0, 1),
  subCategory: subCategories.slice(0, 1).map(({ _id, name, image }) => ({ _id, name, image })),
  description: 'Pasteurised toned milk, ready to drink. Keep it cold.',
  discount: 5,
  more_details: { Brand: 'Amul', 'Shelf life': '2 days' },
  hsn: '0401',
  gstRate: 5,
  revision: 4,
  ...chosen,
});

/** Creates a small image file. */
export const imageFile = (name = 'milk.png', bytes = 1) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
