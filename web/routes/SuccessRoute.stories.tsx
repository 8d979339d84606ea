import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { isSilent, refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Success',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.success;

export const Data = scene(
  { at, as: 'customer', state: { text: 'Order', orderId: 'TK-7QF4-M2XP' } },
  reads('TK-7QF4-M2XP'),
);
export const Loading = scene(
  {
    at,
    as: 'customer',
    state: { text: 'Order', orderId: 'TK-7QF4-M2XP' },
    answers: [isSilent(calls.order.details)],
  },
  sees('heading', 'Order Successfully'),
);
export const Failed = scene(
  {
    at,
    as: 'customer',
    state: { text: 'Order', orderId: 'TK-7QF4-M2XP' },
    answers: [refuses(calls.order.details, 'notReady')],
  },
  sees('button', texts.ui.states.retry),
);
/** Reached by its address alone. */
export const WithoutOrder = scene({ at }, sees('heading', 'Payment Successfully'));
