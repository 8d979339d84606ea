import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { foodMarkOf } from '../../contract/foodMark.js';
import { FolderStore } from '../../api/media/folderStore.js';
import { brands, demoCatalogue, demoId, type DemoProduct } from './demo.js';
import { copyImages, demoImages, imageKey, imageKeysOf } from './images.js';

const { categories, subCategories, products } = demoCatalogue;
const keysOf = (holders: readonly { key: string }[]) => holders.map(({ key }) => key);
const cents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-9;
const broken = (rule: (product: DemoProduct) => boolean) =>
  keysOf(products.filter((product) => !rule(product)));

describe('the demo catalogue', () => {
  test('fills a whole shop', () => {
    expect(categories.length).toBeGreaterThanOrEqual(12);
    expect(subCategories.length).toBeGreaterThanOrEqual(50);
    expect(products.length).toBeGreaterThanOrEqual(500);
    expect(products.length).toBeLessThanOrEqual(700);
  });

  test('gives every record a key, an id and a name of its own', () => {
    for (const holders of [categories, subCategories, products])
      expect(new Set(keysOf(holders)).size).toBe(holders.length);
    for (const subCategoryRows of [categories, subCategories])
      expect(new Set(subCategoryRows.map(({ name }) => name)).size).toBe(subCategoryRows.length);
    expect(new Set(products.map(({ name, unit }) => `${name}, ${unit}`.toLowerCase())).size).toBe(
      products.length,
    );
    const ids = [
      ...categories.map(({ key }) => demoId('category', key)),
      ...subCategories.map(({ key }) => demoId('subcategory', key)),
      ...products.map(({ key }) => demoId('product', key)),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[0-9a-f]{24}$/.test(id))).toEqual([]);
  });

  test('has its own brands only', () => {
    expect(broken(({ more_details: { Brand = brands[0] } }) => brands.includes(String(Brand)))).toEqual([]);
  });

  test('keeps the id of a key for ever', () => {
    expect(demoId('category', 'vegetables-fruits')).toBe('00000000f2e27370ffbd2f11');
  });

  test('lists its products by id in the order of their subcategories', () => {
    for (const subCategoryRow of keysOf(subCategories)) {
      const ids = products
        .filter((product) => product.subCategories[0] === subCategoryRow)
        .map((product) => demoId('product', product.key));
      expect(ids).toEqual([...ids].sort());
    }
  });

  test('refers only to existing subcategories, and puts a product into subcategories of its own categories', () => {
    const aisles = new Set(keysOf(categories));
    const subCategoryRows = new Map(
      subCategories.map((subCategoryRow) => [subCategoryRow.key, subCategoryRow.categories]),
    );
    expect(
      subCategories.flatMap((subCategoryRow) => subCategoryRow.categories).filter((key) => !aisles.has(key)),
    ).toEqual([]);
    expect(
      broken(
        (product) => product.categories.length > 0 && product.categories.every((key) => aisles.has(key)),
      ),
    ).toEqual([]);
    const atHome = (product: DemoProduct) => (subCategoryRow: string) =>
      subCategoryRows.get(subCategoryRow)?.some((key) => product.categories.includes(key)) ?? false;
    expect(
      broken((product) => product.subCategories.length > 0 && product.subCategories.every(atHome(product))),
    ).toEqual([]);
  });

  test('leaves no subcategory empty and has one that belongs to two categories', () => {
    const stocked = new Set(products.flatMap((product) => product.subCategories));
    expect(keysOf(subCategories).filter((key) => !stocked.has(key))).toEqual([]);
    expect(keysOf(subCategories.filter((subCategoryRow) => subCategoryRow.categories.length > 1))).toContain(
      'eggs',
    );
  });

  test('stays within the limits of the API', () => {
    expect(
      broken(
        ({ name, unit }) => name.length > 0 && name.length <= 200 && unit.length > 0 && unit.length <= 40,
      ),
    ).toEqual([]);
    expect(broken(({ description }) => description.length >= 20 && description.length <= 5000)).toEqual([]);
    expect(broken(({ more_details }) => Object.keys(more_details).length <= 30)).toEqual([]);
    const fits = ([name, value]: [string, string]) =>
      name.trim() !== '' &&
      !name.startsWith('$') &&
      name.length <= 60 &&
      value.trim() !== '' &&
      value.length <= 500;
    expect(broken(({ more_details }) => Object.entries(more_details).every(fits))).toEqual([]);
    expect(broken(({ price }) => price > 0 && cents(price))).toEqual([]);
    expect(broken(({ discount }) => discount >= 0 && discount <= 100 && cents(discount))).toEqual([]);
    expect(broken(({ stock }) => Number.isInteger(stock) && stock >= 0)).toEqual([]);
    expect(
      broken(({ key, categories }) => categories.length <= 10 && imageKeysOf('product', key).length <= 10),
    ).toEqual([]);
  });

  test('is a shop on an ordinary day: some sold out, some nearly, some on offer, some with paise', () => {
    const some = (rule: (product: DemoProduct) => boolean) => products.filter(rule).length;
    expect(some(({ stock }) => stock === 0)).toBeGreaterThan(5);
    expect(some(({ stock }) => stock >= 1 && stock <= 3)).toBeGreaterThan(10);
    expect(some(({ discount }) => discount === 0)).toBeGreaterThan(100);
    expect(some(({ discount }) => discount >= 3 && discount <= 40)).toBeGreaterThan(250);
    expect(some(({ discount }) => !Number.isInteger(discount))).toBeGreaterThan(2);
    expect(some(({ price }) => !Number.isInteger(price))).toBeGreaterThan(3);
  });

  test('marks every food as the law has it, and nothing else', () => {
    const foods = new Set([
      'vegetables-fruits',
      'dairy-bread-eggs',
      'atta-rice-dal',
      'masala-oil-dry-fruits',
      'snacks-munchies',
      'biscuits-bakery',
      'cold-drinks-juices',
      'tea-coffee-health',
      'sweets-chocolates',
      'instant-frozen',
      'meat-fish',
    ]);
    const markOf = ({ more_details }: DemoProduct) =>
      foodMarkOf(Object.entries(more_details).map(([name, value]) => ({ name, value })));
    const isFood = ({ categories: [aisle = ''], subCategories: [subCategoryRow], name }: DemoProduct) =>
      foods.has(aisle) || (subCategoryRow === 'baby-food' && !name.includes('Bottle'));
    expect(broken((product) => isFood(product) === (markOf(product) !== undefined))).toEqual([]);
    const animal = products.filter((product) => markOf(product) === 'nonVeg');
    expect(new Set(animal.flatMap(({ subCategories: [subCategoryRow = ''] }) => subCategoryRow))).toEqual(
      new Set(['eggs', 'cakes-pastries', 'chicken', 'mutton', 'fish-seafood', 'kebabs-cold-cuts']),
    );
  });

  test('is in Hindi as well, without Latin letters except brands', () => {
    const latin = (text: string) =>
      /[a-z]/i.test(brands.reduce((rest, brand) => rest.replaceAll(brand, ''), text));
    const textsOf = ({ hi = {} }: DemoProduct['translations']) => [
      hi.name,
      hi.description,
      ...(hi.more_details ?? []).flatMap(({ name, value }) => [name, value]),
    ];
    const texts = [...categories, ...subCategories, ...products].flatMap(({ translations }) =>
      textsOf(translations).flatMap((text) => text ?? []),
    );
    expect(texts.length).toBeGreaterThan(5_000);
    expect(texts.filter(latin)).toEqual([]);
    const distinct = ({ translations: { hi }, more_details }: DemoProduct) =>
      new Set(hi?.more_details?.map(({ name }) => name)).size === Object.keys(more_details).length;
    expect(broken(distinct)).toEqual([]);
  });

  test('says something of its own about every product', () => {
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
  });

  test.each(['milk', 'bread', 'sugar', 'paneer', 'chocolate', 'curd', 'rice', 'egg', 'chips', 'aata', 'dal'])(
    'has what the search prompts for: %s',
    (prompt) => {
      const found = products.filter(({ name, description }) =>
        `${name} ${description}`.toLowerCase().includes(prompt),
      );
      expect(found.length).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('the images', () => {
  const all = [...demoImages()];
  const folder = fileURLToPath(new URL('images/', import.meta.url));
  const fileOf = (key: string) => join(folder, basename(key));
  const ofRecords = [
    ...categories.map(({ key }) => imageKey('category', key, 1)),
    ...subCategories.map(({ key }) => imageKey('subcategory', key, 1)),
    ...products.flatMap(({ key }) => imageKeysOf('product', key)),
  ];

  test('are there for every record, and each belongs to one', async () => {
    expect(broken(({ key }) => imageKeysOf('product', key).length > 0)).toEqual([]);
    expect([...all].sort()).toEqual(ofRecords.sort());
    expect((await readdir(folder)).filter((name) => !name.endsWith('.webp'))).toEqual([]);
  });

  test('have safe names', () => {
    expect(
      all.filter((key) => !/^demo\/(category|subcategory|product)-[a-z0-9-]+-\d+\.webp$/.test(key)),
    ).toEqual([]);
  });

  test('are square WebP of 640 px, and at most 15 MB together', async () => {
    let bytes = 0;
    for (const key of all) {
      const { format, width, height, size = 0 } = await sharp(await readFile(fileOf(key))).metadata();
      expect({ key, format, width, height }).toEqual({ key, format: 'webp', width: 640, height: 640 });
      bytes += size;
    }
    expect(bytes).toBeLessThanOrEqual(15_000_000);
  });

  test('show no two products alike', async () => {
    const fronts = products.map(({ key }) => readFile(fileOf(imageKey('product', key, 1)), 'base64'));
    expect(new Set(await Promise.all(fronts)).size).toBe(products.length);
  });

  test('are copied once, and a missing one again', async () => {
    const target = await mkdtemp(join(tmpdir(), 'tokri-images-'));
    const few = all.slice(0, 6);
    const counts: string[] = [];
    const copy = () => copyImages(new FolderStore(target), (done, of) => counts.push(`${done}/${of}`), few);
    expect(await copy()).toBe(6);
    expect(counts).toEqual(['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']);
    const [first = ''] = few;
    await rm(join(target, first));
    expect(await copy()).toBe(1);
    expect((await readFile(join(target, first))).equals(await readFile(fileOf(first)))).toBe(true);
    expect((await readdir(join(target, 'demo'))).sort()).toEqual(few.map((key) => basename(key)).sort());
    await rm(target, { recursive: true });
  });
});
