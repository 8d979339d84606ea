import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { sampleBanner } from '../../ui/samples/banner.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { holdsFocus, reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Banner',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.bannerAdmin;

export const Data = scene(
  { at, as: 'admin', answers: [says(calls.home.banner, { data: sampleBanner })] },
  sees('button', adminMessages.catalogue.unsaved.save),
);
/** No admin has set a banner: the preview shows the default one. */
export const Empty = scene({ at, as: 'admin' }, sees('region', adminMessages.banner.preview));
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.home.banner)] }, waits);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.home.banner, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** Retry keeps the focus while it loads; then the form has it. */
export const Retried = scene(
  { at, as: 'admin', answers: [refuses(calls.home.banner, 'notReady')] },
  async (context) => {
    await retries(says(calls.home.banner, { data: sampleBanner }))(context);
    await context.canvas.findByRole('button', { name: adminMessages.catalogue.unsaved.save });
    await holdsFocus(context);
  },
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
export const Narrow: typeof Data = { ...Data, globals: { viewport: { value: 'small' } } };
