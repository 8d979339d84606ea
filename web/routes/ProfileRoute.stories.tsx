import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { readTokens } from '../app/session/storage.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Profile',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.profile;
const { account } = messages.web;
const { leaving } = messages.ui;

type Tail<All extends unknown[]> = All extends [unknown, ...infer Rest] ? Rest : never;

export const Data = scene({ at, as: 'customer' }, sees('heading', messages.ui.profile.title));
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.user.details)] }, waits);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.user.details, 'notReady')] },
  sees('button', messages.ui.states.retry),
);
/** An admin's account cannot be deleted, and the screen says why. */
export const Admin = scene({ at, as: 'admin' }, async (context) => {
  await reads(account.leaveAdmin)(context);
  await expect(context.canvas.queryByRole('button', { name: account.leave })).toBeNull();
});
export const NotDownloaded = scene(
  { at, as: 'customer', answers: [refuses(calls.user.export, 'notReady')] },
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: account.download }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(account.downloadFailed);
  },
);

const leave: NonNullable<StoryObj['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: account.leave }));
  await userEvent.type(await screen.findByLabelText(leaving.password), 'Basket-of-mangoes-7');
  await userEvent.click(screen.getByRole('button', { name: leaving.confirm }));
};
const refusesToLeave = (...apiError: Tail<Parameters<typeof refuses>>) =>
  scene({ at, as: 'customer', answers: [refuses(calls.user.remove, ...apiError)] }, async (context) => {
    await leave(context);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/Wrong password|not finished/));
  });

export const WrongPassword = refusesToLeave('wrongPassword', {
  issues: [{ path: ['password'], message: messages.errors.wrongPassword }],
});
export const OpenOrders = refusesToLeave('openOrders', { data: { orders: ['TK-7QF4-M2XP'] } });
export const Left = scene({ at, as: 'customer', answers: [says(calls.user.remove, {})] }, async (context) => {
  await leave(context);
  await expect(await context.canvas.findByRole('link', { name: messages.web.account.login })).toBeVisible();
  await expect(readTokens()).toEqual({});
});
export const Narrow: typeof Data = { ...Data, globals: { viewport: { value: 'small' } } };
