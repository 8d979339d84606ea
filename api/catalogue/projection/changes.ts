import type { Connection, mongo } from 'mongoose';
import type { BannerRecord } from '../banner.schema.js';
import type { CategoryRecord } from '../category.schema.js';
import type { ProductRecord } from '../product.schema.js';
import type { ShopPageRecord } from '../shopPage.schema.js';
import type { SynonymsRecord } from '../search/synonyms.schema.js';
import type { SubCategoryRecord } from '../subCategory.schema.js';

type Raw = mongo.ChangeStreamDocument<mongo.BSON.Document>;
export type ChangeStream = mongo.ChangeStream<mongo.BSON.Document, Raw>;

/** One change of a document of the catalogue. */
export type CatalogueChange =
  | { kind: 'categories'; doc: CategoryRecord }
  | { kind: 'subcategories'; doc: SubCategoryRecord }
  | { kind: 'products'; doc: ProductRecord }
  | { kind: 'searchwords'; doc: SynonymsRecord }
  | { kind: 'banners'; doc: BannerRecord }
  | { kind: 'shoppages'; doc: ShopPageRecord }
  | { kind: Kind; gone: string };

/** The collections of the catalogue. Categories come first: a product is indexed with their names. */
export const kinds = [
  'categories',
  'subcategories',
  'products',
  'searchwords',
  'banners',
  'shoppages',
] as const;
export type Kind = (typeof kinds)[number];

const wholesale = ['drop', 'rename', 'dropDatabase', 'invalidate'];

/**
 * Opens a change stream over the catalogue's collections from a moment on. Each change carries its whole
 * document as it is when the change is read.
 */
export const changesSince = (connection: Connection, moment: mongo.Timestamp): ChangeStream => {
  if (!connection.db) throw new Error('the database is not connected');
  return connection.db.watch(
    [{ $match: { $or: [{ 'ns.coll': { $in: kinds } }, { operationType: { $in: wholesale } }] } }],
    { fullDocument: 'updateLookup', startAtOperationTime: moment },
  );
};

const kindOf = (raw: Raw): Kind | undefined => {
  const collection = 'ns' in raw && 'coll' in raw.ns ? raw.ns.coll : undefined;
  return kinds.find((kind) => kind === collection);
};

/**
 * Reads a raw change.
 * @returns undefined for a change that leaves the catalogue as it was
 * @throws Error when collections were dropped, replaced or renamed: then everything has to be loaded again
 */
export const readChange = (raw: Raw): CatalogueChange | undefined => {
  if (wholesale.includes(raw.operationType))
    throw new Error(`its collections changed as a whole (${raw.operationType})`);
  const kind = kindOf(raw);
  if (!kind) return undefined;
  if (raw.operationType === 'delete') return { kind, gone: String(raw.documentKey._id) };
  // without a document: it was deleted since, and another change will report that
  const doc = 'fullDocument' in raw ? raw.fullDocument : undefined;
  return doc ? ({ kind, doc } as CatalogueChange) : undefined; // the collection determines the type of its documents
};

/** Returns the version that an update gave to a product; undefined for other changes, and where it was not counted. */
export const updatedProduct = (raw: Raw): { id: string; version: number } | undefined => {
  if (raw.operationType !== 'update' || kindOf(raw) !== 'products') return undefined;
  const version: unknown = raw.updateDescription.updatedFields?.version;
  return typeof version === 'number' ? { id: String(raw.documentKey._id), version } : undefined;
};
