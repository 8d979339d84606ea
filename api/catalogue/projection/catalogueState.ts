import { isDeepStrictEqual } from 'node:util';
import { noBanner } from '../../../contract/bannerTexts.js';
import type { Outcome } from '../../../contract/schemas.js';
import { inSlices, runInSlices } from '../../common/slices.js';
import type { BannerRecord } from '../banner.schema.js';
import type { ProductRecord } from '../product.schema.js';
import { defaultSynonyms } from '../search/defaultSynonyms.js';
import type { SearchAnswer } from '../search/answer.js';
import type { SearchHits } from '../search/searchHits.js';
import { ProductSearch } from '../search/productSearch.js';
import type { Reason } from '../search/reasons.js';
import type { ShopPageRecord } from '../shopPage.schema.js';
import { searchTextOf } from '../search/searchText.js';
import type { CatalogueChange, Kind } from './changes.js';
import {
  cachedCategory,
  cachedProduct,
  cachedSubCategory,
  type CachedCategory,
  type CachedProduct,
  type CachedSubCategory,
} from './cachedDocs.js';
import { Listings } from './listings.js';
import { ProductFamilies, sameFamily } from './productFamilies.js';
import {
  named,
  type NamedCategory,
  type ProductPlace,
  type ProductWithCategories,
  ratingOf,
  type ShownCategory,
  type ShownSubCategory,
} from './shownRecords.js';
import { SearchAnswers } from './searchAnswers.js';
import { SimilarProducts } from './similarProducts.js';
import { TopOffers } from './topOffers.js';
import { VersionedMap } from './versioned.js';

/** How many products of a renamed category are indexed at once; the others follow in slices. */
const atOnce = 200;

/** The fields of a category that its products show or are found by. */
const shownOf = ({ name, image, translations }: CachedCategory) => ({ name, image, translations });

const sameIds = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && others.every((id) => some.includes(id));

/**
 * Holds the whole catalogue in memory: by id, by category, and searchable. Joined and sorted results are
 * cached until they change.
 */
export class CatalogueState {
  private readonly categoryDocs = new VersionedMap<CachedCategory>();
  private readonly subCategoryDocs = new VersionedMap<CachedSubCategory>();
  private readonly productDocs = new VersionedMap<CachedProduct>();
  private readonly index = new ProductSearch(defaultSynonyms);
  private wordsRevision = 0;
  private readonly shown = new Map<string, ProductWithCategories>();
  private readonly answers = new SearchAnswers(this.index);
  private readonly listings = new Listings();
  private readonly topOffers: TopOffers;
  private readonly families = new ProductFamilies();
  private readonly similar = new SimilarProducts(
    (id) => this.productDocs.get(id),
    ({ category, subCategory }) => this.idsByCategory(category, subCategory),
  );
  private storedBanner = noBanner;
  private readonly storedPages = new Map<string, ShopPageRecord>();

  /** @param onChange is called when work in slices has changed replies: indexed products, ranked offers */
  constructor(
    private readonly urlOf: (image: string) => string,
    private readonly onChange: () => void = () => undefined,
  ) {
    this.topOffers = new TopOffers(this.productDocs, onChange);
  }

  take(change: CatalogueChange): void {
    if ('gone' in change) this.remove(change.kind, change.gone);
    else if (change.kind === 'products') this.putProduct(cachedProduct(change.doc));
    else if (change.kind === 'searchwords') this.learn(change.doc);
    else if (change.kind === 'banners') this.putBanner(change.doc);
    else if (change.kind === 'shoppages') this.putPage(change.doc);
    else if (change.kind === 'categories') this.putNamed(this.categoryDocs, cachedCategory(change.doc));
    else this.putNamed(this.subCategoryDocs, cachedSubCategory(change.doc));
  }

  category(id: string): ShownCategory | undefined {
    const doc = this.categoryDocs.get(id);
    return doc && this.named(id, doc);
  }

  categories(): ShownCategory[] {
    const firstSubCategories = new Map<string, NamedCategory>();
    for (const _id of this.subCategoryDocs.ids()) {
      const doc = this.subCategoryDocs.get(_id);
      for (const categoryId of doc?.category ?? [])
        if (doc && !firstSubCategories.has(categoryId)) firstSubCategories.set(categoryId, named(doc));
    }
    return this.found(this.categoryDocs.ids(), (id) => {
      const firstSubCategory = firstSubCategories.get(id);
      const category = this.category(id);
      return category && firstSubCategory ? { ...category, firstSubCategory } : category;
    });
  }

