import { Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import type { CategoryRecord } from '../catalogue/category.schema.js';
import type { Placed } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';
import { isSameName } from '../common/sameName.js';

/** The category names of a row; a field is undefined if the file has no column for it. */
interface Names {
  category?: readonly string[] | undefined;
  sub_category?: readonly string[] | undefined;
}

/**
 * Folds a name for lookup: the same names always have the same folded form. Before a category is added, the
 * collator decides whether two names are really the same.
 */
export const looseName = (name: string) => name.normalize('NFKD').toUpperCase().toLowerCase();

type CategoryIssue = 'noCategory' | 'fullSubCategory' | 'manyCategories';

class Named<Doc extends CategoryRecord> {
  readonly added: Doc[] = [];
  private readonly byName: Map<string, Doc>;
  private readonly byIds: Map<string, Doc>;

  constructor(private readonly docs: Doc[]) {
    this.byName = new Map(docs.map((doc) => [looseName(doc.name), doc]));
    this.byIds = new Map(docs.map((doc) => [String(doc._id), doc]));
  }

  find(name: string): Doc | undefined {
    return this.byName.get(looseName(name));
  }

  byId(id: string): Doc | undefined {
    return this.byIds.get(id);
  }

  /** Counts the distinct names that do not exist yet. */
  missing(names: readonly string[] = []): number {
    return new Set(names.map(looseName).filter((name) => !this.byName.has(name))).size;
  }

  /** Returns the existing document of the same name, otherwise adds the new one. */
  add(doc: Doc): Doc {
    const same = this.docs.find(({ name }) => isSameName(name, doc.name));
    this.byName.set(looseName(doc.name), same ?? doc);
    if (same) return same;
    this.docs.push(doc);
    this.added.push(doc);
    this.byIds.set(String(doc._id), doc);
    return doc;
  }
}

const distinct = (docs: readonly CategoryRecord[]) => [...new Set(docs.map(({ _id }) => _id))];

/**
 * Plans the categories that the rows of a file need. Missing categories are added by name, and a subcategory
 * that belongs to none of the row's categories is added to the first of them. It writes nothing.
 */
export class CategoryPlan {
  private readonly categories: Named<CategoryRecord>;
  private readonly subCategories: Named<SubCategoryRecord>;
  /** Maps each existing subcategory that gets more categories to its state before. */
  readonly widened = new Map<SubCategoryRecord, SubCategoryRecord>();
  /** Holds the ids of existing categories in which the file puts products. */
  readonly used = { categories: new Set<string>(), subCategories: new Set<string>() };

  /** @param room how many categories and subcategories may be added together */
  constructor(
    categories: CategoryRecord[],
    subCategories: SubCategoryRecord[],
    private readonly room: number = limits.importCategories,
  ) {
    this.categories = new Named(categories);
    this.subCategories = new Named(subCategories);
  }

  get newCategories(): readonly CategoryRecord[] {
    return this.categories.added;
  }

  get newSubCategories(): readonly SubCategoryRecord[] {
    return this.subCategories.added;
  }

  get added(): number {
    return this.newCategories.length + this.newSubCategories.length;
  }

  /** Returns the names for ids of categories or subcategories. */
  namesOf(kind: 'category' | 'subCategory', ids: readonly Types.ObjectId[]): string[] {
    const lookup = kind === 'category' ? this.categories : this.subCategories;
    return ids.map((id) => lookup.byId(String(id))?.name ?? '');
  }

  /** Tells why a row cannot have the categories that it names; undefined if it can. */
  categoryIssue(names: Names, now: Placed): CategoryIssue | undefined {
    const missing = this.categories.missing(names.category) + this.subCategories.missing(names.sub_category);
    if (missing && this.added + missing > this.room) return 'manyCategories';
    const categories = names.category?.map((name) => this.categories.find(name)?._id) ?? now.category;
    const under = new Set(categories.map(String));
    const subCategories = this.subCategoriesOf(names, now);
    const foreign = subCategories.filter((doc) => !doc?.category.some((parent) => under.has(String(parent))));
    if (!foreign.length) return undefined;
    if (!categories.length || !names.sub_category) return 'noCategory';
    return foreign.some((doc) => doc && doc.category.length >= limits.categories)
      ? 'fullSubCategory'
      : undefined;
  }

  /** Returns the category ids of a row, for which `categoryIssue` must have found nothing. */
  place(names: Names, now: Placed): Placed {
    const category = names.category
      ? distinct(names.category.map((name) => this.categories.find(name) ?? this.addCategory(name)))
      : now.category;
    const subCategory = names.sub_category
      ? distinct(names.sub_category.map((name) => this.under(category, name)))
      : now.subCategory;
    return { category, subCategory };
  }

  /** Remembers that a product is put in these categories. */
  use({ category, subCategory }: Placed): void {
    for (const id of category) this.used.categories.add(String(id));
    for (const id of subCategory) this.used.subCategories.add(String(id));
  }

  private subCategoriesOf({ sub_category }: Names, now: Placed): (SubCategoryRecord | undefined)[] {
    if (sub_category) return sub_category.map((name) => this.subCategories.find(name));
    return now.subCategory.map((id) => this.subCategories.byId(String(id)));
  }

  private addCategory(name: string): CategoryRecord {
    return this.categories.add({ _id: new Types.ObjectId(), name, image: '', version: 1, revision: 0 });
  }

  private under(categories: readonly Types.ObjectId[], name: string): SubCategoryRecord {
    const [first] = categories;
    const known = this.subCategories.find(name);
    const doc = known ?? this.subCategories.add({ ...unplaced(), name });
    const stands = doc.category.some((parent) => categories.some((id) => id.equals(parent)));
    if (stands || !first) return doc;
    const wasThere = !this.newSubCategories.includes(doc);
    if (wasThere && !this.widened.has(doc)) this.widened.set(doc, { ...doc, category: [...doc.category] });
    doc.category.push(first);
    return doc;
  }
}

const unplaced = () => ({ _id: new Types.ObjectId(), image: '', category: [], version: 1, revision: 0 });
