import type { Meta } from '@storybook/react-vite';
import { messages } from '../../contract/messages/en.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Not found',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = '/no/such/page';

export const WithPopular = scene({ at }, async (context) => {
  await sees('heading', messages.web.notFound)(context);
  await sees('heading', messages.web.recommendations.popular)(context);
});