  subCategory(id: string): ShownSubCategory | undefined {
    const doc = this.subCategoryDocs.get(id);
    const category = this.found(doc?.category ?? [], (one) => this.category(one));
    return doc && { ...this.named(id, doc), category };
  }

  subCategories(): ShownSubCategory[] {
    return this.found(this.subCategoryDocs.ids(), (id) => this.subCategory(id));
  }

  product(id: string): ProductWithCategories | undefined {
    const known = this.shown.get(id);
    const doc = known ? undefined : this.productDocs.get(id);
    if (!doc) return known;
    const joined = this.joined(doc);
    this.shown.set(id, joined);
    return joined;
  }

  /** Whether a product exists and is in stock; it reads the stored product alone, without its categories. */
  isInStock(id: string): boolean {
    return (this.productDocs.get(id)?.stock ?? 0) > 0;
  }

  /** Tells whether a product is known as it was at this version, or later. */
  isKnown({ id, version }: { id: string; version: number }): boolean {
    return (this.productDocs.get(id)?.version ?? -Infinity) >= version;
  }

  /** Returns the stored products that exist, without their categories, in the order of `ids`. */
  stored(ids: readonly string[]): CachedProduct[] {
    return this.found(ids, (id) => this.productDocs.get(id));
  }

  /** Returns the products that exist, in the order of `ids`. */
  products(ids: readonly string[]): ProductWithCategories[] {
    return this.found(ids, (id) => this.product(id));
  }

  /** Returns the products in stock with the largest discounts, the largest first. */
  offers(count: number): ProductWithCategories[] {
    return this.products(this.topOffers.best(count));
  }

  /**
   * Returns the place of a product in the shop: one of its categories, with a subcategory that belongs to it if there is
   * one; null for a product without a category.
   */
  placeOf({
    category,
    subCategory,
  }: Pick<ProductWithCategories, 'category' | 'subCategory'>): ProductPlace | null {
    const categories = category.flatMap(({ _id }) => this.categoryDocs.get(String(_id)) ?? []);
    for (const { _id } of subCategory) {
      const doc = this.subCategoryDocs.get(String(_id));
      const above = categories.find((one) => doc?.category.includes(one._id));
      if (doc && above) return { category: named(above), subCategory: named(doc) };
    }
    const [first] = categories;
    return first ? { category: named(first) } : null;
  }

  /** Returns all sizes of a product, itself among them; only itself when it has no other. */
  sizesOf(id: string): ProductWithCategories[] {
    const doc = this.productDocs.get(id);
    return doc ? this.products(this.families.of(doc)) : [];
  }

  /** Returns products in stock that are similar to a product, the most similar first. */
  similarTo(id: string, count: number): ProductWithCategories[] {
    const doc = this.productDocs.get(id);
    const ids = doc ? this.similar.to(doc) : [];
    return this.products(ids.filter((one) => this.isInStock(one)).slice(0, count));
  }

  /** Returns the banner of the home page, with the address of its image. */
  banner(): Outcome<'home', 'page'>['data']['banner'] {
    return { ...this.storedBanner, image: this.urlOf(this.storedBanner.image) };
  }

  /** Returns the texts of a shop page; undefined if no admin has set them. */
  shopPage(name: string): ShopPageRecord | undefined {
    return this.storedPages.get(name);
  }

  /** Joins a stored product with its categories and image addresses. */
  join(doc: ProductRecord): ProductWithCategories {
    return this.joined(cachedProduct(doc));
  }

  /**
   * Returns ids in listing order: of all products, of a category, or of one of its subcategories. The list may grow at its
   * end, but does not change otherwise.
   */
  idsByCategory(categoryId?: string, subCategoryId?: string): readonly string[] {
    if (!categoryId && !subCategoryId) return this.productDocs.ids();
    return this.listings.of(categoryId, subCategoryId);
  }

  /** Returns the matches, the best first. Those in stock come before those out of stock. */
  search(text: string): Promise<SearchAnswer> {
    return this.answers.search(text);
  }

  /** Returns the matches as `search` does, but not the thing itself for one of its kind. */
  async matches(text: string): Promise<SearchHits> {
    return (await runInSlices(this.index.parts(text, false))).found;
  }

  /** Explains why the first `count` matches of a search were found. */
  explain(text: string, count: number): Reason[] {
    return this.index.explain(text, count);
  }

  /** Returns texts that complete the answered search, the likeliest first. */
  completions(answer: SearchAnswer, count: number): string[] {
    return this.index.completions(answer, count);
  }

  /** Returns words similar to a search without results, the nearest first. */
  nearTerms(text: string, count: number): string[] {
    return this.answers.nearTerms(text, count);
  }

