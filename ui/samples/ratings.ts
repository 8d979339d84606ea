import type { AdminRating, OwnRating, Review } from '../../contract/rating.js';

const id = (letter: string) => letter.repeat(24);

/** Reviews of a product, the newest first. */
export const sampleReviews: readonly Review[] = [
  {
    _id: id('a'),
    stars: 5,
    text: 'Fresh every time, and it keeps for two days.',
    name: 'Meera',
    at: '2026-11-20T05:12:00.000Z',
  },
  { _id: id('b'), stars: 3, text: 'Fine.', name: '', at: '2026-11-12T13:40:00.000Z' },
  {
    _id: id('c'),
    stars: 1,
    text: 'The pack was leaking.\nI had to throw it away.',
    name: 'Joseph',
    at: '2026-10-30T09:00:00.000Z',
  },
];

export const sampleRating = { average: 4.3, count: 12 };
export const sampleStarCounts = [1, 0, 1, 2, 8];

/** A customer's rating that waits for an admin. */
export const ownRating: OwnRating = {
  _id: id('d'),
  stars: 4,
  text: 'Creamy, but the pack is hard to open.',
  name: 'Asha',
  at: '2026-11-21T06:00:00.000Z',
  state: 'pending',
};

const adminRating = (rating: Review, at: number, rest: Partial<AdminRating>): AdminRating => ({
  ...rating,
  productId: id('e'),
  product: ['Amul Taaza Toned Milk', 'Britannia Whole Wheat Bread', 'Broccoli'][at] ?? 'Potato',
  orderId: 'TK-7QF4-M2XP',
  revision: 1,
  state: 'pending',
  ...rest,
});

/** Ratings as admins see them: in each state, and one without a text. */
export const adminRatings: readonly AdminRating[] = [
  ...sampleReviews.map((review, at) =>
    adminRating(
      review,
      at,
      [
        {},
        { state: 'approved' as const },
        { state: 'rejected' as const, reason: 'Please write about the milk.' },
      ][at] ?? {},
    ),
  ),
  adminRating({ ...ownRating, text: '', name: '' }, 3, { state: 'approved' }),
];
