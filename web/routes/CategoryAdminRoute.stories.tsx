import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { seesExtremes } from '../support/stage/extremes.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Dashboard/Category',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.categoryAdmin;

export const Data = scene({ at, as: 'admin' }, sees('button', 'Edit Dairy, Bread & Eggs'));
/** S-064 */
export const Loading = scene({ at, as: 'admin', answers: [isSilent(calls.category.stored)] }, waits);
/** S-064 */
export const Empty = scene(
  { at, as: 'admin', answers: [says(calls.category.stored, { data: [] })] },
  reads(adminMessages.catalogue.categories.empty),
);
export const Failed = scene(
  { at, as: 'admin', answers: [refuses(calls.category.stored, 'notReady')] },
  retries(says(calls.category.stored, { data: [] })),
);
/** S-129 Only admins may open it. Others read so in red. */
export const Customer = scene({ at, as: 'customer' }, async ({ canvas }) => {
  const refused = await canvas.findByText(messages.errors.forbidden);
  await expect(refused).toBeVisible();
  const [red = 0, green = 255] = getComputedStyle(refused).color.match(/\d+/g)?.map(Number) ?? [];
  await expect(red).toBeGreaterThan(green);
});
/** Whoever is not logged in logs in first. */
export const Anonymous = scene({ at }, sees('heading', messages.ui.auth.loginTitle));

/** The longest names, no images, one crore for everything. */
export const NarrowExtremes: typeof Data = {
  ...scene({ at, as: 'admin', extreme: true }, seesExtremes),
  globals: { viewport: { value: 'small' } },
};
