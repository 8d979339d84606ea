import { Types } from 'mongoose';
import { limits } from '../../contract/limits.js';
import { sameName, type CategoryRecord } from '../catalogue/category.schema.js';
import type { ProductRecord } from '../catalogue/product.schema.js';
import type { SubCategoryRecord } from '../catalogue/subCategory.schema.js';

type Placed = Pick<ProductRecord, 'category' | 'subCategory'>;

/** Names for a row's shelves; undefined where the file does not speak of them. */
interface Names {
  category?: readonly string[] | undefined;
  sub_category?: readonly string[] | undefined;
}

/** The database's own notion of one name (`sameName`). */
const { compare } = new Intl.Collator(sameName.locale, { sensitivity: 'accent' });

class Named<Doc extends CategoryRecord> {
  readonly added: Doc[] = [];
  private readonly byName = new Map<string, Doc | undefined>();

  constructor(private readonly docs: Doc[]) {}

  find(name: string): Doc | undefined {
    const known = this.byName.get(name);
    if (known) return known;
    const found = this.docs.find((doc) => compare(doc.name, name) === 0);
    this.byName.set(name, found);
    return found;
  }

  byId(id: string): Doc | undefined {
    return this.docs.find((doc) => String(doc._id) === id);
  }

  add(doc: Doc): Doc {
    this.docs.push(doc);
    this.added.push(doc);
    this.byName.set(doc.name, doc);
    return doc;
  }
}

const distinct = (docs: readonly CategoryRecord[]) => [...new Set(docs.map(({ _id }) => _id))];

/**
 * The shop's categories as the rows of a file need them: what is missing is added, by name, and a sub category that stands
 * under none of a row's categories is put under the first of them. Nothing is written here.
 */
export class ShelfPlan {
  private readonly categories: Named<CategoryRecord>;
  private readonly subCategories: Named<SubCategoryRecord>;
  /** Sub categories that were there and stand under more categories now. */
  readonly widened = new Set<SubCategoryRecord>();
  /** Shelves that were there and that something is put on. */
  readonly used = { categories: new Set<string>(), subCategories: new Set<string>() };

  constructor(categories: CategoryRecord[], subCategories: SubCategoryRecord[]) {
    this.categories = new Named(categories);
    this.subCategories = new Named(subCategories);
  }

  get newCategories(): readonly CategoryRecord[] {
    return this.categories.added;
  }

  get newSubCategories(): readonly SubCategoryRecord[] {
    return this.subCategories.added;
  }

  /** Why a row cannot stand where it wants to. */
  refusal(names: Names, now: Placed): 'noCategory' | 'fullSubCategory' | undefined {
    const categories = names.category?.map((name) => this.categories.find(name)?._id) ?? now.category;
    const under = new Set(categories.map(String));
    const subCategories = this.subCategoriesOf(names, now);
    const astray = subCategories.filter((doc) => !doc?.category.some((parent) => under.has(String(parent))));
    if (!astray.length) return undefined;
    if (!categories.length || !names.sub_category) return 'noCategory';
    return astray.some((doc) => doc && doc.category.length >= limits.categories)
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
    doc.category.push(first);
    if (!this.newSubCategories.includes(doc)) this.widened.add(doc);
    return doc;
  }
}

const unplaced = () => ({ _id: new Types.ObjectId(), image: '', category: [], version: 1 });
