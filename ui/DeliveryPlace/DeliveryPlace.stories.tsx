import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DeliveryPlace } from './DeliveryPlace.js';

const meta = {
  title: 'Site/DeliveryPlace',
  component: DeliveryPlace,
  args: { pincode: '560001', promise: '10 min', onClick: fn() },
  parameters: usage({
    status: 'ready',
    area: 'Site',
    when: ['In the header: where the customer is delivered to, and how soon.'],
    whenNot: ['At checkout: ArrivalNote and AddressPicker.', 'On a product: DeliveryBadge.'],
    pairs: [
      {
        do: 'Write what the shop promises for this place: “Opens 9 am”, “Not here yet”.',
        dont: 'Promise ten minutes to everybody.',
      },
      { do: 'Show the PIN code alone when the promise could not be loaded.', dont: 'Invent a promise.' },
    ],
    content: ['The promise comes from `promiseText`, in up to three words: “10 min”, “By 7 pm”.'],
    keyboard: [['Enter or Space', 'opens the dialog of the delivery place']],
    accessibility: ['A button that opens a dialog, named “Delivery place: 10 min 560001”.'],
  }),
} satisfies Meta<typeof DeliveryPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hovered: Story = { ...hovered, tags: ['on-sheet'] };
export const FocusVisible: Story = focused;
/** Nothing is known of the place yet. */
export const NoPlace: Story = { tags: ['on-sheet'], args: { pincode: undefined, promise: undefined } };
export const Loading: Story = { tags: ['on-sheet'], args: { promise: undefined, loading: true } };
/** The promise could not be loaded. */
export const Failed: Story = { tags: ['on-sheet'], args: { promise: undefined } };
export const NotServed: Story = { tags: ['on-sheet'], args: { pincode: '110001', promise: 'Not here yet' } };
export const Closed: Story = { tags: ['on-sheet'], args: { promise: 'Opens Fri 9:30 am' } };
export const Hindi: Story = { ...hindi, args: { promise: 'शुक्र 9:30 am खुलेगी' } };
export const Narrow: Story = { ...narrow, args: { promise: 'Opens Fri 9:30 am' } };

export const Opens: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery place: 10 min 560001' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

const tight = (promise: string) => (
  <Box sx={{ width: 72 }}>
    <DeliveryPlace pincode="560001" promise={promise} />
  </Box>
);
export const Sheet: Story = sheet(
  {
    Promised: <DeliveryPlace pincode="560001" promise="10 min" />,
    'No place': <DeliveryPlace />,
    Loading: <DeliveryPlace pincode="560001" loading />,
    Failed: <DeliveryPlace pincode="560001" />,
    'Not served': <DeliveryPlace pincode="110001" promise="Not here yet" />,
    Closed: <DeliveryPlace pincode="560001" promise="Opens Fri 9:30 am" />,
    'In a narrow header': tight('Not here yet'),
    Hover: (
      <Posed as="hover">
        <DeliveryPlace pincode="560001" promise="10 min" />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <DeliveryPlace pincode="560001" promise="10 min" />
      </Posed>
    ),
  },
  200,
);
