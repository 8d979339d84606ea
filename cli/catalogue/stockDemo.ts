import mongoose, { type Connection, type Types } from 'mongoose';
import type { CategoryRecord } from '../../api/catalogue/category.schema.js';
import type { ProductRecord } from '../../api/catalogue/product.schema.js';
import type { SubCategoryRecord } from '../../api/catalogue/subCategory.schema.js';
import type { ImageStore } from '../../api/media/imageStore.js';
import { toPaise } from '../../contract/money.js';
import { demoCatalogue, demoId, type DemoCategory, type DemoProduct, type DemoSubCategory } from './demo.js';
import { copyImages, demoImages, imageKey, imageKeysOf } from './images.js';
import { isSameName, sameName } from '../../api/common/sameName.js';
import { isDuplicate } from '../../api/database/transact.js';

/**
 * The result of seeding the demo: how many records were created, how many existed already, and how many
 * images were copied.
 */
export interface Stocked {
  categories: number;
  subCategories: number;
  products: number;
  unchanged: number;
  images: number;
}

type Kind = Parameters<typeof demoId>[0];
type Log = (line: string) => void;

/** Options of seeding the demo. */
interface StockOptions {
  /**
   * What to seed: the categories alone, or also the products. `everything`, the default, seeds the products
   * too and marks the shop as a demo.
   */
  what?: 'everything' | 'products' | 'categories';
  /** Counts what would be added, without adding it. */
  dryRun?: boolean | undefined;
  /** Called after each copied image. With it, no lines about the images are logged. */
  onImage?: (done: number, all: number) => void;
}

const idOf = (kind: Kind, key: string): Types.ObjectId => new mongoose.Types.ObjectId(demoId(kind, key));
const idsOf = (kind: Kind, keys: readonly string[]) => keys.map((key) => idOf(kind, key));

const categoryRecord = ({ key, name, translations }: DemoCategory): CategoryRecord => ({
  _id: idOf('category', key),
  name,
  translations,
  image: imageKey('category', key, 1),
  version: 1,
  revision: 0,
});

const subCategoryRecord = ({ key, name, categories, translations }: DemoSubCategory): SubCategoryRecord => ({
  _id: idOf('subcategory', key),
  name,
  translations,
  image: imageKey('subcategory', key, 1),
  category: idsOf('category', categories),
  version: 1,
  revision: 0,
});

const productRecord = ({
  key,
  categories,
  subCategories,
  more_details,
  price,
  ...product
}: DemoProduct): ProductRecord => ({
  ...product,
  _id: idOf('product', key),
  key,
  price: toPaise(price),
  image: imageKeysOf('product', key),
  category: idsOf('category', categories),
  subCategory: idsOf('subcategory', subCategories),
  more_details: Object.entries(more_details).map(([name, value]) => ({ name, value })),
  revision: 1,
  version: 1,
});

/** Replaces the ids of demo records by the ids of the shop's own records that are used for them. */
const referring = (ids: readonly Types.ObjectId[], { standIns }: SeededRecords): Types.ObjectId[] =>
  ids.map((id) => standIns.get(id.toHexString()) ?? id);

/** Seeds the categories, then the subcategories, then the products, because each refers to the ones before. */
const seedCatalogue = async (connection: Connection, { what, dryRun }: StockOptions) => {
  const { categories, subCategories } = demoCatalogue;
  const products = what === 'categories' ? [] : demoCatalogue.products;
  const aisles = await seedRecords(connection, 'Category', categories.map(categoryRecord), dryRun);
  const below = subCategories
    .map(subCategoryRecord)
    .map((record) => ({ ...record, category: referring(record.category, aisles) }));
  const seededSubCategories = await seedRecords(connection, 'SubCategory', below, dryRun);
  const records = products.map(productRecord).map((record) => ({
    ...record,
    category: referring(record.category, aisles),
    subCategory: referring(record.subCategory, seededSubCategories),
  }));
  const stock = await seedRecords(connection, 'Product', records, dryRun);
  return { categories: aisles.created, subCategories: seededSubCategories.created, products: stock.created };
};

interface Meta {
  _id: string;
  state: 'started' | 'done';
}

const marksOf = (connection: Connection) => connection.collection<Meta>('meta');
const mark = (connection: Connection, state: Meta['state']) =>
  marksOf(connection).updateOne({ _id: 'demo' }, { $set: { state } }, { upsert: true });

/** Tells whether a shop has no categories and products, or a demo whose seeding was interrupted. */
export const isEmptyShop = async (connection: Connection): Promise<boolean> => {
  const demo = await marksOf(connection).findOne({ _id: 'demo' });
  if (demo) return demo.state === 'started';
  const found = await Promise.all(['Category', 'Product'].map((model) => connection.model(model).exists({})));
  return found.every((one) => !one);
};

