import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { BadRow } from '../../contract/importing.js';
import type { Texts } from '../../contract/texts/en.js';
import { sameName } from '../catalogue/category.schema.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import { folded, unitIn } from './csv/cells.js';
import type { Row } from './csv/rows.js';

/** The product that a row speaks of, none, or why that cannot be told. */
type Found = { doc?: ProductRecord; fault?: BadRow };

export const called = (name: string, unit: string) => `${folded(name)}\n${folded(unit)}`;
export const isNameless = ({ fields: { _id, key } }: Row) => !_id && !key;
export const rowName = ({ fields: { name = '', unit } }: Row) => called(name, unit ?? unitIn(name));

const groupBy = (docs: readonly ProductRecord[], keyOf: (doc: ProductRecord) => string) => {
  const groups = new Map<string, ProductRecord[]>();
  for (const doc of docs) groups.set(keyOf(doc), [...(groups.get(keyOf(doc)) ?? []), doc]);
  return groups;
};

/** Finds the products that rows speak of: by id, else by key, else by name and unit whatever their case. */
@Injectable()
export class KnownProductsService {
  constructor(@InjectModel('Product') private readonly products: Model<ProductRecord>) {}

  /** Answers how to find each row's product. */
  async of(rows: readonly Row[], texts: Texts, session?: ClientSession): Promise<(row: Row) => Found> {
    const identified = await this.identified(rows, session);
    const namesakes = await this.namesakes(rows.filter(isNameless), session);
    const byId = new Map(identified.map((doc) => [String(doc._id), doc]));
    const byKey = new Map(identified.flatMap((doc) => (doc.key ? [[doc.key, doc] as const] : [])));
    const byName = groupBy(namesakes, ({ name, unit }) => called(name, unit));
    const { several, keyTaken } = texts.importing.reasons;
    return (row) => {
      const { _id = '', key = '' } = row.fields;
      if (isNameless(row)) return theOne(byName.get(rowName(row)) ?? [], row, several);
      const [named, keyed] = [byId.get(_id), byKey.get(key)];
      if (named && keyed && named !== keyed) return { fault: row.fault('key', keyTaken) };
      const doc = named ?? keyed;
      return doc ? { doc } : {};
    };
  }

  private async identified(rows: readonly Row[], session?: ClientSession): Promise<ProductRecord[]> {
    const ids = rows.flatMap(({ fields: { _id } }) => _id ?? []);
    const keys = rows.flatMap(({ fields: { key } }) => key ?? []);
    if (!ids.length && !keys.length) return [];
    return this.products
      .find({ $or: [{ _id: { $in: ids } }, { key: { $in: keys } }] })
      .session(session ?? null)
      .lean<ProductRecord[]>();
  }

  private async namesakes(rows: readonly Row[], session?: ClientSession): Promise<ProductRecord[]> {
    const names = rows.flatMap(({ fields: { name } }) => name ?? []);
    if (!names.length) return [];
    return this.products
      .find({ name: { $in: names } })
      .collation(sameName)
      .session(session ?? null)
      .lean<ProductRecord[]>();
  }
}

/** Of several, the one without a key: the others are told by theirs. */
const theOne = (docs: readonly ProductRecord[], row: Row, several: string): Found => {
  const without = docs.filter(({ key }) => !key);
  const [doc] = without.length === 1 ? without : docs;
  if (docs.length > 1 && without.length !== 1) return { fault: row.fault('name', several) };
  return doc ? { doc } : {};
};
