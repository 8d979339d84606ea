import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes, undoEmailLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Undo email',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = undoEmailLink('Zk3mT0aXwq');

export const Data = scene({ at }, sees('button', messages.ui.auth.restore));
/** The link was copied only in part. */
export const CutShort = scene({ at: routes.undoEmail }, async ({ canvas }) => {
  await expect(await canvas.findByText(messages.ui.auth.restoreCut)).toBeVisible();
});
/** The link was used already, or is older than three days. */
export const Failed = scene(
  { at, answers: [refuses(calls.user.undoEmail, 'undoExpired')] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: messages.ui.auth.restore }));
    await expect(await screen.findByText(messages.errors.undoExpired)).toBeVisible();
  },
);
