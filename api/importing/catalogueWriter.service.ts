import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import { ProductsService } from '../catalogue/products.service.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import type { ImportRecord } from './importJob.schema.js';
import { ImportLogService } from './importLog.service.js';
import type { BatchPlan } from './planner.service.js';
import type { CategoryPlan } from './categoryPlan.js';

const touch = { $inc: { version: 1 } };
const edited = { $inc: { version: 1, revision: 1 } };

/** Writes a plan and its audit log entries in the caller's transaction. */
@Injectable()
export class CatalogueWriterService {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    private readonly products: ProductsService,
    private readonly log: ImportLogService,
  ) {}

  async write(
    job: ImportRecord,
    plan: BatchPlan,
    categoryPlan: CategoryPlan,
    session: ClientSession,
  ): Promise<void> {
    await this.addCategories(categoryPlan, session);
    await this.holdCategories(categoryPlan, session);
    await this.products.writeMany(plan.new, plan.changed, session);
    await this.log.keep(job, plan, categoryPlan, session);
  }

  private async addCategories(categoryPlan: CategoryPlan, session: ClientSession): Promise<void> {
    const { newCategories, newSubCategories, widened } = categoryPlan;
    if (newCategories.length) await this.categories.collection.insertMany([...newCategories], { session });
    if (newSubCategories.length)
      await this.subCategories.collection.insertMany([...newSubCategories], { session });
    for (const { _id, category } of widened.keys())
      await this.subCategories.updateOne({ _id }, { $set: { category }, ...edited }, { session });
  }

  /**
   * Writes to every category in which the plan puts products, so that a parallel deletion of one of them
   * conflicts with this transaction.
   */
  private async holdCategories({ used }: CategoryPlan, session: ClientSession): Promise<void> {
    const [categories, subCategories] = [[...used.categories], [...used.subCategories]];
    if (categories.length) await this.categories.updateMany({ _id: { $in: categories } }, touch, { session });
    if (subCategories.length)
      await this.subCategories.updateMany({ _id: { $in: subCategories } }, touch, { session });
  }
}
