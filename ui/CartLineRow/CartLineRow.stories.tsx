import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { CartLine } from '../../contract/cart.js';
import { aCartLine, longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { CartLineRow } from './CartLineRow.js';

const image = [milk];

const lines = {
  discounted: aCartLine({ image, discount: 12 }, { quantity: 2 }),
  plain: aCartLine({ image }),
  vegetarian: aCartLine({ image, food: 'veg' }),
  dearer: aCartLine({ image }, { seenPrice: 68 }),
  cheaper: aCartLine({ image }, { seenPrice: 80 }),
  lastInStock: aCartLine({ image, stock: 3 }, { quantity: 3 }),
  moreThanInStock: aCartLine({ image, stock: 2 }, { quantity: 5 }),
  soldOut: aCartLine({ image, stock: 0 }),
  unavailable: aCartLine({ image }, { unavailable: true }),
  withoutImage: aCartLine(),
  longName: aCartLine({ image, name: longName, discount: 3, stock: 999 }, { quantity: 2 }),
  onePaisa: aCartLine({ image, price: 0.01, stock: 999 }, { quantity: 100 }),
  allOff: aCartLine({ image, price: 500, discount: 100 }, { quantity: 2 }),
  oneCrore: aCartLine({ image, price: 1_00_000, stock: 999 }, { quantity: 100 }),
  crores: aCartLine(
    { image, name: longName, price: 1_00_00_000, discount: 3, stock: 999 },
    { quantity: 999 },
  ),
  hindi: aCartLine({ image, name: 'अमूल ताज़ा टोंड दूध', unit: '1 ली.', discount: 12 }, { quantity: 2 }),
} satisfies Record<string, CartLine>;

const inList = (row: ReactNode) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 400 }}>
    {row}
  </Box>
);

const meta = {
  title: 'Cart/CartLineRow',
  component: CartLineRow,
  args: { line: lines.discounted, onQuantityChange: fn() },
  render: (args) => inList(<CartLineRow {...args} />),
  parameters: usage({
    status: 'stable',
    area: 'Cart',
    when: ['A product in a list of cart lines: cart drawer and checkout.'],
    whenNot: ['A product to buy: ProductCard.', 'A line of an order: OrderCard, without a stepper.'],
    pairs: [
      {
        do: 'Say below the name what changed since the product was added: “Price went up from ₹68.00 to ₹74.00”.',
        dont: 'Change the amount without a notice: the customer finds out at the door.',
      },
      {
        do: 'Show only Remove for products that are sold out or no longer sold.',
        dont: 'Drop the line: customers look for the products they chose.',
      },
    ],
    content: [
      'Long names wrap and are not cut, because two sizes of a product differ only at the end.',
      'From two pieces on, the line’s amount stands below the stepper.',
    ],
    keyboard: [
      ['Tab', 'to the name, to “one less”, to “one more”'],
      ['Enter, Space', 'removes or adds one piece; the last piece removes the line'],
      ['Enter', 'on the name: opens the product'],
    ],
    accessibility: [
      'A list item: place it in a list.',
      'The notice of a change is a status: it is announced when it appears.',
      'A product that is no longer sold has no link.',
    ],
  }),
} satisfies Meta<typeof CartLineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { line: lines.hindi } };
export const Narrow: Story = { ...narrow, args: { line: lines.longName } };
export const NarrowCrores: Story = { ...narrow, args: { line: lines.crores } };

export const LastInStock: Story = { tags: ['on-sheet'], args: { line: lines.lastInStock } };

/** Another customer was faster: one less reduces the quantity to the stock. */
export const MoreThanInStock: Story = {
  args: { line: lines.moreThanInStock },
  play: async ({ canvas, args: { onQuantityChange } }) => {
    await expect(canvas.getByText('Only 2 in stock')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One less Amul Taaza Toned Milk, 1 L' }));
    await expect(onQuantityChange).toHaveBeenCalledWith(2);
  },
};

/** A sold-out product keeps its name and link, and can only be removed. */
export const SoldOut: Story = {
  args: { line: lines.soldOut },
  play: async ({ canvas, args: { onQuantityChange } }) => {
    await expect(canvas.getByRole('link', { name: 'Amul Taaza Toned Milk' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Amul Taaza Toned Milk, 1 L' }));
    await expect(onQuantityChange).toHaveBeenCalledWith(0);
  },
};

/** A product that is no longer sold has no link. */
export const Unavailable: Story = { tags: ['on-sheet'], args: { line: lines.unavailable } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onQuantityChange } }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(onQuantityChange).toHaveBeenNthCalledWith(1, 1);
    await expect(onQuantityChange).toHaveBeenNthCalledWith(2, 3);
  },
};

const row = (line: CartLine) => inList(<CartLineRow line={line} onQuantityChange={fn()} />);

export const Sheet: Story = sheet(
  {
    Discounted: row(lines.discounted),
    'One piece': row(lines.plain),
    Vegetarian: row(lines.vegetarian),
    Dearer: row(lines.dearer),
    Cheaper: row(lines.cheaper),
    'Last in stock': row(lines.lastInStock),
    'More than in stock': row(lines.moreThanInStock),
    'Out of stock': row(lines.soldOut),
    Gone: row(lines.unavailable),
    'No picture': row(lines.withoutImage),
    'Long name': row(lines.longName),
    'One paisa': row(lines.onePaisa),
    '100 % off': row(lines.allOff),
    'One crore': row(lines.oneCrore),
    Hindi: row(lines.hindi),
    Hover: <Posed as="hover">{row(lines.discounted)}</Posed>,
    Focus: <Posed as="focus">{row(lines.discounted)}</Posed>,
  },
  320,
);
