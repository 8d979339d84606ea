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
import { focused, hovered, narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SessionList, type SessionListProps } from './SessionList.js';

/** The owner: what was ended goes. */
function Ended({ sessions, onEnd, onEndOthers, ...list }: SessionListProps) {
  const [left, setLeft] = useState(sessions ?? []);
  return (
    <SessionList
      {...list}
      sessions={left}
      onEnd={async (session) => {
        await onEnd(session);
        setLeft((now) => now.filter(({ _id }) => _id !== session._id));
      }}
      onEndOthers={async () => {
        await onEndOthers();
        setLeft((now) => now.filter(({ current }) => current));
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
    when: ['The devices that one is logged in on, each to be logged out.'],
    whenNot: ['Who changed what in the shop: AuditLog.'],
    pairs: [
      {
        do: 'Take a device out of the list once it is logged out: the focus goes to the next one.',
        dont: 'Take it out at the press: where that fails, the device would seem safe.',
      },
      {
        do: 'Offer “Log out everywhere else” beneath it.',
        dont: 'Ask before each device: logging in again is easy.',
      },
    ],
    content: [
      'A device is its browser and its system. What is not known is called “Unknown device”: it may well be one’s own.',
      'No places: an address tells them badly, and is not kept.',
    ],
    keyboard: [
      ['Tab', 'from button to button'],
      ['Enter, Space', 'logs the device out; the focus goes to the next button, or to the list'],
    ],
    accessibility: [
      'Each button carries its device in its name, and the times as its description: two may be called alike.',
      'A failure is read out where it stands.',
    ],
  }),
} satisfies Meta<typeof SessionList>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = refuse('No answer from the shop');
const pressFirst: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log out Firefox on Windows' }));
};

export const Playground: Story = {};
export const OnlyThisDevice: Story = { args: { sessions: [ownSession] } };
export const Loading: Story = { args: { sessions: undefined } };
export const NotKnown: Story = { args: { sessions: [ownSession, oldSession] } };
export const Hindi: Story = hindi;
export const Narrow: Story = narrow;
export const Hovered: Story = hovered;
export const Pressed: Story = pressed;
export const Focused: Story = focused;

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
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('could not be logged out');
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

/** One after the other, by keyboard: the focus goes to the next device, then to the one before, then to the list. */
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
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Log out everywhere else ?' }));
  return dialog.getByRole('button', { name: 'Log out everywhere else' });
};

/** All others at once, after a question: the focus goes to the words that stand there then. */
export const EndsAllOthers: Story = {
  tags: ['overlay'],
  render: (args) => <Ended {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await userEvent.click(await ask());
    await waitFor(() => expect(canvas.getByText('You are logged in on this device only.')).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const OthersNotLoggedOut: Story = {
  tags: ['overlay'],
  parameters: inWindow(480),
  args: { onEndOthers: fn(refused) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere else' }));
    await userEvent.click(await ask());
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be logged out');
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
