import { pipeline, Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { stringify } from 'csv-stringify';
import type { Model, Types } from 'mongoose';
import { type ProductColumn, productColumns } from '../../contract/importing.js';
import { mediaPath, pictureKey } from '../../contract/links.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { guarded, inRupees, joined } from './csv/cells.js';

type Names = ReadonlyMap<string, string>;
type Line = Record<ProductColumn, string>;

const pathOf = (picture: string) => (pictureKey.test(picture) ? mediaPath + picture : picture);

const lineOf = (doc: ProductRecord, categories: Names, subCategories: Names): Line => {
  const namesOf = (ids: readonly Types.ObjectId[], names: Names) =>
    guarded(joined(ids.map((id) => names.get(String(id)) ?? '').filter(Boolean)));
  const details = Object.fromEntries(doc.more_details.map(({ name, value }) => [name, value]));
  return {
    _id: String(doc._id),
    key: guarded(doc.key ?? ''),
    name: guarded(doc.name),
    unit: guarded(doc.unit),
    price: inRupees(doc.price),
    discount: String(doc.discount),
    stock: String(doc.stock),
    category: namesOf(doc.category, categories),
    sub_category: namesOf(doc.subCategory, subCategories),
    description: guarded(doc.description),
    image: guarded(joined(doc.image.map(pathOf))),
    more_details: doc.more_details.length ? JSON.stringify(details) : '',
  };
};

/** The catalogue as a file that an import takes back unchanged. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
  ) {}

  /** CSV in UTF-8, with the mark that spreadsheets look for, in shelf order; read from the database as it is consumed. */
  csv(): Readable {
    const columns = [...productColumns];
    const lines = stringify({ bom: true, header: true, columns, record_delimiter: '\n', quoted_match: /\r/ });
    pipeline(Readable.from(this.lines()), lines, () => undefined); // a failure ends `lines`, which is what its reader sees
    return lines;
  }

  private async *lines(): AsyncGenerator<Line> {
    const [categories, subCategories] = [
      await this.namesOf(this.categories),
      await this.namesOf(this.subCategories),
    ];
    const products = this.products.find().sort({ _id: 1 }).lean<ProductRecord>().cursor({ batchSize: 500 });
    for await (const doc of products) yield lineOf(doc, categories, subCategories);
  }

  private async namesOf(model: Model<CategoryRecord> | Model<SubCategoryRecord>): Promise<Names> {
    const docs = await (model as Model<CategoryRecord>).find().lean<CategoryRecord[]>(); // a sub category is one too
    return new Map(docs.map(({ _id, name }) => [String(_id), name]));
  }
}
