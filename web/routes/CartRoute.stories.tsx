import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { guestCartKey } from '../features/cart/guestCart.js';
import { guestLines, guestProducts } from '../support/stage/mockShop.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Cart',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.cart;

export const Data = scene({ at, as: 'customer', filled: true }, sees('button', /Proceed/));
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.cart.list)] }, waits);
export const Empty = scene({ at }, reads(messages.ui.cart.empty));
/** With popular products. */
export const EmptyWithPopular = scene({ at }, sees('heading', messages.web.recommendations.popular));
export const EmptyWithoutPopular = scene(
  { at, answers: [refuses(calls.product.popular, 'notReady')] },
  reads(messages.ui.cart.empty),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.cart.list, 'notReady')] },
  retries(says(calls.cart.list, { data: [] })),
);
/** Without the delivery rules the charge is unknown, so there is no grand total. */
export const RulesNotLoaded = scene(
  { at, as: 'customer', filled: true, answers: [refuses(calls.delivery.rules, 'notReady')] },
  async (context) => {
    await reads(messages.ui.cart.deliveryPending)(context);
    await expect(context.canvas.queryByText(messages.ui.cart.grandTotal)).toBeNull();
    await expect(context.canvas.getByRole('button', { name: messages.ui.cart.proceed })).toBeEnabled();
  },
);
/** A guest's cart, kept in the browser until a login. */
export const Anonymous = scene(
  { at, kept: { [guestCartKey]: JSON.stringify(guestLines) } },
  sees('button', /Proceed/),
);
/** A guest's cart without the details of its products. */
export const AnonymousFailed = scene(
  {
    at,
    kept: { [guestCartKey]: JSON.stringify(guestLines) },
    answers: [refuses(calls.product.summaries, 'notReady')],
  },
  retries(says(calls.product.summaries, { data: guestProducts })),
);

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'customer', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
