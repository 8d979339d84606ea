import type { Outcome } from '../../../contract/schemas.js';
import type { CategoryRecord } from '../category.schema.js';
import type { ProductRecord } from '../product.schema.js';
import { type Hits, ProductSearch } from '../search/productSearch.js';
import type { SubCategoryRecord } from '../subCategory.schema.js';
import type { CatalogueChange, Kind } from './changes.js';
import { VersionedMap } from './versioned.js';

type Identified<Shown> = Omit<Shown, '_id'> & { readonly _id: string };

/** A product as it is shown: pictures as addresses, categories joined. Money in paise, details as a list. */
export type ShelvedProduct = Identified<Outcome<'product', 'details'>['data']>;
export type ShownCategory = Identified<Outcome<'category', 'list'>['data'][number]>;
export type ShownSubCategory = Identified<Outcome<'subcategory', 'list'>['data'][number]>;

interface WithId {
  _id: { toHexString(): string };
}

const idOf = ({ _id }: WithId) => _id.toHexString();
const holds = (ids: readonly WithId['_id'][], id: string) => ids.some((one) => one.toHexString() === id);
const sameIds = (some: readonly WithId['_id'][], others: readonly WithId['_id'][]) =>
  some.length === others.length && others.every((id) => holds(some, id.toHexString()));

/** In the order in which they were added. */
const inOrder = <Doc extends WithId>(docs: Iterable<Doc>): Doc[] =>
  [...docs].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));

/** The whole catalogue in memory: by id, by shelf, searchable. What is joined or sorted is kept until it changes. */
export class CatalogueState {
  private readonly categoryDocs = new VersionedMap<CategoryRecord>();
  private readonly subCategoryDocs = new VersionedMap<SubCategoryRecord>();
  private readonly productDocs = new VersionedMap<ProductRecord>();
  private readonly search = new ProductSearch();
  private readonly shown = new Map<string, ShelvedProduct>();
  private readonly shelves = new Map<string, readonly string[]>();

  constructor(private readonly urlOf: (picture: string) => string) {}

  take(change: CatalogueChange): void {
    if ('gone' in change) this.remove(change.kind, change.gone);
    else if (change.kind === 'products') this.putProduct(change.doc);
    else if (change.kind === 'categories') this.putNamed(this.categoryDocs, change.doc);
    else this.putNamed(this.subCategoryDocs, change.doc);
  }

  category(id: string): ShownCategory | undefined {
    const doc = this.categoryDocs.get(id);
    return doc && { _id: id, name: doc.name, image: this.urlOf(doc.image) };
  }

  categories(): ShownCategory[] {
    return this.found(inOrder(this.categoryDocs.values()).map(idOf), (id) => this.category(id));
  }

  subCategory(id: string): ShownSubCategory | undefined {
    const doc = this.subCategoryDocs.get(id);
    if (!doc) return undefined;
    const category = this.found(doc.category.map(String), (one) => this.category(one));
    return { _id: id, name: doc.name, image: this.urlOf(doc.image), category };
  }

  subCategories(): ShownSubCategory[] {
    return this.found(inOrder(this.subCategoryDocs.values()).map(idOf), (id) => this.subCategory(id));
  }

  product(id: string): ShelvedProduct | undefined {
    const known = this.shown.get(id);
    const doc = known ? undefined : this.productDocs.get(id);
    if (!doc) return known;
    const joined = this.join(doc);
    this.shown.set(id, joined);
    return joined;
  }

  join(doc: ProductRecord): ShelvedProduct {
    return {
      ...doc,
      _id: idOf(doc),
      image: doc.image.map(this.urlOf),
      category: this.found(doc.category.map(String), (id) => this.category(id)),
      subCategory: this.found(doc.subCategory.map(String), (id) => this.subCategory(id)),
    };
  }

  /** Ids in shelf order: of all products, of a category, of one of its sub categories. */
  shelf(categoryId?: string, subCategoryId?: string): readonly string[] {
    const key = `${categoryId ?? ''}/${subCategoryId ?? ''}`;
    const known = this.shelves.get(key);
    if (known) return known;
    const on = ({ category, subCategory }: ProductRecord) =>
      (!categoryId || holds(category, categoryId)) && (!subCategoryId || holds(subCategory, subCategoryId));
    const ids = inOrder([...this.productDocs.values()].filter(on)).map(idOf);
    this.shelves.set(key, ids);
    return ids;
  }

  find(search: string): Hits {
    return this.search.find(search);
  }

  inStock(id: string): boolean {
    return (this.productDocs.get(id)?.stock ?? 0) > 0;
  }

  private found<Shown>(ids: readonly string[], one: (id: string) => Shown | undefined): Shown[] {
    return ids.map(one).filter((shown) => shown !== undefined);
  }

  private putNamed<Doc extends CategoryRecord>(docs: VersionedMap<Doc>, doc: Doc): void {
    const id = idOf(doc);
    const known = docs.get(id);
    if (!docs.put(doc)) return;
    if (known?.name === doc.name && known.image === doc.image) return; // A write that only took hold of it.
    this.shown.clear();
    for (const product of this.productDocs.values())
      if (holds(product.category, id) || holds(product.subCategory, id)) this.index(product);
  }

  private putProduct(doc: ProductRecord): void {
    const id = idOf(doc);
    const known = this.productDocs.get(id);
    if (!this.productDocs.put(doc)) return;
    const stays = known && sameIds(known.category, doc.category) && sameIds(known.subCategory, doc.subCategory);
    if (!stays) this.shelves.clear();
    this.shown.delete(id);
    this.index(doc);
  }

  private remove(kind: Kind, id: string): void {
    if (kind === 'categories') this.categoryDocs.delete(id);
    else if (kind === 'subcategories') this.subCategoryDocs.delete(id);
    else this.removeProduct(id);
    if (kind !== 'products') this.shown.clear();
  }

  private removeProduct(id: string): void {
    this.productDocs.delete(id);
    this.shown.delete(id);
    this.shelves.clear();
    this.search.delete(id);
  }

  private index({ _id, name, category, subCategory, more_details, unit, description }: ProductRecord): void {
    const shelves = [
      ...category.map((id) => this.categoryDocs.get(String(id))?.name ?? ''),
      ...subCategory.map((id) => this.subCategoryDocs.get(String(id))?.name ?? ''),
    ];
    const brand = more_details.filter((detail) => /^brand$/i.test(detail.name)).map(({ value }) => value);
    const details = more_details.map(({ value }) => value);
    this.search.put({
      id: String(_id),
      name,
      shelves: shelves.join(' '),
      brand: brand.join(' '),
      details: details.join(' '),
      unit,
      description,
    });
  }
}
