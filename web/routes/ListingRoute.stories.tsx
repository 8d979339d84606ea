import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { listingLink } from '../../contract/links.js';
import { limits } from '../../contract/limits.js';
import { messages } from '../../contract/messages/en.js';
import { hindi } from '../../ui/samples/hindi.js';
import { dairy, milkProducts, products } from '../support/stage/mockShop.js';
import { type Answer, isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Listing',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = listingLink(dairy, milkProducts);

export const Data = scene({ at }, sees('heading', 'Milk'));
export const Loading = scene({ at, answers: [isSilent(calls.product.bySubCategory)] }, waits);
export const Empty = scene(
  { at, answers: [says(calls.product.bySubCategory, { data: [], page: 1, totalCount: 0 })] },
  reads(messages.web.listing.empty),
);
export const Failed = scene(
  { at, answers: [refuses(calls.product.bySubCategory, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
const { bySubCategory } = calls.product;
const firstOfTwo = says(bySubCategory, { data: products, page: 1, totalCount: limits.pageSize.listing + 1 });
/** Replies with the first of two pages, and never with the second one. */
const firstOnly: Answer = {
  ...firstOfTwo,
  answer: async (request) => {
    const { page = 1 } = (await request.clone().json()) as { page?: number };
    return (page === 1 ? firstOfTwo : refuses(bySubCategory, 'notReady')).answer(request);
  },
};
export const MoreFailed = scene({ at, answers: [firstOnly] }, async (context) => {
  await sees('list', 'Milk')(context);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await sees('button', messages.ui.states.retry)(context);
  await sees('list', 'Milk')(context);
  await retries(says(bySubCategory, { data: [], page: 2, totalCount: products.length }))(context);
  await sees('list', 'Milk')(context); // only the second page was asked for again
});
/** S-169 It is said in place, without a toast. */
export const CategoriesFailed = scene(
  { at, answers: [refuses(calls.category.list, 'notReady')] },
  async (context) => {
    await retries(says(calls.category.list, { data: [dairy] }))(context);
    await expect(screen.queryByText(messages.errors.notReady)).toBeNull();
  },
);
export const Filtered = scene(
  { at: `${at}?brand=Amul&stock=in&sort=discount` },
  sees('button', 'Remove filter: Amul'),
);
export const NothingLeft = scene(
  {
    at: `${at}?brand=Amul`,
    answers: [says(calls.product.bySubCategory, { data: [], page: 1, totalCount: 0 })],
  },
  reads(messages.web.search.noneLeft),
);
export const Hindi: typeof Data = {
  ...scene({ at: `${at}?brand=Amul&stock=in` }, sees('button', /Amul/)),
  ...hindi,
};
export const Customer = scene({ at, as: 'customer', filled: true }, sees('button', /6 items/));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
