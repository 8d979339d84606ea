import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ImportMapping } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import { assumedUnit } from '../../contract/unitText.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { timeSlicer } from '../common/slices.js';
import { MediaService } from '../media/media.service.js';
import type { ImportRow } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';
import type { ImportRecord } from './importJob.schema.js';
import { storedMapping, mappingIn } from './mappings.js';
import type { BatchPlan } from './planner.service.js';
import type { CategoryPlan } from './categoryPlan.js';
import { hashed } from './identifierLines.js';

/** Adds up hashes of documents, in any order: the sum tells two states of the catalogue apart. */
class CatalogueSum {
  private high = 0;
  private low = 0;

  add(document: string): void {
    const [high, low] = hashed(document);
    this.high = (this.high + high) >>> 0;
    this.low = (this.low + low) >>> 0;
  }

  remove(document: string): void {
    const [high, low] = hashed(document);
    this.high = (this.high - high) >>> 0;
    this.low = (this.low - low) >>> 0;
  }

  toString(): string {
    return `${this.high}-${this.low}`;
  }
}

/** With more products than this for each row, reading all products twice takes over a tenth of the import's time. */
const productsPerRow = 2;

/** What tells two states of a product apart. */
interface Compared {
  _id: unknown;
  revision?: number | undefined;
  stock?: number | undefined;
}

/** The values of a group's products, in one order. To read a document for each takes more than twice as long. */
interface Group {
  ids: string[];
  revisions: number[];
  stocks: number[];
}

const grouped = {
  $group: {
    _id: { $substrBytes: [{ $toString: '$_id' }, 22, 2] }, // the last byte: 256 groups of about the same size
    ids: { $push: { $toString: '$_id' } },
    revisions: { $push: { $ifNull: ['$revision', 0] } },
    stocks: { $push: { $ifNull: ['$stock', 0] } },
  },
};

/** The result of an earlier import of the same file, after which the catalogue matched the rows. */
export type Repeated = Pick<ImportRecord, 'badCount' | 'bad'> & NonNullable<ImportRecord['afterwards']>;

/** Issues that another row of the same file may have fixed since, so the next import may have another result. */
const mayPass: ReadonlySet<RowIssue['reason']> = new Set([
  'reasons.several',
  'reasons.keyTaken',
  'reasons.noCategory',
  'reasons.fullSubCategory',
  'reasons.manyCategories',
]);

/**
 * Describes the state of a product for the sum of the catalogue. Edits raise the revision. Sales change only
 * the stock, which matters only if the file has a stock column.
 */
const productText = ({ _id, revision = 0, stock = 0 }: Compared, hasStock: boolean): string =>
  `product ${String(_id)} ${revision} ${hasStock ? stock : ''}`;

const categoryText = ({ _id, name }: CategoryRecord): string => `category ${String(_id)} ${name}`;

const subCategoryText = ({ _id, name, category }: SubCategoryRecord): string =>
  `subcategory ${String(_id)} ${category.join()} ${name}`;

/** Follows an import from its first row to its last and detects whether anyone else changed the catalogue meanwhile. */
export class ImportWatch {
  private readonly notes: RowIssue[] = [];
  private noteCount = 0;
  private rowIssues = 0;
  private writes = false;
  private mayPass = false;
  private nameless = false;

  constructor(
    private readonly sum: CatalogueSum,
    private readonly mapping: ImportMapping,
  ) {}

