import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { sampleRules } from '../../ui/samples/delivery.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { answersFromNow, scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Delivery',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
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
/** Retry keeps the focus while it loads. */
export const Retried = scene(
  { at, as: 'admin', answers: [refuses(calls.delivery.rules, 'notReady')] },
  async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: messages.ui.states.retry });
    answersFromNow([isSilent(calls.delivery.rules)]);
    await userEvent.click(retry);
    await waitFor(() => expect(retry).toHaveAttribute('aria-disabled'));
    await expect(retry).toHaveFocus();
  },
);
/** After a Retry that works, the focus is in the form. */
export const Loaded = scene(
  { at, as: 'admin', answers: [refuses(calls.delivery.rules, 'notReady')] },
  async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: messages.ui.states.retry });
    answersFromNow([says(calls.delivery.rules, { data: sampleRules })]);
    await userEvent.click(retry);
    await canvas.findByRole('button', { name: adminMessages.catalogue.unsaved.save });
    await waitFor(() => expect(screen.getByRole('main')).toContainElement(focused()));
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
export const Narrow: typeof Data = { ...Data, globals: { viewport: { value: 'small' } } };
