import { Readable, pipeline } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { stringify } from 'csv-stringify';
import { categoryColumns } from '../../contract/importing.js';
import { productColumns } from '../../contract/productFields.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { timeSlicer } from '../common/slices.js';
import { guarded, joined } from './csv/cells.js';
import { namesIn, pathOf, productCells, productFields, type CategoryNames } from './exportedProduct.js';
import type { FileFormat } from './fileRecord.js';

/** Streams rows as CSV in UTF-8. @param bom adds the byte order mark that spreadsheets look for */
const asCsv = <One>(
  columns: readonly string[],
  all: AsyncIterable<One>,
  cellsOf: (one: One) => Record<string, string>,
  bom: boolean,
): Readable => {
  const lines = stringify({
    bom,
    header: true,
    columns: [...columns],
    record_delimiter: '\n',
    quoted_match: /\r/,
  });
  const cells = async function* () {
    for await (const one of all) yield cellsOf(one);
  };
  // an error ends `lines`, and its reader sees the error
  pipeline(Readable.from(cells()), lines, () => undefined);
  return lines;
};

async function* listed(all: AsyncIterable<unknown>): AsyncGenerator<string> {
  let between = '[\n';
  for await (const one of all) {
    yield between + JSON.stringify(one);
    between = ',\n';
  }
  yield between.startsWith('[') ? '[]\n' : '\n]\n';
}

async function* inLines(all: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const one of all) yield `${JSON.stringify(one)}\n`;
}

/** Streams the items as a JSON list or as JSONL, one item per line. */
const asJson = (all: AsyncIterable<unknown>, format: 'json' | 'jsonl'): Readable =>
  Readable.from(format === 'json' ? listed(all) : inLines(all), { objectMode: false, highWaterMark: 64_000 });

interface ExportOptions {
  /** Whether CSV begins with the byte order mark that spreadsheets look for; default true. */
  bom?: boolean;
  /** Is called after each row that is written. */
  onRow?: () => void;
}

export type Exported = 'products' | 'categories';

interface CategoryRow {
  category: string[];
  sub_category: string;
  image: string;
}

const categoryCells = ({ category, sub_category, image }: CategoryRow) => ({
  category: guarded(joined(category)),
  sub_category: guarded(joined([sub_category].filter(Boolean))),
  image: guarded(image),
});

async function* counting<One>(all: AsyncIterable<One>, onRow: () => void): AsyncGenerator<One> {
  for await (const one of all) {
    onRow();
    yield one;
  }
}

/** Exports the catalogue as a file that an import accepts unchanged. */
@Injectable()
export class ExportsService {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
  ) {}

  /** Returns how many rows an export writes. */
  async count(of: Exported): Promise<number> {
    if (of === 'products') return this.products.estimatedDocumentCount();
    return (
      (await this.categories.estimatedDocumentCount()) + (await this.subCategories.estimatedDocumentCount())
    );
  }

  /** Streams the products as CSV in UTF-8 with a byte order mark, ordered by category. */
  csv(): Readable {
    return this.file('products', 'csv');
  }

  /** Streams a file in UTF-8, ordered by category; the database is read as the file is consumed. */
  file(
    of: Exported,
    format: FileFormat,
    { bom = true, onRow = () => undefined }: ExportOptions = {},
  ): Readable {
    if (of === 'categories') {
      const categoryRows = counting(this.categoryRows(), onRow);
      return format === 'csv'
        ? asCsv(categoryColumns, categoryRows, categoryCells, bom)
        : asJson(categoryRows, format);
    }
    const products = counting(this.inOrder(), onRow);
    return format === 'csv' ? asCsv(productColumns, products, productCells, bom) : asJson(products, format);
  }

  private async *inOrder() {
    const names: CategoryNames = {
      categories: await this.namesOf(this.categories),
      subCategories: await this.namesOf(this.subCategories),
    };
    const products = this.products.find().sort({ _id: 1 }).lean<ProductRecord>().cursor({ batchSize: 500 });
    const yieldIfDue = timeSlicer();
    for await (const doc of products) {
      yield productFields(doc, names);
      await yieldIfDue();
    }
  }

  private async *categoryRows(): AsyncGenerator<CategoryRow> {
    for await (const { name, image } of this.categories
      .find()
      .sort({ _id: 1 })
      .lean<CategoryRecord>()
      .cursor())
      yield { category: [name], sub_category: '', image: pathOf(image) };
    const names = await this.namesOf(this.categories);
    const below = this.subCategories.find().sort({ _id: 1 }).lean<SubCategoryRecord>().cursor();
    for await (const { name, image, category } of below)
      yield { category: namesIn(category, names), sub_category: name, image: pathOf(image) };
  }

  private async namesOf(model: Model<CategoryRecord> | Model<SubCategoryRecord>) {
    // a subcategory has these fields too
    const docs = await (model as Model<CategoryRecord>).find().lean<CategoryRecord[]>();
    return new Map(docs.map(({ _id, name }) => [String(_id), name]));
  }
}
