import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
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

export const Data = scene({ at, as: 'customer' }, reads(/TK-7QF4-M2XP/));
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.order.list)] }, waits);
export const Empty = scene(
  {
    at,
    as: 'customer',
    answers: [says(calls.order.list, { data: [], page: 1, totalPage: 0, totalCount: 0 })],
  },
  reads(messages.web.account.ordersEmpty),
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
