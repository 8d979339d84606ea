import { Readable, pipeline } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { stringify } from 'csv-stringify';
import { categoryColumns } from '../../contract/importing.js';
import type { TranslationField } from '../../contract/languages.js';
import { productColumns } from '../../contract/productFields.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { timeSlicer } from '../common/slices.js';
import { guarded, joined } from './csv/cells.js';
import {
  type CategoryNames,
  type TranslatedFields,
  namesIn,
  pathOf,
  productCells,
  productFields,
  translatedCells,
  translatedFields,
  translationFields,
} from './exportedProduct.js';
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

interface CategoryRow extends TranslatedFields {
  category: string[];
  sub_category: string;
  image: string;
}

const categoryCells = (row: CategoryRow) => ({
  category: guarded(joined(row.category)),
  sub_category: guarded(joined([row.sub_category].filter(Boolean))),
  image: guarded(row.image),
  ...translatedCells(row),
});

/** Returns the languages into which texts of these records are translated. */
const languagesIn = async (models: readonly Pick<Model<unknown>, 'collection'>[]): Promise<string[]> => {
  const found = await Promise.all(
    models.map(({ collection }) =>
      collection
        .aggregate<{ _id: string }>([
          { $match: { translations: { $exists: true } } },
          { $project: { language: { $objectToArray: '$translations' } } },
          { $unwind: '$language' },
          { $group: { _id: '$language.k' } },
        ])
        .toArray(),
    ),
  );
  return [...new Set(found.flat().map(({ _id }) => _id))].sort();
};

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
  csv(): Promise<Readable> {
    return this.file('products', 'csv');
  }

  /**
   * Streams a file in UTF-8, ordered by category; the database is read as the file is consumed. It has columns for
   * each language into which something is translated.
   */
  async file(
    of: Exported,
    format: FileFormat,
    { bom = true, onRow = () => undefined }: ExportOptions = {},
  ): Promise<Readable> {
    if (of === 'categories') {
      const languages = await languagesIn([this.categories, this.subCategories]);
      const names = translationFields(languages, ['name']);
      const categoryRows = counting(this.categoryRows(names), onRow);
      return format === 'csv'
        ? asCsv([...categoryColumns, ...names], categoryRows, categoryCells, bom)
        : asJson(categoryRows, format);
    }
    const texts = translationFields(await languagesIn([this.products]));
    const products = counting(this.inOrder(texts), onRow);
    return format === 'csv'
      ? asCsv([...productColumns, ...texts], products, productCells, bom)
      : asJson(products, format);
  }

  private async *inOrder(texts: readonly TranslationField[]) {
    const names: CategoryNames = {
      categories: await this.namesOf(this.categories),
      subCategories: await this.namesOf(this.subCategories),
    };
    // 500 at once held the event loop for up to 25 ms, together with a collection of garbage
    const products = this.products.find().sort({ _id: 1 }).lean<ProductRecord>().cursor({ batchSize: 250 });
    const yieldIfDue = timeSlicer();
    for await (const doc of products) {
      yield productFields(doc, names, texts);
      await yieldIfDue();
    }
  }

  private async *categoryRows(texts: readonly TranslationField[]): AsyncGenerator<CategoryRow> {
    const above = this.categories.find().sort({ _id: 1 }).lean<CategoryRecord>().cursor();
    for await (const { name, image, translations } of above)
      yield {
        category: [name],
        sub_category: '',
        image: pathOf(image),
        ...translatedFields(translations, texts),
      };
    const names = await this.namesOf(this.categories);
    const below = this.subCategories.find().sort({ _id: 1 }).lean<SubCategoryRecord>().cursor();
    for await (const { name, image, category, translations } of below)
      yield {
        category: namesIn(category, names),
        sub_category: name,
        image: pathOf(image),
        ...translatedFields(translations, texts),
      };
  }

  private async namesOf(model: Model<CategoryRecord> | Model<SubCategoryRecord>) {
    // a subcategory has these fields too
    const docs = await (model as Model<CategoryRecord>).find().lean<CategoryRecord[]>();
    return new Map(docs.map(({ _id, name }) => [String(_id), name]));
  }
}
