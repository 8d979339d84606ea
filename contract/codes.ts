/**
 * Lists of codes, without zod: the schemas are made of them, and screens that carry no zod offer them or check an address
 * against them.
 */

/** In the order of an order's life. */
export const orderStatuses = ['placed', 'packed', 'out_for_delivery', 'delivered', 'cancelled'] as const;

/** An order's status as people read it: an online order that is not paid yet waits for its payment, and is not placed. */
export const shownStatuses = ['payment_pending', ...orderStatuses] as const;
export type ShownStatus = (typeof shownStatuses)[number];

/** Why an admin cancels an order. */
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

/** What one may do on the sandbox's pay page: the money arrives, is refused, or one goes back without paying. */
export const sandboxActs = ['pay', 'decline', 'leave'] as const;

/** How a pay page of the sandbox stands. */
export const sandboxStates = ['open', 'paid', 'declined', 'expired'] as const;

/** `low`: something, but no more than the shop's LOW_STOCK; `out`: nothing. */
export const stockLevels = ['all', 'low', 'out'] as const;

export const productSorts = ['name', 'price', 'discount', 'stock', 'updated'] as const;

/** Orders of a list of products; without one the best fit first, or the order of the shelf. `unitPrice`: by what a kilogram, litre or piece costs. */
export const browseSorts = ['price', 'priceDown', 'unitPrice', 'discount', 'newest'] as const;
export type BrowseSort = (typeof browseSorts)[number];

/** What Indian law has on packets of food: a green circle, or a brown triangle. */
export const foodMarks = ['veg', 'nonVeg'] as const;
export type FoodMark = (typeof foodMarks)[number];

/** Percent off, at least: the steps that one filters by. */
export const discountSteps = [10, 25, 50] as const;

/** Why one product stands in the way of a bulk change. */
export const rowErrors = ['notFound', 'staleRevision', 'outOfStock', 'tooMany'] as const;

/** What an entry of the log is about. */
export const auditKinds = [
  'category',
  'subcategory',
  'product',
  'order',
  'picture',
  'user',
  'shop',
  'import',
] as const;

/** What a written action comes down to. */
export const auditActs = ['created', 'changed', 'deleted', 'imported'] as const;

/** The `_id` of the command line among those who write. */
export const commandLine = 'cli';

/** The code that a text is, if it is one of them. */
export const oneOf = <Code extends string>(codes: readonly Code[], text: unknown): Code | undefined =>
  codes.find((code) => code === text);
