import type { Meta } from '@storybook/react-vite';
import { calls } from '../../contract/calls.js';
import { oneClickStopLink, routes, stopMailsLink } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { refuses } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Shop/Stop mails',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const { backInStock } = messages.ui;
const at = stopMailsLink('Zk3mT0aXwq');

export const Data = scene({ at }, sees('button', backInStock.stop));
/** The address for mail programs was opened in a browser. */
export const OneClickLink = scene({ at: oneClickStopLink('Zk3mT0aXwq') }, sees('button', backInStock.stop));
export const CutShort = scene({ at: routes.stopMails }, reads(backInStock.stopCut));
export const Stopped = scene({ at }, async (context) => {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: backInStock.stop }));
  await reads(backInStock.stopped)(context);
});
export const Failed = scene(
  { at, answers: [refuses(calls.backInStock.stop, 'stopLinkInvalid')] },
  async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: backInStock.stop }));
    await reads(messages.errors.stopLinkInvalid)(context);
  },
);
