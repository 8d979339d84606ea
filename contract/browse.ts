/** How customers find products: filters, sorting, facets, suggestions, and searches without results. */
import { z } from 'zod';
import { browseSorts, foodMarks } from './codes.js';
import { category, namedReply } from './category.js';
import { limits } from './limits.js';
import { product, productSummary, subCategoryPage } from './product.js';
import { count, id, percentInput, rupees, rupeesInput, text, time, type Wire } from './wire.js';

const brand = text(limits.detailValue);

/**
 * A product must match every filter. It matches a filter with a list of values when it has one of them.
 * Prices are after the discount.
 */
const filters = z
  .object({
    subCategories: z.array(id).max(limits.filterValues).default([]),
    brands: z.array(brand).max(limits.filterValues).default([]),
    from: rupeesInput.optional(),
    to: rupeesInput.optional(),
    /** Minimum discount in percent. */
    discount: percentInput.optional(),
    inStock: z.boolean().default(false),
    food: z.enum(foodMarks).optional(),
  })
  .prefault({});

const sort = z.enum(browseSorts).optional();
const search = z.string().max(limits.search).default('');
const filterFields = { filters, sort };

export const productSearch = z.object({ search, page: count(1, limits.page).default(1), ...filterFields });

/**
 * One page of a search.
 * `marks`: prefixes in small letters to highlight at the start of words in a product's name.
 * `meant`: the corrected search whose results are shown, when no product has the words as typed; else null.
 */
export const searchPage = z.object({
  data: z.array(product),
  page: z.int(),
  totalPage: z.int(),
  totalCount: z.int(),
  marks: z.array(z.string()),
  meant: z.string().nullable(),
});

/** The filtered products of a subcategory; without `subCategoryId` those of the whole category (W-22). */
export const subCategoryQuery = subCategoryPage.extend(filterFields);

/** Asks for the facets of a search, or with `categoryId` of a category. */
export const facetsQuery = z.object({
  search,
  categoryId: id.optional(),
  subCategoryId: id.optional(),
  filters,
});

/** The facets of a list of products. The counts of each facet have the filters of all other facets applied. */
export const facets = z.object({
  totalCount: z.int(),
  subCategories: z.array(namedReply.extend({ count: z.int() })),
  /** Brands with the most products come first. */
  brands: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The lowest and highest price after the discount; null without products. */
  prices: z.object({ from: rupees, to: rupees }).nullable(),
  discounts: z.array(z.object({ percent: z.int(), count: z.int() })),
  inStock: z.int(),
  food: z.object({ veg: z.int(), nonVeg: z.int() }),
});
export type Facets = Wire<typeof facets>;

export const suggestQuery = z.object({ search });

const categoryReference = category.omit({ revision: true });

/**
 * Suggestions for a typed text, the likeliest first. `terms`: other texts to search for. `marks`: prefixes in
 * small letters to highlight at the start of words.
 */
export const suggestions = z.object({
  terms: z.array(z.string()),
  /** Categories and subcategories. `category`: the parent category of a subcategory. */
  categories: z.array(categoryReference.extend({ category: namedReply.optional() })),
  products: z.array(productSummary),
  marks: z.array(z.string()),
});
export type Suggestions = Wire<typeof suggestions>;

const word = text(limits.searchWord);

/** Synonyms: words and phrases that customers use for the same product. `revision` rises with every change. */
const synonymGroup = z.array(word).min(2).max(limits.wordsOfGroup);
export const synonyms = z.object({ groups: z.array(z.array(z.string())), revision: z.int() });
export type SynonymSettings = Wire<typeof synonyms>;
export const synonymsInput = z.object({
  groups: z.array(synonymGroup).max(limits.synonymGroups),
  revision: count(0, Number.MAX_SAFE_INTEGER),
});

export const reportedSearch = z.object({ search: text(limits.search) });
export const searchesWithoutResultsQuery = z.object({ page: count(1, limits.page).default(1) });

/** Searches without results, the most frequent first. */
export const searchesWithoutResultsPage = z.object({
  data: z.array(z.object({ search: z.string(), count: z.int(), last: time })),
  totalCount: z.int(),
});
export type SearchWithoutResults = Wire<typeof searchesWithoutResultsPage>['data'][number];
