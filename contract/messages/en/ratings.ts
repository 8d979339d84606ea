import type { Loose } from '../loose.js';

/**
 * Messages about ratings of products. They are no part of the page's messages: a browser loads them, in all languages,
 * with the code that shows ratings.
 */
export const ratings = {
  title: 'Ratings and reviews',
  loading: 'Loading reviews',
  notLoaded: 'Couldn’t load the reviews',
  none: 'No ratings yet',
  noneHint: 'Once this product has been delivered to you, you can rate it.',
  noReviews: 'Nobody has written a review yet.',
  oneRating: '1 rating',
  manyRatings: '{count} ratings',
  oneStar: '1 star',
  manyStars: '{count} stars',
  average: '{average} out of 5',
  /** How many ratings have so many stars: "5 stars: 8 ratings". */
  share: '{stars}: {ratings}',
  reviews: 'Reviews',
  more: 'Load more reviews',
  again: 'Try again',
  /** Who wrote a review, and when. */
  by: '{name}, {date}',
  aCustomer: 'A customer',
  rate: 'Rate this product',
  rateShort: 'Rate',
  rateNamed: 'Rate {name}',
  changeShort: 'Change',
  changeNamed: 'Change your rating of {name}',
  yours: 'Your rating',
  pending: 'We’ll show it once we’ve read it.',
  approved: 'Everybody can see it.',
  counted: 'It counts towards the average.',
  rejected: 'We don’t show it.',
  rejectedBecause: 'We don’t show it. {reason}',
  stars: 'Your rating',
  starsMissing: 'Choose 1 to 5 stars',
  text: 'Your review (optional)',
  textHint: 'We read a review before we show it.',
  name: 'Name shown with your review',
  nameHint: 'Leave it empty to be shown as "A customer".',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove rating',
} as const;

/** The shape of every locale's messages about ratings. */
export type RatingMessages = Loose<typeof ratings>;
