import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { listingLink, productLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { productsWithImages } from '../../ui/samples/images.js';
import { ownRating, sampleRating, sampleReviews, sampleStarCounts } from '../../ui/samples/ratings.js';
import { recentlyViewedKey } from '../features/recommendations/useRecentlyViewed.js';
import { dairy, milk, milkProducts, openShop } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { answersFromNow, scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Product',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = productLink(milk);
const [firstReview] = sampleReviews;

export const Data = scene({ at }, sees('heading', 'Amul Taaza Toned Milk'));
export const Loading = scene({ at, answers: [isSilent(calls.product.details)] }, waits);
const soldOut = says(calls.product.details, { data: { ...milk, stock: 0 } });
/** S-058 it says "Out of Stock". */
export const SoldOut = scene({ at, answers: [soldOut] }, async (context) => {
  await reads('Out of Stock')(context);
  await expect(context.canvas.queryByRole('button', { name: /^(Add|One more) Amul Taaza/ })).toBeNull();
});
const asked = says(calls.backInStock.list, {
  data: [{ productId: milk._id, until: '2027-05-20T05:12:00.000Z' }],
});
const asks = says(calls.backInStock.ask, () => {
  answersFromNow([asked]);
  return {};
});
/** A customer asks with one press for a mail when it is back. */
export const Notified = scene({ at, as: 'customer', answers: [soldOut, asks] }, async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: /^Notify me when/ }));
  await reads(messages.ui.backInStock.waiting)(context);
});
/** The product was deleted. */
export const Gone = scene(
  { at, answers: [refuses(calls.product.details, 'notFound')] },
  sees('heading', messages.web.notFound),
);
export const Failed = scene(
  { at, answers: [refuses(calls.product.details, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
export const Retried = scene(
  { at, answers: [refuses(calls.product.details, 'notReady')] },
  async (context) => {
    const retry = await context.canvas.findByRole('button', { name: messages.ui.states.retry });
    answersFromNow(openShop);
    await context.userEvent.click(retry);
    await sees('heading', 'Amul Taaza Toned Milk')(context);
  },
);
const { together, recentlyViewed } = messages.web.recommendations;
/** Uses the page, and scrolls to its end: the rows there load only then. */
const seesAtEnd =
  (title: string): ReturnType<typeof sees> =>
  async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('heading', { name: 'Amul Taaza Toned Milk' }));
    (await canvas.findByRole('button', { name: messages.web.orderPages.share })).scrollIntoView();
    await sees('heading', title)(context);
  };
export const BoughtTogether = scene({ at }, seesAtEnd(together));
/** The current product is left out. */
export const ViewedBefore = scene(
  {
    at,
    kept: { [recentlyViewedKey]: JSON.stringify({ entries: productsWithImages.map(({ _id }) => _id) }) },
  },
  seesAtEnd(recentlyViewed),
);
/** A quantity on the weekly list that nobody has seen yet cannot be overwritten. */
export const ListLoading: typeof Data = scene(
  { at, as: 'customer', answers: [isSilent(calls.saved.list)] },
  async (context) => {
    await seesAtEnd(together)(context); // the code of the control has loaded too
    await expect(context.canvas.queryByRole('button', { name: /^Add to weekly list/ })).toBeNull();
  },
);
const { ratings } = messages;
const rated = { ...milk, rating: sampleRating };
const scrollsToReviews: ReturnType<typeof sees> = async (context) => {
  await seesAtEnd(ratings.title)(context);
  const heading = await context.canvas.findByRole('heading', { name: ratings.title });
  await expect(heading).toBeVisible();
};
/** A customer whose own review waits sees it above the others. */
export const OwnReviewWaits: typeof Data = scene(
  { at, as: 'customer', answers: [says(calls.product.details, { data: rated })] },
  async (context) => {
    await scrollsToReviews(context);
    const { canvas } = context;
    await expect(await canvas.findByText(ratings.pending)).toBeVisible();
    await expect(canvas.getAllByRole('listitem', { name: /stars?: \d+ ratings?$/ })).toHaveLength(5);
  },
);
/** The own review is approved, so it is among the reviews too; it is shown once. */
export const OwnReviewOnce: typeof Data = scene(
  {
    at,
    as: 'customer',
    answers: [
      says(calls.product.details, { data: rated }),
      says(calls.rating.own, ({ productIds }) => ({
        data: productIds.map((one) => ({
          productId: String(one),
          rating: { ...ownRating, ...firstReview, state: 'approved' as const },
        })),
      })),
    ],
  },
  async (context) => {
    await scrollsToReviews(context);
    await expect(await context.canvas.findByText(ratings.approved)).toBeVisible();
    await expect(await context.canvas.findByText('Fine.')).toBeVisible();
    await expect(context.canvas.getAllByText(firstReview?.text ?? '')).toHaveLength(1);
  },
);
/** Further reviews load at a press, below the first ones. */
export const MoreReviews: typeof Data = scene(
  {
    at,
    answers: [
      says(calls.rating.list, ({ page: wanted }) => {
        const page = Number(wanted ?? 1);
        const data = sampleReviews.slice(page - 1, page);
        return { data, page, totalPage: 2, totalCount: 2, starCounts: [...sampleStarCounts] };
      }),
    ],
  },
  async (context) => {
    await scrollsToReviews(context);
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: ratings.more }));
    await expect(await canvas.findByText('Fine.')).toBeVisible();
    await expect(canvas.getByText(firstReview?.text ?? '')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: ratings.more })).toBeNull();
  },
);
const noReviews = says(calls.rating.list, {
  data: [],
  page: 1,
  totalPage: 0,
  totalCount: 0,
  starCounts: [0, 0, 0, 0, 0],
});
export const NoReviews: typeof Data = scene(
  {
    at,
    answers: [noReviews],
  },
  async (context) => {
    await scrollsToReviews(context);
    await reads(ratings.none)(context);
  },
);
export const ReviewsFailed: typeof Data = scene(
  { at, answers: [refuses(calls.rating.list, 'notReady')] },
  async (context) => {
    await scrollsToReviews(context);
    await reads(ratings.notLoaded)(context);
    await retries(noReviews)(context);
  },
);
export const ReviewsLoading: typeof Data = scene(
  { at, answers: [isSilent(calls.rating.list)] },
  async (context) => {
    await scrollsToReviews(context);
    await reads(ratings.loading)(context);
  },
);
const { similar } = messages.web.recommendations;
export const Similar = scene({ at }, sees('heading', similar));
/** It leads to its other sizes and to its subcategory. */
export const Sizes = scene({ at }, async (context) => {
  await sees('link', /500 ml/)(context);
  const crumbs = context.canvas.getByRole('navigation', { name: messages.ui.site.breadcrumbs });
  const [last] = within(crumbs).getAllByRole('link').slice(-1);
  await expect(last).toHaveAttribute('href', listingLink(dairy, milkProducts));
});
/** A sold-out product shows similar ones in the place of Add. */
export const Alternatives = scene({ at, answers: [soldOut] }, sees('heading', similar));
/** The related products could not be loaded: the product stands alone. */
export const Alone: typeof Data = scene(
  { at, answers: [refuses(calls.product.related, 'notReady')] },
  async ({ canvas, userEvent }) => {
    const heading = await canvas.findByRole('heading', { name: 'Amul Taaza Toned Milk' });
    await userEvent.click(heading);
    await canvas.findByRole('button', { name: messages.web.orderPages.share }); // the rest of the page is there
    await expect(heading).toBeInTheDocument(); // and the page was not rendered anew
    await expect(canvas.queryByRole('navigation', { name: messages.ui.product.sizes })).toBeNull();
  },
);
export const Customer = scene({ at, as: 'customer', filled: true }, sees('button', /One more/));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
