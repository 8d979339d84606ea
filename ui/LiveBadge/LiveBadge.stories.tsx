import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { LiveBadge } from './LiveBadge.js';

const meta = {
  title: 'Admin/LiveBadge',
  component: LiveBadge,
  args: { state: 'live' },
  argTypes: { state: { control: 'inline-radio', options: ['live', 'reconnecting', 'offline'] } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['For pages with live updates, such as admin orders: place it in the shell’s actions.'],
    whenNot: ['Pages without live updates.'],
    pairs: [
      {
        do: 'Show “Reconnecting…” as soon as the event stream breaks.',
        dont: 'Leave the dot green until the page is reloaded.',
      },
      {
        do: 'Show the badge at the same place in every state.',
        dont: 'Show it only when something is wrong.',
      },
    ],
    content: ['One word while the connection works; otherwise what the admin should know.'],
    accessibility: [
      'A status: a change is announced. The shape differs too: a full dot, a turning ring, a broken link.',
    ],
  }),
} satisfies Meta<typeof LiveBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { state: 'offline' } };

export const Sheet: Story = sheet({
  Live: <LiveBadge state="live" />,
  Reconnecting: <LiveBadge state="reconnecting" />,
  Offline: <LiveBadge state="offline" />,
});
