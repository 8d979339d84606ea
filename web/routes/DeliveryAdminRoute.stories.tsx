import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { sampleRules } from '../../ui/samples/delivery.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { holdsFocus, reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Delivery',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.deliveryAdmin;

export const Data = scene(
  { at, as: 'admin', answers: [says(calls.delivery.rules, { data: sampleRules })] },
  sees('button', adminMessages.catalogue.unsaved.save),
);
/** Without rules: the shop delivers everywhere, always and for free. */
export const Empty = scene({ at, as: 'admin' }, sees('button', adminMessages.delivery.copyHours));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.delivery.rules)] }, waits);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.delivery.rules, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** Retry keeps the focus while it loads; then the form has it. */
export const Retried = scene(
  { at, as: 'admin', answers: [refuses(calls.delivery.rules, 'notReady')] },
  async (context) => {
    await retries(says(calls.delivery.rules, { data: sampleRules }))(context);
    await context.canvas.findByRole('button', { name: adminMessages.catalogue.unsaved.save });
    await holdsFocus(context);
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
export const Narrow: typeof Data = { ...Data, globals: { viewport: { value: 'small' } } };
