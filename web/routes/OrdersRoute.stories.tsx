import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { orderLink, routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { listed, sampleOrder } from '../../ui/samples/account.js';
import { type Answer, isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Orders',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.orders;

export const Data = scene({ at, as: 'customer' }, async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'View order TK-7QF4-M2XP' });
  await expect(link).toHaveAttribute('href', orderLink('TK-7QF4-M2XP'));
});
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.order.list)] }, waits);
export const Empty = scene(
  {
    at,
    as: 'customer',
    answers: [says(calls.order.list, { data: [], page: 1, totalPage: 0, totalCount: 0 })],
  },
  reads(messages.web.account.ordersEmpty),
);
/** Replies with one order on each of two pages. */
const twoPages: Answer = {
  ...isSilent(calls.order.list),
  answer: (request) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    const order = { ...listed(sampleOrder), _id: String(page).repeat(24), orderId: `TK-PAGE-000${page}` };
    return says(calls.order.list, { data: [order], page, totalPage: 2, totalCount: 2 }).answer(request);
  },
};
export const More = scene(
  { at, as: 'customer', answers: [twoPages, isSilent(calls.order.follow)] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.ui.orders.loadMore }));
    await expect(await canvas.findByText(/TK-PAGE-0002/)).toBeVisible();
    await expect(canvas.getByText(/TK-PAGE-0001/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: messages.ui.orders.loadMore })).toBeNull();
  },
);
let isSecondDown = true;
/** Replies with the first of two pages, and with the second one only when it is asked for again. */
const secondFails: Answer = {
  ...twoPages,
  answer: (request) => {
    const fails = request.url.includes('page=2') && isSecondDown;
    if (fails) isSecondDown = false;
    return (fails ? refuses(calls.order.list, 'notReady') : twoPages).answer(request);
  },
};
/** Older orders that could not be loaded can be asked for again. */
export const MoreFailed = scene(
  { at, as: 'customer', answers: [secondFails, isSilent(calls.order.follow)] },
  async ({ canvas, userEvent }) => {
    isSecondDown = true;
    const more = await canvas.findByRole('button', { name: messages.ui.orders.loadMore });
    await userEvent.click(more);
    await expect(await canvas.findByText(messages.ui.states.notLoaded)).toBeVisible();
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await expect(await canvas.findByText(/TK-PAGE-0002/)).toBeVisible();
    await expect(canvas.getByText(/TK-PAGE-0001/)).toBeVisible();
  },
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.order.list, 'notReady')] },
  sees('button', messages.ui.states.retry),
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'customer', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
