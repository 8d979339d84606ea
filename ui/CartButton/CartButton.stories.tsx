import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { CartButton } from './CartButton.js';

const args = { quantity: 3, total: 21_200, onClick: fn() };

const meta = {
  title: 'Site/CartButton',
  component: CartButton,
  args,
  parameters: usage({
    status: 'stable',
    area: 'Site',
    when: ['In the header on a desktop, to open the cart drawer.'],
    whenNot: [
      'On a phone: StickyCartBar, which the thumb can reach.',
      'To go to the checkout: Proceed in the cart.',
    ],
    pairs: [
      {
        do: 'Count pieces: three packets of one milk are “3 items”.',
        dont: 'A red dot with a number, which does not show the amount.',
      },
      { do: 'Show the amount payable, after discounts.', dont: 'The total before discounts.' },
    ],
    content: ['“My Cart” when empty; else “1 item” or “3 items” above the amount. The amount never wraps.'],
    keyboard: [
      ['Enter', 'opens the cart'],
      ['Space', 'opens the cart, if it is a button and not a link'],
    ],
    accessibility: [
      'Screen readers say “3 items ₹212.00”.',
      'The basket is animated when the quantity changes, except with reduced motion.',
    ],
  }),
} satisfies Meta<typeof CartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { quantity: 100, total: 1_00_00_000_00 } };

export const Opens: Story = {
  play: async ({ canvas, args: { onClick } }) => {
    await userEvent.click(canvas.getByRole('button', { name: /3 items/ }));
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledTimes(2);
  },
};

/** On a page without a drawer, the button links to the cart page. */
export const AsLink: Story = {
  args: { href: '/cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /3 items/ })).toHaveAttribute('href', '/cart');
  },
};

export const Sheet: Story = sheet(
  {
    Filled: <CartButton {...args} />,
    'One item': <CartButton {...args} quantity={1} total={7_400} />,
    Empty: <CartButton {...args} quantity={0} total={0} />,
    'One paisa': <CartButton {...args} quantity={1} total={1} />,
    '100 % off': <CartButton {...args} quantity={2} total={0} />,
    'One crore': <CartButton {...args} quantity={100} total={1_00_00_000_00} />,
    Hover: (
      <Posed as="hover">
        <CartButton {...args} />
      </Posed>
    ),
    Active: (
      <Posed as="active">
        <CartButton {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <CartButton {...args} />
      </Posed>
    ),
  },
  220,
);