  /** Updates the expected sum of the catalogue by the changes of a written batch. */
  wrote(rows: readonly ImportRow[], plan: BatchPlan, categoryPlan: CategoryPlan): void {
    const hasStock = this.mapping.stock !== undefined;
    for (const product of plan.new) this.sum.add(productText(product, hasStock));
    for (const { before, fields } of plan.changed) {
      this.sum.remove(productText(before, hasStock));
      const { revision = 0 } = before;
      this.sum.add(productText({ ...before, ...fields, revision: revision + 1 }, hasStock));
    }
    for (const category of categoryPlan.newCategories) this.sum.add(categoryText(category));
    for (const subCategory of categoryPlan.newSubCategories) this.sum.add(subCategoryText(subCategory));
    for (const [is, was] of categoryPlan.widened) {
      this.sum.remove(subCategoryText(was));
      this.sum.add(subCategoryText(is));
    }
    this.writes ||= plan.new.length + plan.changed.length > 0;
    this.mayPass ||= plan.bad.some(({ reason }) => mayPass.has(reason));
    this.nameless ||= rows.some(({ fields: { _id, key, name } }) => name !== undefined && !_id && !key);
    this.rowIssues += plan.bad.length;
    this.notes.push(...plan.notes.slice(0, limits.badRows - this.notes.length));
    this.noteCount += plan.notes.length;
  }

  /**
   * Returns the result to remember, if the same file would change nothing in this catalogue; `now` is the
   * catalogue's sum. Rows that use a name and rows that use a key may turn out to be the same product only
   * after both are written.
   */
  outcome(now: CatalogueSum): ImportRecord['afterwards'] {
    const keyed = this.mapping._id !== undefined || this.mapping.key !== undefined;
    const differs = this.writes && (this.mayPass || (keyed && this.nameless));
    const catalogue = String(now);
    if (differs || this.rowIssues > limits.badRows || String(this.sum) !== catalogue) return undefined;
    return { catalogue, notes: this.notes, noteCount: this.noteCount };
  }
}

/**
 * Recognizes an import that would change nothing: the same bytes with the same mapping were imported, and the
 * catalogue has not changed since. The rows need not be read again (docs/adr/0011-product-import-and-export.md).
 */
@Injectable()
export class RepeatedImportsService {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
    @InjectModel('Import') private readonly imports: Model<ImportRecord>,
    private readonly media: MediaService,
  ) {}

  /** Returns the result that the import would have again; undefined if the rows must be read. */
  async of(
    { digest, choices }: Pick<ImportRecord, 'digest' | 'choices'>,
    mapping: ImportMapping,
  ): Promise<Repeated | undefined> {
    if (digest === undefined) return undefined;
    const unit = choices?.unit ?? assumedUnit;
    const alike = {
      'choices.keepStock': { $ne: true },
      // the unit matters because products are found by name and unit
      'choices.unit': unit === assumedUnit ? { $in: [unit, null] } : unit,
    };
    const earlier = await this.imports
      .findOne({ digest, mapping: storedMapping(mapping), afterwards: { $exists: true }, ...alike })
      .sort({ finishedAt: -1 })
      .lean<ImportRecord>();
    if (!earlier?.afterwards) return undefined;
    const now = await this.sum(mapping);
    const { badCount, bad, afterwards } = earlier;
    return afterwards.catalogue === String(now) ? { badCount, bad, ...afterwards } : undefined;
  }

  /** Starts to follow a new import; undefined if the file is too small for its catalogue. */
  async watch(job: ImportRecord): Promise<ImportWatch | undefined> {
    if ((await this.products.estimatedDocumentCount()) > productsPerRow * job.total) return undefined;
    const mapping = mappingIn(job);
    return new ImportWatch(await this.sum(mapping), mapping);
  }

  /** Returns the sum of the catalogue, over the fields that an import with this mapping compares. */
  async sum(mapping: ImportMapping): Promise<CatalogueSum> {
    const sum = new CatalogueSum();
    sum.add(this.media.url('')); // image addresses are read relative to this address
    const hasStock = mapping.stock !== undefined;
    const products = this.products.collection.aggregate<Group>([grouped], { batchSize: 10 });
    const yieldIfDue = timeSlicer();
    for await (const { ids, revisions, stocks } of products) {
      for (const [at, _id] of ids.entries())
        sum.add(productText({ _id, revision: revisions[at], stock: stocks[at] }, hasStock));
      await yieldIfDue();
    }
    for (const category of await this.categories.find().lean<CategoryRecord[]>())
      sum.add(categoryText(category));
    for (const subCategory of await this.subCategories.find().lean<SubCategoryRecord[]>())
      sum.add(subCategoryText(subCategory));
    return sum;
  }
}
