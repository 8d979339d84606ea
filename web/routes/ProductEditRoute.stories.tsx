import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { milk } from '../support/stage/mockShop.js';
import { isSilent, refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Edit product',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = `${routes.productAdmin}/${milk._id}`;

export const Data = scene({ at, as: 'admin' }, sees('textbox', /Name/));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.product.details)] }, waits);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.product.details, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** The product was deleted, or the address is wrong. */
export const Missing = scene(
  { at, as: 'admin', answers: [refuses(calls.product.details, 'notFound')] },
  sees('link', adminMessages.screens.toProducts),
);
