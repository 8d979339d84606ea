import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ArrivalNote } from './ArrivalNote.js';

const meta = {
  title: 'Checkout/ArrivalNote',
  component: ArrivalNote,
  decorators: [column],
  args: { minutes: 10 },
  argTypes: { minutes: { control: { type: 'number', min: 1, step: 1 } } },
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['At checkout, above the pay buttons: how long this order will take.'],
    whenNot: ['On products: DeliveryBadge.', 'An order that was placed: OrderSummary, with the time.'],
    pairs: [
      { do: 'Count in the orders that come before it.', dont: 'Repeat the badge when the shop is busy.' },
      { do: 'Leave it out while the shop is closed.', dont: '“Arrives in about 743 minutes”.' },
    ],
    content: ['Whole minutes.'],
    accessibility: ['Plain text; the scooter is decorative.'],
  }),
} satisfies Meta<typeof ArrivalNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { minutes: 1_440 } };

export const Sheet: Story = sheet({
  Usual: <ArrivalNote minutes={10} />,
  Busy: <ArrivalNote minutes={40} />,
  'A whole day': <ArrivalNote minutes={1_440} />,
});
