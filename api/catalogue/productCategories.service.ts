import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model, Types } from 'mongoose';
import type { Issue } from '../../contract/errors.js';
import { DomainError, invalid } from '../common/domainError.js';
import type { CategoryRecord } from './category.schema.js';
import { distinctIds } from './distinctIds.js';
import type { Placed, ProductRecord } from './product.schema.js';
import type { DependentCounts } from './catalogueErrors.js';
import type { SubCategoryRecord } from './subCategory.schema.js';

const touch = { $inc: { version: 1 } };

/** Checks, within a transaction, that the categories of a write exist and belong together. */
@Injectable()
export class ProductCategoriesService {
  constructor(
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    @InjectModel('Product') private readonly products: Model<ProductRecord>,
  ) {}

  /**
   * Locks the categories until the transaction ends: a parallel removal conflicts with it.
   * @throws DomainError `notFound`
   */
  async holdCategories(ids: readonly Types.ObjectId[], session: ClientSession): Promise<void> {
    const distinct = distinctIds(ids);
    const { matchedCount } = await this.categories.updateMany({ _id: { $in: distinct } }, touch, { session });
    if (matchedCount < distinct.length) throw new DomainError('notFound');
  }

  /**
   * Locks a product's categories and subcategories and checks that they belong together.
   * @param at path of the subcategories in the request, for the error
   * @throws DomainError `notFound`; `invalid` for a subcategory of other categories
   */
  async hold(
    { category, subCategory }: Placed,
    session: ClientSession,
    at: Issue['path'] = ['subCategory'],
  ): Promise<void> {
    await this.holdCategories(category, session);
    const distinct = { _id: { $in: distinctIds(subCategory) } };
    await this.subCategories.updateMany(distinct, touch, { session });
    const found = await this.subCategories.find(distinct).session(session).lean<SubCategoryRecord[]>();
    const parents = new Map(found.map((doc) => [String(doc._id), doc.category.map(String)]));
    if (subCategory.some((id) => !parents.has(String(id)))) throw new DomainError('notFound');
    const chosen = new Set(category.map(String));
    const isForeign = (id: Types.ObjectId) => !parents.get(String(id))?.some((parent) => chosen.has(parent));
    const foreign = subCategory.flatMap((id, index): Issue['path'][] =>
      isForeign(id) ? [[...at, index]] : [],
    );
    if (foreign.length)
      throw invalid(({ fields }) => foreign.map((path) => ({ path, message: fields.notUnderCategory })));
  }

  /** Counts the products of a subcategory that are in none of its categories. */
  async leftWithout({ _id, category }: SubCategoryRecord, session: ClientSession): Promise<number> {
    return this.products
      .countDocuments({ subCategory: _id, category: { $nin: category } })
      .session(session)
      .exec();
  }

  /** Counts the dependents of a category or subcategory. */
  async dependents(id: string, session: ClientSession | null = null): Promise<DependentCounts> {
    const on = { $or: [{ category: id }, { subCategory: id }] };
    return {
      products: await this.products.countDocuments(on).session(session),
      subCategories: await this.subCategories.countDocuments({ category: id }).session(session),
    };
  }
}