  private joined({ brands: _, measured: __, food, ...doc }: CachedProduct): ProductWithCategories {
    return {
      ...doc,
      ...(food && { food }),
      ...(doc.starCounts && { rating: ratingOf(doc.starCounts) }),
      image: doc.image.map(this.urlOf),
      category: this.found(doc.category, (id) => this.category(id)),
      subCategory: this.found(doc.subCategory, (id) => this.subCategory(id)),
    };
  }

  private named(
    id: string,
    { name, image, revision = 0, translations }: CachedCategory | CachedSubCategory,
  ): ShownCategory {
    return { _id: id, name, image: this.urlOf(image), revision, translations };
  }

  private found<Shown>(ids: readonly string[], one: (id: string) => Shown | undefined): Shown[] {
    return ids.map(one).filter((shown) => shown !== undefined);
  }

  private putNamed<Doc extends CachedCategory>(docs: VersionedMap<Doc>, doc: Doc): void {
    const known = docs.get(doc._id);
    if (!docs.put(doc._id, doc)) return;
    if (known && isDeepStrictEqual(shownOf(known), shownOf(doc))) return; // a write that only locked the document
    this.shown.clear();
    const ids = [...this.idsByCategory(doc._id), ...this.idsByCategory(undefined, doc._id)];
    for (const id of ids.slice(0, atOnce)) this.makeFindable(this.productDocs.get(id));
    if (ids.length > atOnce) void this.makeAllFindable(ids.slice(atOnce));
  }

  /** Indexes the products of a big category, and lets other requests run meanwhile. */
  private async makeAllFindable(ids: readonly string[]): Promise<void> {
    for await (const slice of inSlices(ids))
      for (const id of slice) this.makeFindable(this.productDocs.get(id));
    this.onChange();
  }

  private putProduct(doc: CachedProduct): void {
    const known = this.productDocs.get(doc._id);
    if (!this.productDocs.put(doc._id, doc)) return;
    this.shown.delete(doc._id);
    this.topOffers.put(doc);
    const stays =
      known && sameIds(known.category, doc.category) && sameIds(known.subCategory, doc.subCategory);
    if (!stays) this.listings.move(known, doc);
    if (!known || !sameFamily(known, doc)) this.relate(known, doc);
    else if (!stays || known.price !== doc.price) this.similar.forget();
    if (!known || known.stock > 0 !== doc.stock > 0) this.answers.forget();
    this.makeFindable(doc);
  }

  /** Moves a product from its former family to its present one; either may be missing. */
  private relate(former: CachedProduct | undefined, doc: CachedProduct | undefined): void {
    if (former) this.families.delete(former);
    if (doc) this.families.add(doc);
    this.similar.forget();
  }

  private learn({ groups, revision }: { groups: typeof defaultSynonyms; revision: number }): void {
    if (revision < this.wordsRevision) return;
    this.wordsRevision = revision;
    this.index.learn(groups);
    this.answers.forget();
  }

  private putBanner({ _id: _, ...banner }: BannerRecord): void {
    if (banner.revision >= this.storedBanner.revision) this.storedBanner = banner;
  }

  private putPage(page: ShopPageRecord): void {
    if (page.revision >= (this.storedPages.get(page._id)?.revision ?? 0))
      this.storedPages.set(page._id, page);
  }

  private makeFindable(doc?: CachedProduct): void {
    if (!doc) return;
    const categories = this.found(doc.category, (id) => this.categoryDocs.get(id));
    const subCategories = this.found(doc.subCategory, (id) => this.subCategoryDocs.get(id));
    const text = searchTextOf(doc, [...categories, ...subCategories]);
    if (this.index.put(text, doc.stock > 0)) this.answers.forget();
  }

  private remove(kind: Kind, id: string): void {
    if (kind === 'categories') this.categoryDocs.delete(id);
    else if (kind === 'subcategories') this.subCategoryDocs.delete(id);
    else if (kind === 'products') this.removeProduct(id);
    else if (kind === 'banners') this.storedBanner = noBanner;
    else if (kind === 'shoppages') this.storedPages.delete(id);
    else {
      this.wordsRevision = 0; // back to the synonyms of a new shop
      this.learn({ groups: defaultSynonyms, revision: 0 });
    }
    if (kind !== 'products') this.shown.clear();
  }

  private removeProduct(id: string): void {
    const known = this.productDocs.get(id);
    this.listings.move(known, undefined);
    this.relate(known, undefined);
    this.productDocs.delete(id);
    this.topOffers.delete(id);
    this.shown.delete(id);
    this.index.delete(id);
    this.answers.forget();
  }
}
