import type { Meta } from '@storybook/react-vite';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/User',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.user;

export const Customer = scene({ at, as: 'customer' }, reads('Asha Kulkarni'));
export const Admin = scene({ at, as: 'admin' }, reads('Ravi Menon'));
export const Anonymous = scene({ at }, sees('button', messages.ui.auth.login));
