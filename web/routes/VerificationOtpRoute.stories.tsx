import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Verification OTP',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.verificationOtp;

export const Data = scene(
  { at, state: { email: 'asha@example.in' } },
  sees('button', messages.ui.auth.verifyOtp),
);
export const Refused = scene(
  { at, state: { email: 'asha@example.in' }, answers: [refuses(calls.user.verifyOtp, 'wrongOtp')] },
  async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('textbox', { name: /Digit 1/ });
    if (first) await userEvent.click(first);
    await userEvent.keyboard('123456');
    await userEvent.click(canvas.getByRole('button', { name: messages.ui.auth.verifyOtp }));
    await expect(await screen.findByText(messages.errors.wrongOtp)).toBeVisible();
  },
);
/** S-007 Without an email from the step before, it leads to Forgot Password. */
export const WithoutEmail = scene({ at }, sees('heading', messages.ui.auth.forgotTitle));
