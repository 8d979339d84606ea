import type { ExportedProduct } from '../../api/importing/exportedProduct.js';
import type { OptionalColumn } from '../../contract/productFields.js';
import { brands, demoCatalogue, type DemoProduct } from '../catalogue/demo.js';
import { hash, seeded } from '../random.js';

/** A generated product, as a line of a JSONL file. */
export type MadeUp = Required<Omit<ExportedProduct, '_id' | 'image' | OptionalColumn>>;

const kinds = [
  'Classic',
  'Select',
  'Everyday',
  'Gold',
  'Family',
  'Desi',
  'Lite',
  'Royal',
  'Fresh',
  'Special',
];
const discounts = [5, 5, 10, 10, 10, 12, 15, 20, 25, 33.33, 40, 50];
const packs = ['Pack of 2', 'Pack of 3', 'Pack of 6'];

/** Sizes of packs as multiples of the first, which is 100 of the smaller unit. Ten of them are one of the larger unit. */
const sizes = [1, 2, 2.5, 5, 10, 20, 50];
const ladderOf = (smaller: string, larger: string) =>
  sizes.map((size) => [size < 10 ? `${size * 100} ${smaller}` : `${size / 10} ${larger}`, size] as const);
const ladders = [ladderOf('g', 'kg'), ladderOf('ml', 'l')];

type Draw = () => number;

const one = <T>(all: readonly T[], draw: Draw): T =>
  // the index is in range, because `draw` returns less than 1
  all[Math.floor(draw() * all.length)] as T;

/**
 * Sorts the demo's products in an order that depends on the seed. Generated products copy the first ones most
 * often, as real shops have many similar products.
 */
const models = (seed: string): DemoProduct[] =>
  demoCatalogue.products
    .map((product) => [hash(`${seed} ${product.key}`), product] as const)
    .sort(([a, one], [b, other]) => a - b || (one.key < other.key ? -1 : 1))
    .map(([, product]) => product);

/**
 * Picks a pack size for a generated product, and the factor by which its price changes: twice the amount
 * costs a little less than twice the price.
 */
const sized = (unit: string, draw: Draw): [unit: string, times: number] => {
  const ladder = ladders.find((steps) => steps.some(([step]) => step === unit));
  const [, from] = ladder?.find(([step]) => step === unit) ?? [];
  if (!ladder || !from) return draw() < 0.8 ? [unit, 1] : [one(packs, draw), 2.5];
  const [to, size] = one(ladder, draw);
  const ratio = size / from;
  return [to, ratio > 1 ? 1 + (ratio - 1) * 0.9 : ratio * 1.1];
};

const stockOf = (draw: Draw): number => {
  const chance = draw();
  if (chance < 0.04) return 0;
  return chance < 0.12 ? 1 + Math.floor(draw() * 5) : 10 + Math.floor(draw() * 400);
};

const namesOf = (() => {
  const rooms = [...demoCatalogue.categories, ...demoCatalogue.subCategories];
  const names = new Map(rooms.map(({ key, name }) => [key, name]));
  return (keys: readonly string[]) => keys.flatMap((key) => names.get(key) ?? []);
})();

const madeUp = (model: DemoProduct, key: string, draw: Draw): MadeUp => {
  const { Brand: own = '', ...details } = model.more_details;
  const brand = own && draw() < 0.4 ? one(brands, draw) : own;
  const title = own ? model.name.slice(own.length).trim() : model.name;
  const kind = draw() < 0.5 ? one(kinds, draw) : '';
  const [unit, times] = sized(model.unit, draw);
  const price = Math.max(5, Math.round(model.price * times * (0.8 + draw() * 0.5)));
  return {
    key,
    name: [brand, kind, title].filter(Boolean).join(' '),
    unit,
    price: price + (draw() < 0.05 ? 0.5 : 0),
    discount: draw() < 0.45 ? 0 : one(discounts, draw),
    stock: stockOf(draw),
    category: namesOf(model.categories),
    sub_category: namesOf(model.subCategories),
    description: model.description,
    more_details: { ...(brand && { Brand: brand }), ...details },
  };
};

/**
 * Generates products that are variants of the demo's. The same seed gives the same products on every machine,
 * and a larger `count` begins with the products of a smaller one.
 */
export function* scaled(count: number, seed: string): Generator<MadeUp> {
  const all = models(seed);
  for (let at = 1; at <= count; at++) {
    const key = `${seed}-${String(at).padStart(6, '0')}`;
    const draw = seeded(key);
    const skewed = draw() * draw();
    const model = all[Math.floor(skewed * all.length)];
    if (model) yield madeUp(model, key, draw);
  }
}

/** The number of lines that each chunk of the file has. */
const some = 200;

/** Yields generated products as a JSONL file, chunk by chunk while the file is read. */
export async function* scaleFile(count: number, seed: string): AsyncGenerator<Buffer> {
  let lines = '';
  let held = 0;
  for (const product of scaled(count, seed)) {
    lines += `${JSON.stringify(product)}\n`;
    if (++held < some) continue;
    yield Buffer.from(lines);
    [lines, held] = ['', 0];
    await Promise.resolve();
  }
  yield Buffer.from(lines);
}
