import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noBanner } from '../../contract/bannerTexts.js';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { milk } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { sampleBanner } from '../../ui/samples/banner.js';
import { categoriesWithImages, productsWithImages } from '../../ui/samples/images.js';
import { maxRecentlyViewed, recentlyViewedKey } from '../features/recommendations/useRecentlyViewed.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { retries, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Home',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.home;

const { bought, recentlyViewed, clearRecentlyViewedNamed } = messages.web.recommendations;
const { offers, bestSellers, popular } = messages.web.recommendations;
export const Data = scene({ at }, async (context) => {
  await sees('heading', 'Dairy, Bread & Eggs')(context);
  await sees('heading', offers)(context);
  await sees('heading', bestSellers)(context);
  await expect(context.canvas.queryByRole('heading', { name: bought })).toBeNull(); // for customers
});
const nothing = { banner: noBanner, offers: [], bestSellers: [], sold: false };
/** Nothing has a discount, and nothing has been sold lately. */
export const NothingSold = scene(
  { at, answers: [says(calls.home.page, { data: { ...nothing, bestSellers: productsWithImages } })] },
  async (context) => {
    await sees('heading', popular)(context);
    await expect(context.canvas.queryByRole('heading', { name: offers })).toBeNull();
  },
);
/** The rows of offers and best sellers are left out. */
export const RowsFailed = scene({ at, answers: [refuses(calls.home.page, 'notReady')] }, async (context) => {
  await sees('heading', 'Dairy, Bread & Eggs')(context);
  await expect(context.canvas.queryByRole('heading', { name: offers })).toBeNull();
});
export const RowsLoading = scene({ at, answers: [isSilent(calls.home.page)] }, sees('heading', offers));
/** The admin has set a banner. */
export const OwnBanner = scene(
  { at, answers: [says(calls.home.page, { data: { ...nothing, banner: sampleBanner } })] },
  sees('heading', sampleBanner.title),
);
export const Loading = scene(
  { at, answers: [isSilent(calls.category.list), isSilent(calls.subcategory.list)] },
  sees('list', messages.ui.site.loadingCategories),
);
/** The merchant has no categories yet. */
export const Empty = scene(
  { at, answers: [says(calls.category.list, { data: [] })] },
  sees('heading', /Groceries/),
);
export const Failed = scene(
  { at, answers: [refuses(calls.category.list, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
export const Retried = scene({ at, answers: [refuses(calls.category.list, 'notReady')] }, async (context) => {
  await retries(says(calls.category.list, { data: categoriesWithImages }))(context);
  await sees('heading', 'Dairy, Bread & Eggs')(context);
});
export const Customer = scene({ at, as: 'customer', filled: true }, sees('button', /6 items/));
const has = [says(calls.order.bought, { data: productsWithImages })];
/** A customer with earlier orders. */
export const BoughtBefore = scene({ at, as: 'customer', answers: has }, sees('heading', bought));
/** This device knows that the customer has orders. */
const buyer = { buyer: JSON.stringify('customer') };
/** Its room is reserved, so that nothing moves when the reply arrives. */
export const BoughtLoading = scene(
  { at, as: 'customer', kept: buyer, answers: [isSilent(calls.order.bought)] },
  sees('heading', bought),
);
export const BoughtFailed = scene(
  { at, as: 'customer', kept: buyer, answers: [refuses(calls.order.bought, 'notReady')] },
  retries(says(calls.order.bought, { data: productsWithImages })),
);
/** Products viewed on this device. */
const looked = {
  [recentlyViewedKey]: JSON.stringify({
    entries: productsWithImages.slice(0, maxRecentlyViewed).map(({ _id }) => _id),
  }),
};
export const Seen = scene({ at, kept: looked }, sees('button', clearRecentlyViewedNamed));
export const RecentlyViewedLoading = scene(
  { at, kept: looked, answers: [isSilent(calls.product.summaries)] },
  sees('heading', recentlyViewed),
);
export const BoughtAndViewed = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: has,
    kept: {
      [recentlyViewedKey]: JSON.stringify({ person: 'customer', entries: [productsWithImages[4]?._id] }),
    },
  },
  sees('button', clearRecentlyViewedNamed),
);
/** Products that another account viewed here stay hidden. */
export const ViewedBySomebodyElse: typeof Data = scene(
  {
    at,
    as: 'customer',
    kept: { [recentlyViewedKey]: JSON.stringify({ person: 'other', entries: [milk._id] }) },
  },
  async (context) => {
    await sees('heading', 'Dairy, Bread & Eggs')(context);
    await expect(context.canvas.queryByRole('heading', { name: recentlyViewed })).toBeNull();
  },
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
