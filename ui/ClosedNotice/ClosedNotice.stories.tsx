import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ClosedNotice } from './ClosedNotice.js';

const now = new Date('2026-11-22T17:00:00Z'); // 10:30 pm in India
const at = (india: string) => new Date(`${india}:00+05:30`);
const tomorrow = at('2026-11-23T09:00');
const festival = at('2026-12-25T18:30');

const meta = {
  title: 'Cart/ClosedNotice',
  component: ClosedNotice,
  decorators: [column],
  args: { opens: tomorrow, now },
  argTypes: { opens: { control: 'date' }, now: { control: 'date' } },
  parameters: usage({
    status: 'ready',
    area: 'Cart',
    when: ['In the cart and at checkout, while the shop takes no orders.'],
    whenNot: [
      'The shop cannot be reached: ErrorState.',
      'An address outside the delivery area: AddressPicker says so.',
    ],
    pairs: [
      { do: 'Say when the shop opens.', dont: 'Only “Closed”, without the opening time.' },
      { do: 'Let customers fill their cart.', dont: 'Hide the products at night.' },
    ],
    content: [
      'Times are Indian time for every reader. “Today” and “tomorrow” are used instead of a weekday or date.',
    ],
    accessibility: ['A status: it is announced when it appears, without interrupting.'],
  }),
} satisfies Meta<typeof ClosedNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { opens: festival } };

export const Sheet: Story = sheet(
  {
    Today: <ClosedNotice opens={at('2026-11-22T23:15')} now={now} />,
    Tomorrow: <ClosedNotice opens={tomorrow} now={now} />,
    'A weekday': <ClosedNotice opens={at('2026-11-26T09:00')} now={now} />,
    'A date': <ClosedNotice opens={festival} now={now} />,
    'Not known': <ClosedNotice opens={null} now={now} />,
  },
  300,
);
