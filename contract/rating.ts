import { z } from 'zod';
import { data, row } from './callSchema.js';
import { ratingStates } from './codes.js';
import { limits } from './limits.js';
import { count, id, nothing, optionalText, reference, replyId, time, type Wire } from './wire.js';

/** The sum of a product's approved ratings. `average`: of 1 to 5 stars, with one decimal. */
export const productRating = z.object({ average: z.number(), count: z.int() });
export type ProductRating = Wire<typeof productRating>;

/** How many approved ratings have 1, 2, 3, 4 and 5 stars. */
const starCounts = z.array(z.int()).length(5);

/**
 * A rating as its form sends it. `text`: a review of the product, or empty. `name`: the name shown with it; empty shows
 * the customer without a name.
 */
export const ratingInput = z.object({
  stars: count(1, 5),
  text: optionalText(limits.ratingText).default(''),
  name: optionalText(limits.ratingName).default(''),
});
const saveRating = ratingInput.extend({ productId: id });

/** An approved rating with a text, as everybody sees it. `at`: when the customer wrote it or last changed it. */
const review = z.object({
  _id: replyId,
  stars: z.int(),
  text: z.string(),
  name: z.string(),
  at: time,
});
export type Review = Wire<typeof review>;

/** Asks for the reviews of a product, the newest first. */
const reviewsQuery = z.object({ productId: id, page: count(1, limits.page).default(1) });
const reviewsPage = z.object({
  data: z.array(review),
  page: z.int(),
  totalPage: z.int(),
  /** The number of reviews. Ratings without a text are not among them, but in `starCounts`. */
  totalCount: z.int(),
  starCounts,
});

/** A customer's own rating. `reason`: why the shop has rejected it, if it said so. */
export const ownRating = review.extend({ state: z.enum(ratingStates), reason: z.string().optional() });
export type OwnRating = Wire<typeof ownRating>;

const ownRatingsQuery = z.object({ productIds: z.array(reference).max(limits.ids) });
/** A product that the customer may rate, because an order with it was delivered, and the rating if there is one. */
const rateable = z.object({ productId: replyId, rating: ownRating.optional() });
export type Rateable = Wire<typeof rateable>;

/**
 * A rating as admins see it. `product`: the product's name when it was rated. `orderId`: the number of the delivered
 * order that had the product.
 */
export const adminRating = ownRating.extend({
  productId: replyId,
  product: z.string(),
  orderId: z.string(),
  revision: z.int(),
});
export type AdminRating = Wire<typeof adminRating>;

/**
 * The filters of the dashboard's list of ratings. `search` matches a product, a name, an order number or words of the
 * text, each word by its prefix. Ratings that wait come oldest first, others newest first.
 */
const adminRatingsQuery = z.object({
  state: z.enum(ratingStates).optional(),
  search: z.string().max(limits.search).default(''),
  page: count(1, limits.page).default(1),
  limit: count(1, limits.pageSize.max).default(limits.pageSize.table),
});
/** `counts`: the number of ratings in each state; the search is applied. */
const adminRatingsPage = z.object({
  data: z.array(adminRating),
  totalCount: z.int(),
  counts: z.object({ pending: z.int(), approved: z.int(), rejected: z.int() }),
});

/** Approves a rating. `revision`: of the rating that the admin has read; a later text is not approved unread. */
const approveRating = z.object({ _id: id, revision: count(0, Number.MAX_SAFE_INTEGER) });
/** The form of a rejection. `reason` is shown to the customer. */
export const rejectionInput = z.object({ reason: optionalText(limits.ratingReason).default('') });
const rejectRating = approveRating.extend(rejectionInput.shape);

/** The schemas of the calls for ratings. */
export const ratingSchemas = {
  list: row(reviewsQuery, reviewsPage, 'notFound'),
  own: row(ownRatingsQuery, data(z.array(rateable))),
  save: row(saveRating, data(ownRating), 'notFound', 'notBought', 'rateLimited'),
  remove: row(z.object({ productId: id }), nothing),
  adminRatings: row(adminRatingsQuery, adminRatingsPage),
  approve: row(approveRating, data(adminRating), 'notFound', 'staleRevision'),
  reject: row(rejectRating, data(adminRating), 'notFound', 'staleRevision'),
};
