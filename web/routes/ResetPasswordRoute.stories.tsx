import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Reset password',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.resetPassword;

const arrived = { at, state: { email: 'asha@example.in', verified: true } };

export const Data = scene(arrived, sees('button', messages.ui.auth.reset));
/** The code was used already, or has expired. */
export const Failed = scene(
  { ...arrived, answers: [refuses(calls.user.resetPassword, 'resetNotProved')] },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(messages.ui.auth.newPassword), 'mango-season-7');
    await userEvent.type(canvas.getByLabelText(messages.ui.auth.confirmPassword), 'mango-season-7{Enter}');
    await expect(await screen.findByText(messages.errors.resetNotProved)).toBeVisible();
  },
);
/** S-008 Without a verified code, it leads to the home. */
export const WithoutCode = scene(
  { at, state: { email: 'asha@example.in' } },
  sees('heading', 'Dairy, Bread & Eggs'),
);
