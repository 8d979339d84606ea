import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { sameName } from '../common/sameName.js';
import { called, unitIn } from './csv/cells.js';
import type { ImportRow } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';

/** The product that a row identifies, neither field if there is none, or the issue if several match. */
type Found = { doc?: ProductRecord; rowIssue?: RowIssue };

const isNameless = ({ fields: { _id, key } }: ImportRow) => !_id && !key;
const rowName = ({ fields: { name = '', unit } }: ImportRow) => called(name, unit ?? unitIn(name));

const groupBy = (docs: readonly ProductRecord[], keyOf: (doc: ProductRecord) => string) => {
  const groups = new Map<string, ProductRecord[]>();
  for (const doc of docs) groups.set(keyOf(doc), [...(groups.get(keyOf(doc)) ?? []), doc]);
  return groups;
};

/** Finds the product of each row: by id, then by key, then by name and unit, ignoring case. */
@Injectable()
export class KnownProductsService {
  constructor(@InjectModel('Product') private readonly products: Model<ProductRecord>) {}

  /** Loads the products of all rows at once and returns a lookup function. */
  async of(rows: readonly ImportRow[], session?: ClientSession): Promise<(row: ImportRow) => Found> {
    const identified = await this.identified(rows, session);
    const namesakes = await this.namesakes(rows.filter(isNameless), session);
    const byId = new Map(identified.map((doc) => [String(doc._id), doc]));
    const byKey = new Map(identified.flatMap((doc) => (doc.key ? [[doc.key, doc] as const] : [])));
    const byName = groupBy(namesakes, ({ name, unit }) => called(name, unit));
    return (row) => {
      const { _id = '', key = '' } = row.fields;
      if (isNameless(row)) return theOne(byName.get(rowName(row)) ?? [], row);
      const [named, keyed] = [byId.get(_id), byKey.get(key)];
      if (named && keyed && named !== keyed)
        return { rowIssue: row.rowIssue('key', { text: 'reasons.keyTaken' }) };
      const doc = named ?? keyed;
      return doc ? { doc } : {};
    };
  }

  private async identified(rows: readonly ImportRow[], session?: ClientSession): Promise<ProductRecord[]> {
    const ids = rows.flatMap(({ fields: { _id } }) => _id ?? []);
    const keys = rows.flatMap(({ fields: { key } }) => key ?? []);
    if (!ids.length && !keys.length) return [];
    return this.products
      .find({ $or: [{ _id: { $in: ids } }, { key: { $in: keys } }] })
      .session(session ?? null)
      .lean<ProductRecord[]>();
  }

  private async namesakes(rows: readonly ImportRow[], session?: ClientSession): Promise<ProductRecord[]> {
    const names = rows.flatMap(({ fields: { name } }) => name ?? []);
    if (!names.length) return [];
    return this.products
      .find({ name: { $in: names } })
      .collation(sameName)
      .session(session ?? null)
      .lean<ProductRecord[]>();
  }
}

/** Of several products with the same name, returns the one without a key: the others are identified by their keys. */
const theOne = (docs: readonly ProductRecord[], row: ImportRow): Found => {
  const without = docs.filter(({ key }) => !key);
  const [doc] = without.length === 1 ? without : docs;
  if (docs.length > 1 && without.length !== 1)
    return { rowIssue: row.rowIssue('name', { text: 'reasons.several' }) };
  return doc ? { doc } : {};
};
