import type { Meta } from '@storybook/react-vite';
import { routes } from '../../contract/links.js';
import { texts } from '../../contract/texts/en.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Cancel',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.cancel;

export const Anonymous = scene({ at }, sees('heading', texts.web.result.cancel));
export const Customer = scene({ at, as: 'customer', filled: true }, sees('heading', texts.web.result.cancel));
