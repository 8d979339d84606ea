import type { Meta } from '@storybook/react-vite';
import { routes } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
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

export const Data = scene(
  { at, state: { email: 'asha@example.in', verified: true } },
  sees('button', texts.ui.auth.reset),
);
