import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Forgot password',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.forgotPassword;

export const Data = scene({ at }, sees('button', messages.ui.auth.sendCode));
/** Too many codes were requested. */
export const Failed = scene(
  { at, answers: [refuses(calls.user.forgotPassword, 'rateLimited')] },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), 'asha@example.in{Enter}');
    await expect(await screen.findByText(messages.errors.rateLimited)).toBeVisible();
  },
);
