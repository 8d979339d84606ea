import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { noRules, sampleRules } from '../../ui/samples/delivery.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Checkout',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.checkout;

export const Data = scene({ at, as: 'customer', filled: true }, sees('button', /Case on Delivery/));
export const Loading = scene(
  { at, as: 'customer', answers: [isSilent(calls.cart.list), isSilent(calls.address.list)] },
  waits,
);
export const Empty = scene({ at, as: 'customer' }, reads(messages.web.checkout.empty));
/** The first order: there is no address yet. */
export const NoAddress = scene(
  { at, as: 'customer', filled: true, answers: [says(calls.address.list, { data: [] })] },
  sees('button', /Case on Delivery/),
);
/** Below the minimum order and outside the delivery area: the solution is above the buttons. */
export const HeldUp = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, {
        data: { ...sampleRules, week: noRules.week, minimum: 9_999, pincodes: ['56'] },
      }),
    ],
  },
  reads(/^Add ₹.* more to order$/),
);
/** The shop never opens. */
export const Closed = scene(
  {
    at,
    as: 'customer',
    filled: true,
    answers: [
      says(calls.delivery.rules, {
        data: { ...noRules, week: noRules.week.map((day) => ({ ...day, open: false })) },
      }),
    ],
  },
  reads(messages.delivery.closed),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.cart.list, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** A guest has to log in first. */
export const Anonymous = scene({ at }, sees('button', messages.ui.auth.login));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'customer', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
