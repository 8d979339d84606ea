import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { isSilent, refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Login',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.login;

export const Data = scene({ at }, sees('button', messages.ui.auth.login));
/** A wrong password keeps the typed input. */
export const Refused = scene(
  { at, answers: [refuses(calls.user.login, 'wrongCredentials')] },
  async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Email/), 'asha@example.in');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'not the right one');
    await userEvent.click(canvas.getByRole('button', { name: messages.ui.auth.login }));
    await expect(await screen.findByText(messages.errors.wrongCredentials)).toBeVisible();
    await expect(canvas.getByLabelText(/Email/)).toHaveValue('asha@example.in');
  },
);
/** The shop answers slowly. */
export const Busy = scene({ at, answers: [isSilent(calls.user.login)] }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/Email/), 'asha@example.in');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'the right one{Enter}');
  await expect(await canvas.findByRole('progressbar')).toBeVisible();
});
