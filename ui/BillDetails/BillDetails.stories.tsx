import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { billOf, toPaise } from '../../contract/money.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { BillDetails } from './BillDetails.js';

/** Builds a bill of one line: price in rupees, discount in percent. */
const bill = (price: number, discount = 0, quantity = 1, delivery = 0, deliverySaved = 0) =>
  billOf([{ price: toPaise(price), discount, quantity }], toPaise(delivery), toPaise(deliverySaved));

const bills = {
  saved: bill(155, 8, 2),
  plain: bill(74),
  delivered: bill(74, 0, 1, 25),
  freed: bill(155, 8, 4, 0, 25),
  onePaisa: bill(0.01),
  nothing: billOf([]),
  allOff: bill(500, 100),
  oneCrore: bill(1_00_000, 0, 100),
  oneCroreSaved: bill(1_25_000, 20, 100, 49.5),
};

const meta = {
  title: 'Cart/BillDetails',
  component: BillDetails,
  decorators: [column],
  args: { bill: bills.saved },
  parameters: usage({
    status: 'stable',
    area: 'Cart',
    when: [
      'The amounts of a cart or a checkout, line by line, right above the pay button.',
      'The bill of a placed order is in OrderBill.',
    ],
    whenNot: [
      'The price of one product: Price.',
      'The savings alone: SavingsBanner.',
      'Number, payment and address of a placed order: OrderSummary.',
    ],
    pairs: [
      {
        do: 'Take the bill from billOfCart: the server calculates with the same function.',
        dont: 'Add up in the page: the total must match the charged amount to the paisa.',
      },
      {
        do: 'Show a charge with its amount as soon as it is known.',
        dont: 'Let the grand total differ from the amount on the button.',
      },
    ],
    content: [
      'Amounts with two decimals and Indian grouping: ₹1,00,00,000.00.',
      'A free delivery is “Free”, never “₹0.00”; the charge that the order is too large for is struck beside it.',
      'The total before discounts is shown struck through only if there is a discount.',
    ],
    accessibility: [
      'A region called “Bill details” with a list of terms and amounts.',
      '“Original price” stands before the struck amount, because screen readers ignore the line.',
    ],
  }),
} satisfies Meta<typeof BillDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { bill: bills.saved } };
export const Narrow: Story = { ...narrow, args: { bill: bills.oneCroreSaved } };

/** Screen readers hear which amount no longer applies. */
export const SaysWhatWasSaved: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bill details' })).toBeVisible();
    await expect(canvas.getByText('₹310.00').tagName).toBe('S');
    await expect(canvas.getByText('₹310.00')).toHaveTextContent('Original price ₹310.00');
    await expect(canvas.getByText('Free')).toBeVisible();
  },
};

export const Sheet: Story = sheet(
  {
    'With savings': <BillDetails bill={bills.saved} />,
    'Without savings': <BillDetails bill={bills.plain} />,
    'Delivery charged': <BillDetails bill={bills.delivered} />,
    'Delivery not known yet': <BillDetails bill={bills.plain} deliveryPending />,
    'Free from this amount': <BillDetails bill={bills.freed} />,
    'One paisa': <BillDetails bill={bills.onePaisa} />,
    'Of an order': <BillDetails bill={bills.saved} showSavings />,
    'Of an order, nothing saved': <BillDetails bill={bills.plain} showSavings />,
    'Nothing to buy': <BillDetails bill={bills.nothing} />,
    '100 % off': <BillDetails bill={bills.allOff} />,
    'One crore': <BillDetails bill={bills.oneCrore} />,
    'One crore, with savings and delivery': <BillDetails bill={bills.oneCroreSaved} />,
  },
  288,
);
