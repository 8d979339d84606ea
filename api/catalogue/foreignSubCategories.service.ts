import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { Author } from '../audit/auditLog.service.js';
import { DomainError } from '../common/domainError.js';
import type { CategoryRecord } from './category.schema.js';
import type { ProductRecord } from './product.schema.js';
import { ProductsService } from './products.service.js';
import type { SubCategoryRecord } from './subCategory.schema.js';

/**
 * A product in a subcategory that belongs to none of its categories. `category` and `subCategory` hold the
 * corrected ids.
 */
export interface ForeignSubCategory {
  _id: string;
  name: string;
  revision: number;
  category: string[];
  subCategory: string[];
}

type ProductPlacement = Pick<ProductRecord, '_id' | 'name' | 'revision' | 'category' | 'subCategory'>;

/** The existing categories, and the parents of each subcategory. */
interface KnownCategories {
  categories: ReadonlySet<string>;
  parents: ReadonlyMap<string, readonly string[]>;
}

const asTexts = (ids: readonly Types.ObjectId[]) => ids.map(String);
const isSame = (mended: readonly string[], ids: readonly Types.ObjectId[]) =>
  mended.join() === asTexts(ids).join();

/**
 * Corrects a product's categories. It adds the parent category of a subcategory while there is room, and
 * drops ids that no longer exist or have no parent.
 */
const mended = (
  { category, subCategory }: ProductPlacement,
  { categories: known, parents }: KnownCategories,
) => {
  const categories = asTexts(category).filter((id) => known.has(id));
  const kept = asTexts(subCategory).filter((id) => {
    const under = (parents.get(id) ?? []).filter((parent) => known.has(parent));
    if (under.some((parent) => categories.includes(parent))) return true;
    const [first] = under;
    if (first === undefined || categories.length >= limits.categories) return false;
    categories.push(first);
    return true;
  });
  return { category: categories, subCategory: kept };
};

/** Finds and repairs products in foreign subcategories, which older versions may have left behind. */
@Injectable()
export class ForeignSubCategoriesService {
  constructor(
    @InjectModel('Product') private readonly model: Model<ProductRecord>,
    @InjectModel('Category') private readonly categories: Model<CategoryRecord>,
    @InjectModel('SubCategory') private readonly subCategories: Model<SubCategoryRecord>,
    private readonly products: ProductsService,
  ) {}

  /** Returns the products in foreign subcategories, each with its corrected categories, in listing order. */
  async find(): Promise<ForeignSubCategory[]> {
    const knownCategories = await this.knownCategories();
    const found: ForeignSubCategory[] = [];
    const placed = this.model
      .find({ subCategory: { $ne: [] } }, { name: 1, revision: 1, category: 1, subCategory: 1 })
      .sort({ _id: 1 })
      .lean<ProductPlacement>();
    for await (const product of placed.cursor()) {
      const { _id, name, revision, category, subCategory } = product;
      const placement = mended(product, knownCategories);
      if (isSame(placement.category, category) && isSame(placement.subCategory, subCategory)) continue;
      found.push({ _id: String(_id), name, revision, ...placement });
    }
    return found;
  }

  /**
   * Corrects one product.
   * @returns false when the product was edited meanwhile; the next run looks at it again
   */
  async repair(by: Author, { name: _name, ...edit }: ForeignSubCategory): Promise<boolean> {
    try {
      await this.products.update(by, edit);
      return true;
    } catch (error) {
      if (error instanceof DomainError && error.code === 'staleRevision') return false;
      throw error;
    }
  }

  private async knownCategories(): Promise<KnownCategories> {
    const all = await this.subCategories.find().lean<SubCategoryRecord[]>();
    return {
      categories: new Set((await this.categories.distinct('_id')).map(String)),
      parents: new Map(all.map(({ _id, category }) => [String(_id), asTexts(category)])),
    };
  }
}
