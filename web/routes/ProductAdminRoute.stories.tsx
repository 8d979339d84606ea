import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { products } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { answersFromNow, scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Product',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.productAdmin;

export const Data = scene({ at, as: 'admin' }, reads('Amul Taaza Toned Milk'));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.product.list)] }, waits);
export const Empty = scene(
  { at, as: 'admin', answers: [says(calls.product.list, { data: [], totalNoPage: 0 })] },
  reads(adminMessages.screens.noProducts),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.product.list, 'notReady')] },
  sees('button', messages.ui.states.retry),
);

/** Types a search that the shop cannot answer. */
const searches: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  answersFromNow([refuses(calls.product.list, 'notReady')]);
  await userEvent.type(canvas.getByRole('searchbox'), 'milk');
  await expect(canvas.getByRole('searchbox')).toHaveValue('milk');
};
/** The products of the search before stay, and the screen says so. */
export const SearchFailed = scene({ at, as: 'admin' }, async (context) => {
  await reads('Amul Taaza Toned Milk')(context);
  await searches(context);
  await reads(adminMessages.table.stale)(context);
  await reads('Amul Taaza Toned Milk')(context);
});
/** The search before found nothing, which says nothing about this one. */
export const SearchFailedAfterNone = scene(
  { at, as: 'admin', answers: [says(calls.product.list, { data: [], totalNoPage: 0 })] },
  async (context) => {
    await reads(adminMessages.screens.noProducts)(context);
    await searches(context);
    await sees('button', messages.ui.states.retry)(context);
  },
);
/** The last product of the last page was deleted. */
export const BeyondLastPage = scene(
  {
    at: `${at}?page=888`,
    as: 'admin',
    answers: [
      says(calls.product.list, ({ page }) => ({ data: page === 887 ? products : [], totalNoPage: 887 })),
    ],
  },
  async (context) => {
    await reads('Amul Taaza Toned Milk')(context);
    await reads('Page 887 of 887')(context);
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'admin', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