const isOfCategories = (image: string) => /^demo\/(sub)?category-/.test(image);

/** Copies the missing images into the store, or counts them on a dry run. */
const seedImages = async (
  store: ImageStore,
  log: Log,
  { what, dryRun, onImage }: StockOptions,
): Promise<number> => {
  const images = [...demoImages()];
  const wanted = what === 'categories' ? images.filter(isOfCategories) : images;
  if (dryRun) {
    const there = await Promise.all(wanted.map((key) => store.has(key)));
    return there.filter((is) => !is).length;
  }
  const inLines = (done: number, all: number) => {
    if (done % 250 === 0 || done === all) log(`  ${done} of ${all} images copied`);
  };
  return copyImages(store, onImage ?? inLines, wanted);
};

/**
 * Seeds the demo catalogue with its images. It is safe to run again, also after an interruption.
 * Existing records stay unchanged: if the shop has a category of the same name, the demo's products go into
 * it.
 */
export const stockDemo = async (
  connection: Connection,
  store: ImageStore,
  log: Log,
  options: StockOptions = {},
): Promise<Stocked> => {
  const { what = 'everything', dryRun } = options;
  const { categories, subCategories } = demoCatalogue;
  const products = what === 'categories' ? [] : demoCatalogue.products;
  const marks = what === 'everything' && !dryRun;
  log(`Stocking the demo shop: ${products.length} products in ${categories.length} categories …`);
  if (marks) await mark(connection, 'started');
  const images = await seedImages(store, log, options);
  const made = await seedCatalogue(connection, options);
  if (marks) await mark(connection, 'done');
  const all = categories.length + subCategories.length + products.length;
  return { ...made, images, unchanged: all - made.categories - made.subCategories - made.products };
};

/** The fields that identify a record. */
interface Named {
  _id: Types.ObjectId;
  name: string;
  unit?: string;
  key?: string;
}

interface SeededRecords {
  created: number;
  /** Maps the id of each record to that of the record used for it: the new one, or the shop's own. */
  standIns: Map<string, Types.ObjectId>;
}

const tries = 3;

/** Finds the record used in place of one to be added: by id, import key, or name and unit. */
const standInFor = (record: Named, there: readonly Named[]): Named | undefined =>
  there.find(({ _id }) => _id.equals(record._id)) ??
  there.find(({ key }) => key !== undefined && key === record.key) ??
  there.find(({ name, unit = '' }) => isSameName(name, record.name) && isSameName(unit, record.unit ?? ''));

const alike = (records: readonly Named[]) => ({
  $or: [
    { _id: { $in: records.map(({ _id }) => _id) } },
    { name: { $in: records.map(({ name }) => name) } },
    { key: { $in: records.flatMap(({ key }) => key ?? []) } },
  ],
});

const addOnce = async <R extends Named>(
  connection: Connection,
  model: string,
  records: R[],
  dryRun: boolean,
) => {
  const collection = connection.collection<Named>(connection.model(model).collection.name);
  const there = await collection
    .find(alike(records), { projection: { name: 1, unit: 1, key: 1 }, collation: sameName })
    .toArray();
  const standIns = new Map(
    records.map((record) => [record._id.toHexString(), standInFor(record, there)?._id ?? record._id]),
  );
  const known = new Set(there.map(({ _id }) => _id.toHexString()));
  const missing = records.filter((record) => !known.has(String(standIns.get(record._id.toHexString()))));
  if (!missing.length || dryRun) return { created: missing.length, standIns };
  const { upsertedCount } = await collection.bulkWrite(
    missing.map(({ _id, ...rest }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
    })),
    { ordered: false },
  );
  return { created: upsertedCount, standIns };
};

/**
 * Adds the records that the shop does not have, and leaves existing ones unchanged. A record of the same name
 * that someone else adds during the call counts as existing.
 * `dryRun` only counts what would be added.
 */
const seedRecords = async <R extends Named>(
  connection: Connection,
  model: string,
  records: R[],
  dryRun = false,
): Promise<SeededRecords> => {
  let before = 0;
  for (let attempt = 1; ; attempt++) {
    try {
      const { created, standIns } = await addOnce(connection, model, records, dryRun);
      return { created: before + created, standIns };
    } catch (error) {
      if (!isDuplicate(error) || attempt === tries) throw error;
      before += error instanceof mongoose.mongo.MongoBulkWriteError ? error.upsertedCount : 0;
    }
  }
};
