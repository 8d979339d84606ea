import { Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { type CategoryRecord, isSameName } from '../catalogue/category.schema.js';
import type { Placed } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';

/** Names for a row's shelves; undefined where the file does not speak of them. */
interface Names {
  category?: readonly string[] | undefined;
  sub_category?: readonly string[] | undefined;
}

/** What the same names have in common, for looking up; the collator has the last word before one is added. */
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

  /** Those of some names that are not there. */
  missing(names: readonly string[] = []): number {
    return new Set(names.map(looseName).filter((name) => !this.byName.has(name))).size;
  }

  /** The one that has the name already, after all, else the new one. */
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
 * The shop's categories as the rows of a file need them: what is missing is added, by name, and a sub category that stands
 * under none of a row's categories is put under the first of them. Nothing is written here.
 */
export class CategoryPlan {
  private readonly categories: Named<CategoryRecord>;
  private readonly subCategories: Named<SubCategoryRecord>;
  /** Sub categories that were there and stand under more categories now, each with what it was. */
  readonly widened = new Map<SubCategoryRecord, SubCategoryRecord>();
  /** Shelves that were there and that something is put on. */
  readonly used = { categories: new Set<string>(), subCategories: new Set<string>() };

  /** `room`: how many may be added to both together. */
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

  /** How many were added. */
  get added(): number {
    return this.newCategories.length + this.newSubCategories.length;
  }

  /** The names of categories or sub categories. */
  namesOf(kind: 'category' | 'subCategory', ids: readonly Types.ObjectId[]): string[] {
    const lookup = kind === 'category' ? this.categories : this.subCategories;
    return ids.map((id) => lookup.byId(String(id))?.name ?? '');
  }

  /** Why a row cannot stand where it wants to. */
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

  /** Where a row stands, which `refusal` has allowed. */
  place(names: Names, now: Placed): Placed {
    const category = names.category
      ? distinct(names.category.map((name) => this.categories.find(name) ?? this.addCategory(name)))
      : now.category;
    const subCategory = names.sub_category
      ? distinct(names.sub_category.map((name) => this.under(category, name)))
      : now.subCategory;
    return { category, subCategory };
  }

  /** Remembers that something is put there. */
  use({ category, subCategory }: Placed): void {
    for (const id of category) this.used.categories.add(String(id));
    for (const id of subCategory) this.used.subCategories.add(String(id));
  }

  private subCategoriesOf({ sub_category }: Names, now: Placed): (SubCategoryRecord | undefined)[] {
    if (sub_category) return sub_category.map((name) => this.subCategories.find(name));
    return now.subCategory.map((id) => this.subCategories.byId(String(id)));
  }

  private addCategory(name: string): CategoryRecord {
    return this.categories.add({ _id: new Types.ObjectId(), name, image: '', version: 1 });
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

const unplaced = () => ({ _id: new Types.ObjectId(), image: '', category: [], version: 1 });
