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
    when: ['A page changes by itself, such as the board of orders: in the shell’s actions.'],
    whenNot: ['A page that is loaded once.'],
    pairs: [
      {
        do: 'Say “Reconnecting…” at once when the stream breaks.',
        dont: 'Leave the dot green until somebody reloads.',
      },
      { do: 'Keep the mark where it is in every state.', dont: 'Show it only when something is wrong.' },
    ],
    content: ['One word while all is well; what it means for the reader when it is not.'],
    accessibility: ['A status: a change is announced. The shape differs too: full, turning, broken.'],
  }),
} satisfies Meta<typeof LiveBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Reconnecting: Story = { args: { state: 'reconnecting' } };
export const Offline: Story = { args: { state: 'offline' } };
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { state: 'offline' } };

export const Sheet: Story = sheet({
  Live: <LiveBadge state="live" />,
  Reconnecting: <LiveBadge state="reconnecting" />,
  Offline: <LiveBadge state="offline" />,
});
