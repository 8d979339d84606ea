import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { sampleShopPage } from '../../ui/samples/shopPages.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Help and policies',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.pagesAdmin;
const { pages } = messages.ui.site;

export const Data = scene(
  { at, as: 'admin', answers: [says(calls.shop.storedPage, { data: sampleShopPage })] },
  sees('button', adminMessages.catalogue.unsaved.save),
);
/** No admin has written a text: the preview shows the default one. Another tab opens another page. */
export const Empty = scene({ at, as: 'admin' }, async ({ canvas, userEvent }) => {
  await canvas.findByRole('region', { name: adminMessages.shopPages.preview });
  await userEvent.click(canvas.getByRole('tab', { name: pages.refunds }));
  await expect(await canvas.findByRole('heading', { name: 'Missing, damaged or wrong items' })).toBeVisible();
});
/** Another tab asks first while there are unsaved changes. */
export const Unsaved = scene({ at, as: 'admin' }, async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(adminMessages.shopPages.fields.body), 'New');
  await userEvent.click(canvas.getByRole('tab', { name: pages.refunds }));
  await expect(await screen.findByRole('alertdialog')).toBeVisible();
  await expect(canvas.getByLabelText(adminMessages.shopPages.fields.body)).toHaveValue('New');
});
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.shop.storedPage)] }, waits);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.shop.storedPage, 'notReady')] },
  retries(says(calls.shop.storedPage, { data: sampleShopPage })),
);
/** Only admins may open it. */
export const Customer = scene({ at, as: 'customer' }, reads(messages.errors.forbidden));
export const Narrow: typeof Data = { ...Data, globals: { viewport: { value: 'small' } } };
