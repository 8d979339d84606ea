import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Register',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.register;

export const Data = scene({ at }, sees('button', messages.ui.auth.register));
/** Every error is shown at its field. */
export const Refused = scene({ at }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^Name/), 'Asha Kulkarni');
  await userEvent.type(canvas.getByLabelText(/Email/), 'asha@');
  await userEvent.type(canvas.getByLabelText(/^Password/), 'three ripe mangoes');
  await userEvent.type(canvas.getByLabelText(/^Confirm/), 'three ripe mangoes');
  await userEvent.click(canvas.getByRole('button', { name: messages.ui.auth.register }));
  await expect(canvas.getByLabelText(/Email/)).toBeInvalid();
});
