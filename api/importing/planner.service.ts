import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { ImportChoices } from '../../contract/importing.js';
import { limits } from '../../contract/limits.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { timeSlicer } from '../common/slices.js';
import { MediaService } from '../media/media.service.js';
import type { ImportRow } from './csv/rows.js';
import type { RowIssue } from './rowIssues.js';
import { KnownProductsService } from './knownProducts.service.js';
import { type KnownIdentifiers, repeatedIdentifier, remember } from './identifiers.js';
import { planRow, type RowPlan } from './rowPlan.js';
import { salePriceNotes } from './salePrice.js';
import { CategoryPlan } from './categoryPlan.js';
import { nameIdentifier, namedUnit } from './csv/cells.js';

/** Tells whether a row has neither a unit nor a name that ends in one. */
const isUnitless = ({ fields: { name = '', unit } }: ImportRow): boolean =>
  unit === undefined && namedUnit(name) === undefined;

/** Adds the chosen unit to a row without id, key and unit, because such a product is identified by name and unit. */
const withUnit = (row: ImportRow, { unit }: ImportChoices): ImportRow => {
  const { _id, key, name } = row.fields;
  if (unit === undefined || _id || key || name === undefined || !isUnitless(row)) return row;
  return { ...row, fields: { ...row.fields, unit }, identifiers: [['name', nameIdentifier(name, unit)]] };
};

/**
 * Applies the admin's choices: a new product gets the chosen stock and unit, and a known product may keep its
 * stock.
 */
const asChosen = (row: ImportRow, doc: ProductRecord | undefined, choices: ImportChoices): ImportRow => {
  const { stock, ...others } = row.fields;
  if (doc) return choices.keepStock ? { ...row, fields: others } : row;
  const unit = isUnitless(row) ? choices.unit : undefined;
  const fields = { ...row.fields, stock: stock ?? choices.stock, unit: row.fields.unit ?? unit };
  return { ...row, fields };
};

type Written<Outcome extends RowPlan['outcome']> = Extract<RowPlan, { outcome: Outcome }>;

/**
 * The plan of one batch. `bad` has an issue for each wrong field, `badCount` counts rows, and `notes` belong
 * to rows that are not bad.
 */
export interface BatchPlan {
  new: ProductRecord[];
  changed: Written<'changed'>[];
  unchanged: number;
  badCount: number;
  bad: RowIssue[];
  notes: RowIssue[];
  /** Counts new products whose rows have no stock or no unit. */
  missing: { stock: number; unit: number };
  /** Holds the product identifiers of these rows, to find later rows that name the same product. */
  identifiers: Map<string, number>;
}

/** Works out what the rows of a file would change. It writes nothing. */
@Injectable()
export class PlannerService {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    private readonly known: KnownProductsService,
    private readonly media: MediaService,
  ) {}

  /**
   * Loads all categories and prepares an empty plan for those that an import adds.
   * @param before the number of categories that the file has added already
   */
  async categoryPlan(session?: ClientSession, before = 0): Promise<CategoryPlan> {
    const inSession = session ?? null;
    return new CategoryPlan(
      await this.categories.find().session(inSession).lean<CategoryRecord[]>(),
      await this.subCategories.find().session(inSession).lean<SubCategoryRecord[]>(),
      limits.importCategories - before,
    );
  }

  /**
   * Plans the rows and adds the categories that they need to `categoryPlan`.
   * @param earlier the product identifiers of earlier rows: no product may be named twice
   */
  async plan(
    rows: readonly ImportRow[],
    categoryPlan: CategoryPlan,
    earlier: KnownIdentifiers,
    session?: ClientSession,
    choices: ImportChoices = {},
  ): Promise<BatchPlan> {
    const asIdentified = rows.map((row) => withUnit(row, choices));
    const find = await this.known.of(asIdentified, session);
    const context = { categoryPlan, imageKey: (image: string) => this.media.allowedKeyOf(image) };
    const plan = noChange();
    const yieldIfDue = timeSlicer();
    for (const [at, row] of rows.entries()) {
      await yieldIfDue();
      const identified = asIdentified[at] ?? row;
      const { doc, rowIssue: unclear } = find(identified);
      const rowIssue = repeatedIdentifier(identified, doc, [earlier, plan.identifiers]) ?? unclear;
      const rowIssues = [...row.rowIssues, ...(rowIssue ? [rowIssue] : [])];
      const planned = planRow({ ...asChosen(row, doc, choices), rowIssues }, doc, context);
      take(plan, planned);
      if (planned.outcome === 'new') {
        if (row.fields.stock === undefined) plan.missing.stock += 1;
        if (isUnitless(row)) plan.missing.unit += 1;
      }
      if (planned.outcome !== 'bad') plan.notes.push(...salePriceNotes(row, doc));
      remember(plan.identifiers, identified, planned, doc);
    }
    return plan;
  }
}

/** Returns the plan of rows that change nothing. */
export const noChange = (): BatchPlan => ({
  new: [],
  changed: [],
  unchanged: 0,
  badCount: 0,
  bad: [],
  notes: [],
  missing: { stock: 0, unit: 0 },
  identifiers: new Map(),
});

const take = (plan: BatchPlan, row: RowPlan): void => {
  if (row.outcome === 'new') plan.new.push(row.product);
  else if (row.outcome === 'changed') plan.changed.push(row);
  else if (row.outcome === 'unchanged') plan.unchanged += 1;
  else {
    plan.badCount += 1;
    plan.bad.push(...row.rowIssues);
  }
};
