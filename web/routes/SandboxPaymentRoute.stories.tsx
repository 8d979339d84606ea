import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { sandboxPayLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { hindi } from '../../ui/samples/hindi.js';
import { sandboxPage } from '../../ui/samples/sandbox.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/SandboxPayment',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = sandboxPayLink('sample');
const { sandbox, states } = messages.ui;
const page = (changed: Partial<typeof sandboxPage> = {}) =>
  says(calls.order.sandbox, { data: { ...sandboxPage, ...changed } });

export const Data = scene({ at, answers: [page()] }, sees('button', 'Pay ₹415.00'));
/** A second click has no effect. */
export const Paying = scene(
  { at, answers: [page(), isSilent(calls.order.paySandbox)] },
  async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Pay ₹415.00' }));
    for (const button of canvas.getAllByRole('button'))
      await expect(button.matches(':disabled, [aria-disabled=true]')).toBe(true);
  },
);
export const Paid = scene({ at, answers: [page({ state: 'paid' })] }, reads(sandbox.paid));
export const Loading = scene(
  { at, answers: [isSilent(calls.order.sandbox)] },
  sees('progressbar', sandbox.loading),
);
export const Failed = scene(
  { at, answers: [refuses(calls.order.sandbox, 'notReady')] },
  sees('button', states.retry),
);
export const Unknown = scene(
  { at, answers: [refuses(calls.order.sandbox, 'notFound')] },
  reads(sandbox.unknown),
);
export const Hindi: typeof Data = { ...scene({ at, answers: [page()] }, sees('heading')), ...hindi };
export const Narrow: typeof Data = {
  ...scene({ at, answers: [page({ amount: 1_00_00_000 })] }, sees('button', /1,00,00,000/)),
  globals: { viewport: { value: 'small' } },
};

/** The payment ended in another tab: the page shows its current state. */
export const Refused = scene(
  { at, answers: [page(), refuses(calls.order.paySandbox, 'sandboxOver')] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay ₹415.00' }));
    await screen.findByText(messages.errors.sandboxOver);
    await expect(await canvas.findByRole('button', { name: 'Pay ₹415.00' })).toBeEnabled();
  },
);
