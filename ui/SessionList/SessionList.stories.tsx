import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { inWindow } from '../samples/overlay.js';
import { Posed } from '../samples/posed.js';
import {
  deskSession,
  longSession,
  oldSession,
  ownSession,
  sampleSessions,
  sessionsReadAt,
} from '../samples/sessions.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SessionList, type SessionListProps } from './SessionList.js';

/** A parent that removes a session once it was ended. */
function Ended({ sessions, onEnd, ...list }: SessionListProps) {
  const [left, setLeft] = useState(sessions ?? []);
  return (
    <SessionList
      {...list}
      sessions={left}
      onEnd={async (session) => {
        await onEnd(session);
        setLeft((now) => now.filter(({ _id }) => _id !== session._id));
      }}
    />
  );
}

const meta = {
  title: 'Account/SessionList',
  component: SessionList,
  decorators: [
    (Story, { parameters }) => (
      <Box sx={{ maxWidth: parameters.wide ? 'none' : 640 }}>
        <Story />
      </Box>
    ),
  ],
  args: { sessions: sampleSessions, readAt: sessionsReadAt, onEnd: fn(accept), onEndOthers: fn(accept) },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['The devices that are logged in to the account, each with a logout button.'],
    whenNot: ['The changes that admins made in the shop: AuditLog.'],
    pairs: [
      {
        do: 'Remove a device from the list once it is logged out: the focus goes to the next one.',
        dont: 'Remove it at the press: if the logout fails, the device would seem logged out.',
      },
      {
        do: 'Offer “Log out everywhere else” below the list.',
        dont: 'Ask for confirmation for each device: logging in again is easy.',
      },
    ],
    content: [
      'A device is named by browser and system, otherwise “Unknown device”: it may well be the customer’s own.',
      'No locations: an IP address gives them badly, and is not stored.',
    ],
    keyboard: [
      ['Tab', 'to the next button'],
      ['Enter, Space', 'logs the device out; the focus goes to the next button, or to the list'],
    ],
    accessibility: [
      'Each button’s name contains the device, and its description the times, because two devices may have the same name.',
      'An error is announced beside its device.',
      'Once all others are logged out, the focus goes to the text that replaces the button.',
    ],
  }),
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = refuse('Couldn’t reach the shop');
const pressFirst: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log out Firefox on Windows' }));
};

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;
export const Pressed: Story = pressed;

export const Pending: Story = {
  args: { onEnd: fn(wait) },
  play: async (context) => {
    await pressFirst(context);
    const button = context.canvas.getByRole('button', { name: 'Log out Firefox on Windows' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
  },
};

export const NotLoggedOut: Story = {
  args: { onEnd: fn(refused) },
  play: async (context) => {
    await pressFirst(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Couldn’t log out');
  },
};

export const NotLoggedOutNarrow: Story = {
  ...narrow,
  args: { onEnd: fn(refused) },
  play: async (context) => {
    await pressFirst(context);
    await context.canvas.findByRole('alert');
    await narrow.play(context);
  },
};

/**
 * Devices are logged out by keyboard one after the other: the focus goes to the next device, then to the
 * previous one, then to the list.
 */
export const EndedByKeyboard: Story = {
  render: (args) => <Ended {...args} />,
  play: async ({ canvas, args: { onEnd } }) => {
    const next = (name: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name: `Log out ${name}` })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await next('Samsung Internet on Android');
    await userEvent.keyboard('{Enter}');
    await next('Unknown device');
    await userEvent.keyboard('{Enter}');
    await next('Firefox on Windows');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus());
    await expect(onEnd).toHaveBeenCalledTimes(3);
  },
};

const ask = async () => {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere else?' }));
  return dialog.getByRole('button', { name: 'Log out everywhere else' });
};

export const OthersNotLoggedOut: Story = {
  tags: ['overlay'],
  parameters: inWindow(480),
  args: { onEndOthers: fn(refused) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await userEvent.click(await ask());
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t log out');
  },
};

const some = { readAt: sessionsReadAt, onEnd: accept, onEndOthers: accept };

export const Sheet: Story = sheet(
  {
    Usual: <SessionList {...some} sessions={[ownSession, deskSession]} />,
    'Only this device': <SessionList {...some} sessions={[ownSession]} />,
    'Long name, unknown device': <SessionList {...some} sessions={[longSession, oldSession]} />,
    Loading: <SessionList {...some} sessions={undefined} />,
    Hover: (
      <Posed as="hover">
        <SessionList {...some} sessions={[deskSession]} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <SessionList {...some} sessions={[deskSession]} />
      </Posed>
    ),
  },
  420,
);
