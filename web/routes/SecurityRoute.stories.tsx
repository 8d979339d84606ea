import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { calls } from '../../contract/calls.js';
import { limits } from '../../contract/limits.js';
import { routes } from '../../contract/links.js';
import { messages } from '../../contract/messages/en.js';
import { longSession, ownSession } from '../../ui/samples/sessions.js';
import { isSilent, refuses, says } from '../support/stage/says.js';
import { scene, Screen } from '../support/stage/screen.js';
import { reads, retries, sees, waits } from '../support/stage/sees.js';

const meta = {
  title: 'Screens/Account/Security',
  component: Screen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Screen>;
export default meta;

const at = routes.security;
const { sessions: words } = messages.ui;

export const Data = scene({ at, as: 'customer' }, reads('Firefox on Windows'));
export const Loading = scene({ at, as: 'customer', answers: [isSilent(calls.user.sessions)] }, waits);
export const Empty = scene(
  { at, as: 'customer', answers: [says(calls.user.sessions, { data: [ownSession] })] },
  reads(words.onlyThisDevice),
);
export const Failed = scene(
  { at, as: 'customer', answers: [refuses(calls.user.sessions, 'notReady')] },
  retries(says(calls.user.sessions, { data: [ownSession] })),
);

export const NotLoggedOut = scene(
  { at, as: 'customer', answers: [refuses(calls.user.endSession, 'notReady')] },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out Firefox on Windows' }));
    await expect(await canvas.findByText(words.notLoggedOut)).toBeVisible();
  },
);

const endedOthers = fn();
export const LogsOutOthers = scene(
  {
    at,
    as: 'customer',
    answers: [
      says(calls.user.endOtherSessions, () => {
        endedOthers();
        return {};
      }),
    ],
  },
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: words.logOutOthers }));
    const dialog = await screen.findByRole('alertdialog', { name: words.logOutOthersTitle });
    await expect(dialog).toBeVisible();
    await expect(endedOthers).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: words.logOutOthers }));
    await waitFor(() => expect(canvas.queryByText('Firefox on Windows')).toBeNull());
    await expect(canvas.getByText('Chrome on Android')).toBeVisible();
    await expect(endedOthers).toHaveBeenCalledTimes(1);
  },
);

/** The maximum number of sessions, with the longest names. */
export const NarrowExtremes: typeof Data = {
  ...scene(
    {
      at,
      as: 'customer',
      extreme: true,
      answers: [
        says(calls.user.sessions, {
          data: Array.from({ length: limits.sessions }, (_, place) => ({
            ...longSession,
            _id: String(place).padStart(22, '0'),
            current: place === 0,
          })),
        }),
      ],
    },
    sees('button', 'Log out Samsung Internet on Android'),
  ),
  globals: { viewport: { value: 'small' } },
};
