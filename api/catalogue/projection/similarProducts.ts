import { stem, withoutSizes } from '../search/words.js';
import { BoundedCache } from './boundedCache.js';
import type { CachedProduct } from './cachedDocs.js';
import { familyOf } from './productFamilies.js';

type Product = Pick<CachedProduct, '_id' | 'name' | 'category' | 'subCategory' | 'brands' | 'price'>;

/** How many products of a subcategory or category are compared: those that were added before and after. */
const compared = 600;
/** How many similar products are ranked. These are more than are shown, since some may be sold out. */
const ranked = 40;
/** How many products' rankings are kept. */
const kept = 5_000;
/** How much the same subcategory, the same brand and a near price count; words in common count up to 1. */
const weights = { subCategory: 0.5, brand: 0.2, price: 0.2 };

interface Compared {
  product: Product;
  words: ReadonlySet<string>;
}

const comparedOf = (product: Product): Compared => ({
  product,
  words: new Set(withoutSizes(product.name).map(stem)),
});

/** Returns a function that weighs a word by how few of the products have it in their name. */
const weigher = (all: readonly Compared[]): ((word: string) => number) => {
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + all.length / (counts.get(word) ?? 1));
};

/** Returns a function that tells how much a name has in common with `own`, from 0 to 1. A rare word counts more. */
const comparer = (own: Compared, all: readonly Compared[]): ((other: Compared) => number) => {
  const weightOf = weigher(all);
  const total = (words: Iterable<string>) => {
    let sum = 0;
    for (const word of words) sum += weightOf(word);
    return sum;
  };
  const ownTotal = total(own.words);
  return ({ words }) => {
    const common = total([...words].filter((word) => own.words.has(word)));
    return common && common / (ownTotal + total(words) - common);
  };
};

/** Keeps the best of each family: another size of the same product is no other product. */
const oneOfEachFamily = (products: readonly Product[], except: Product): string[] => {
  const families = new Set([familyOf(except)]);
  const ids: string[] = [];
  for (const product of products) {
    const family = familyOf(product);
    if (!families.has(family)) ids.push(product._id);
    families.add(family);
    if (ids.length === ranked) break;
  }
  return ids;
};

/** Finds products that customers may take instead: of the same subcategory, with a similar name, brand and price. */
export class SimilarProducts {
  private readonly rankings = new BoundedCache<readonly string[]>(kept);

  /**
   * @param get reads a product
   * @param listing returns the ids of a subcategory, or of a category
   */
  constructor(
    private readonly get: (id: string) => Product | undefined,
    private readonly listing: (of: { category?: string; subCategory?: string }) => readonly string[],
  ) {}

  /** Returns the ids of similar products in stock or not, the most similar first. */
  to(product: Product): readonly string[] {
    return this.rankings.get(product._id, () => this.rank(product));
  }

  /** Forgets all rankings, after a change of a name, a price or a category. */
  forget(): void {
    this.rankings.clear();
  }

  private rank(product: Product): string[] {
    const own = comparedOf(product);
    const others = this.candidates(product).map(comparedOf);
    const wordsInCommon = comparer(own, [own, ...others]);
    const [brand] = product.brands;
    const scoreOf = (other: Compared) =>
      wordsInCommon(other) +
      (other.product.subCategory.some((id) => product.subCategory.includes(id)) ? weights.subCategory : 0) +
      (brand !== undefined && other.product.brands.includes(brand) ? weights.brand : 0) +
      weights.price * nearness(product.price, other.product.price);
    const byScore = others
      .map((other) => ({ product: other.product, score: scoreOf(other) }))
      .sort((one, other) => other.score - one.score || (one.product._id < other.product._id ? -1 : 1));
    return oneOfEachFamily(
      byScore.map((scored) => scored.product),
      product,
    );
  }

  /** Returns the products to compare: of the same subcategories, and of the category if those are too few. */
  private candidates({ _id, category, subCategory }: Product): Product[] {
    const near = subCategory.flatMap((id) => around(this.listing({ subCategory: id }), _id));
    const more =
      near.length > ranked ? [] : category.flatMap((id) => around(this.listing({ category: id }), _id));
    const ids = new Set([...near, ...more]);
    ids.delete(_id);
    return [...ids].flatMap((id) => this.get(id) ?? []);
  }
}

/** Returns how near two prices are to each other, from 0 to 1. */
const nearness = (one: number, other: number): number => Math.min(one, other) / Math.max(one, other, 1);

/** Returns the part of a long list that is around an id. */
const around = (ids: readonly string[], id: string): readonly string[] => {
  if (ids.length <= compared) return ids;
  const start = Math.max(0, Math.min(ids.indexOf(id) - compared / 2, ids.length - compared));
  return ids.slice(start, start + compared);
};
