/**
 * Lists of codes, without zod. Schemas build on them, and screens that do not load zod offer them as options
 * or validate an address with them.
 */

/** The statuses of an order, in the sequence of its lifecycle. */
export const orderStatuses = ['placed', 'packed', 'out_for_delivery', 'delivered', 'cancelled'] as const;

/** The order status that people see: an unpaid online order is shown as waiting for payment, not as placed. */
export const shownStatuses = ['payment_pending', ...orderStatuses] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** The reasons for which an admin cancels an order. */
export const cancelReasons = [
  'out_of_stock',
  'customer_asked',
  'no_answer',
  'not_served',
  'suspected_fraud',
  'other',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

export const paymentStatuses = ['due', 'awaiting', 'paid', 'failed', 'expired', 'refunded'] as const;

/**
 * The actions on the sandbox's pay page: the payment succeeds, is declined, or the customer goes back without
 * paying.
 */
export const sandboxActs = ['pay', 'decline', 'leave'] as const;

/** The states of a pay page of the sandbox. */
export const sandboxStates = ['open', 'paid', 'declined', 'expired'] as const;

/** Filters of products by stock. `low`: more than 0 but at most LOW_STOCK pieces; `out`: 0 pieces. */
export const stockLevels = ['all', 'low', 'out'] as const;

export const productSorts = ['name', 'price', 'discount', 'stock', 'updated'] as const;

/**
 * Sort orders of a product list. Without one, a search sorts by relevance and a category by its own order.
 * `unitPrice`: sorts by the price per kilogram, litre or piece.
 */
export const browseSorts = ['price', 'priceDown', 'unitPrice', 'discount', 'newest'] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** The marks that Indian law requires on food packets: a green circle or a brown triangle. */
export const foodMarks = ['veg', 'nonVeg'] as const;
export type FoodMark = (typeof foodMarks)[number];

/** The choices of the discount filter: minimum discounts in percent. */
export const discountSteps = [10, 25, 50] as const;

/** The reasons for which a product blocks a bulk change. */
export const rowErrors = ['notFound', 'staleRevision', 'outOfStock', 'tooMany'] as const;

/**
 * What a customer wants done about a product of an order that has run out, the default first: to be called, to get the
 * nearest product instead, or to have it left out and refunded.
 */
export const substitutions = ['call', 'replace', 'refund'] as const;
export type Substitution = (typeof substitutions)[number];

/** The labels of an address that have a name in each language; any other label is the customer's own text. */
export const addressLabels = ['home', 'work'] as const;

/** The fields that make an address easier to find. Older clients and older addresses have none of them. */
export const optionalAddressFields = ['recipient', 'house', 'landmark', 'label'] as const;

/** What a customer can report about a delivered order. */
export const problemKinds = ['missing', 'damaged', 'wrong', 'other'] as const;

/** The states of a rating. Only approved ones count and are shown. */
export const ratingStates = ['pending', 'approved', 'rejected'] as const;
export type RatingState = (typeof ratingStates)[number];

/** The pages whose texts an admin writes. The path of each is in `routes`. */
export const shopPageNames = ['help', 'contact', 'terms', 'privacy', 'refunds'] as const;
export type ShopPageName = (typeof shopPageNames)[number];

/** The kinds of records in the audit log. */
export const auditKinds = [
  'category',
  'subcategory',
  'product',
  'order',
  'rating',
  'picture',
  'user',
  'shop',
  'search',
  'import',
] as const;

/** The kinds of changes in the audit log. */
export const auditActs = ['created', 'changed', 'deleted', 'imported'] as const;

/** The `_id` with which the audit log names the command line as the author of a change. */
export const commandLine = 'cli';

/** Returns the text as a code when it is one of the codes, else undefined. */
export const oneOf = <Code extends string>(codes: readonly Code[], text: unknown): Code | undefined =>
  codes.find((code) => code === text);
