import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { isSilent, refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Profile',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.profile;

export const Data = scene({ at, as: 'customer' }, sees('heading', texts.ui.profile.title));
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.user.details)] }, waits);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.user.details, 'notReady')] },
  sees('button', texts.ui.states.retry),
);
export const Admin = scene({ at, as: 'admin' }, sees('heading', texts.ui.profile.title));
