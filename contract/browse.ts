/** How shoppers find things: what a list is narrowed and sorted by, what may be meant, what was not found. */
import { z } from 'zod';
import { browseSorts, foodMarks } from './codes.js';
import { limits } from './limits.js';
import { product, productSummary, subCategoryPage } from './product.js';
import { count, id, percentInput, replyId, rupees, rupeesInput, text, time, type Wire } from './wire.js';

const brand = text(limits.detailValue);

/** Of what names several, one has to fit; all that is named has to fit together. Prices are what one pays. */
const filters = z
  .object({
    subCategories: z.array(id).max(limits.filterValues).default([]),
    brands: z.array(brand).max(limits.filterValues).default([]),
    from: rupeesInput.optional(),
    to: rupeesInput.optional(),
    /** Percent off, at least. */
    discount: percentInput.optional(),
    inStock: z.boolean().default(false),
    food: z.enum(foodMarks).optional(),
  })
  .prefault({});

const sort = z.enum(browseSorts).optional();
const search = z.string().max(limits.search).default('');
const filterFields = { filters, sort };

export const productSearch = z.object({ search, page: count(1, limits.page).default(1), ...filterFields });

/** `marks`: small words whose like begins what was found in a name; `meant`: what was searched for instead where nothing has the words as typed, else null. */
export const searchPage = z.object({
  data: z.array(product),
  page: z.int(),
  totalPage: z.int(),
  totalCount: z.int(),
  marks: z.array(z.string()),
  meant: z.string().nullable(),
});

/** Without `subCategoryId` the whole category (W-22). */
export const subCategoryQuery = subCategoryPage.extend(filterFields);

/** Of a search, or with `categoryId` of a shelf. */
export const facetsQuery = z.object({
  search,
  categoryId: id.optional(),
  subCategoryId: id.optional(),
  filters,
});

/** What a list can be narrowed to; each with how many there are of it, the other filters applied. */
export const facets = z.object({
  totalCount: z.int(),
  subCategories: z.array(z.object({ _id: replyId, name: z.string(), count: z.int() })),
  /** Those with the most products first. */
  brands: z.array(z.object({ name: z.string(), count: z.int() })),
  /** The lowest and highest of what one pays; null where there is nothing. */
  prices: z.object({ from: rupees, to: rupees }).nullable(),
  discounts: z.array(z.object({ percent: z.int(), count: z.int() })),
  inStock: z.int(),
  food: z.object({ veg: z.int(), nonVeg: z.int() }),
});
export type Facets = Wire<typeof facets>;

export const suggestQuery = z.object({ search });

const categoryReference = z.object({ _id: replyId, name: z.string(), image: z.string() });

/** What a text may mean, the likeliest first; `terms` are other texts to search for. `marks` as in a search. */
export const suggestions = z.object({
  terms: z.array(z.string()),
  /** `category`: the one that a sub category stands in. */
  categories: z.array(
    categoryReference.extend({ category: categoryReference.pick({ _id: true, name: true }).optional() }),
  ),
  products: z.array(productSummary),
  marks: z.array(z.string()),
});
export type Suggestions = Wire<typeof suggestions>;

const word = text(limits.searchWord);

/** Words and phrases that customers use for one thing. `revision`: rises with every change. */
const synonymGroup = z.array(word).min(2).max(limits.wordsOfGroup);
export const synonyms = z.object({ groups: z.array(z.array(z.string())), revision: z.int() });
export type SynonymSettings = Wire<typeof synonyms>;
export const synonymsInput = z.object({
  groups: z.array(synonymGroup).max(limits.synonymGroups),
  revision: count(0, Number.MAX_SAFE_INTEGER),
});

export const searchWithoutResults = z.object({ search: text(limits.search) });
export const searchesWithoutResultsQuery = z.object({ page: count(1, limits.page).default(1) });

/** What was searched for and not found: the most frequent first. */
export const searchesWithoutResultsPage = z.object({
  data: z.array(z.object({ search: z.string(), count: z.int(), last: time })),
  totalCount: z.int(),
});
export type SearchWithoutResults = Wire<typeof searchesWithoutResultsPage>['data'][number];
