import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { isSilent, refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Upload product',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.uploadProduct;

export const Data = scene({ at, as: 'admin' }, sees('textbox', /Name/));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.category.stored)] }, waits);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.category.stored, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
