import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AddToCart } from './AddToCart.js';

const args = { name: 'Amul milk', quantity: 0, stock: 3, onChange: fn() };

const meta = {
  title: 'Cart/AddToCart',
  component: AddToCart,
  args: { ...args, size: 'medium', fullWidth: false },
  render: ({ quantity, onChange, ...rest }) => (
    <Held key={quantity} value={quantity} onChange={onChange}>
      {(held, change) => <AddToCart {...rest} quantity={held} onChange={change} />}
    </Held>
  ),
  parameters: usage({
    status: 'stable',
    area: 'Cart',
    when: ['Wherever a product can be added to the cart: cards, rows, the product page.'],
    whenNot: [
      'In the cart itself: use QuantityStepper, so that the line stays until it is removed.',
      'For a sold-out product: show “Out of stock” instead of a button.',
    ],
    pairs: [
      {
        do: 'Keep its size: Add and the stepper are equally large, so that the product list does not move.',
        dont: 'Reserve space for the stepper beside Add.',
      },
      {
        do: 'Change the quantity at once (optimistic update) and correct it if the API rejects the change.',
        dont: 'Lock the button until the API has answered: customers tap three times for three packets.',
      },
    ],
    content: [
      '“Add”, one word; screen readers say “Add Amul milk”.',
      'At the maximum the plus is dimmed, and the card says “All 3 in cart”.',
    ],
    keyboard: [
      ['Enter, Space', 'adds the product, or one more, or one less'],
      ['Tab', 'from “one less” to “one more”'],
    ],
    accessibility: [
      'The focus moves from Add to “One more”, and back to Add after the last piece is removed.',
      'The quantity is announced when it changes.',
    ],
  }),
} satisfies Meta<typeof AddToCart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Another customer bought some meanwhile: the quantity can only be reduced. */
export const MoreThanInStock: Story = { args: { quantity: 5, stock: 2 } };
export const Hundreds: Story = { args: { quantity: 999, stock: 1_000 } };
export const Hindi: Story = { ...hindi, args: { name: 'अमूल दूध' } };
export const Narrow: Story = { ...narrow, args: { fullWidth: true, quantity: 999, stock: 1_000 } };

/** Add turns into the stepper and keeps the focus. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args: { onChange } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'One more Amul milk' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
    await expect(onChange).toHaveBeenLastCalledWith(2);
  },
};

const sizeOf = (element: HTMLElement) => [element.offsetWidth, element.offsetHeight];

/** The stepper has exactly the size of Add: nothing around it moves. */
export const SameSize: Story = {
  play: async ({ canvas }) => {
    const add = canvas.getByRole('button', { name: 'Add Amul milk' });
    const before = sizeOf(add);
    await userEvent.click(add);
    const stepper = canvas.getByRole('group', { name: 'Quantity of Amul milk' });
    await expect(sizeOf(stepper)).toEqual(before);
  },
};

export const Sheet: Story = sheet(
  {
    Add: <AddToCart {...args} />,
    'In the cart': <AddToCart {...args} quantity={2} />,
    'All in the cart': <AddToCart {...args} quantity={3} />,
    'Small (cards)': <AddToCart {...args} size="small" />,
    'Small, in the cart': <AddToCart {...args} size="small" quantity={2} />,
    'Large (product page)': <AddToCart {...args} size="large" />,
    'Large, in the cart': <AddToCart {...args} size="large" quantity={999} stock={1_000} />,
    'Full width': <AddToCart {...args} fullWidth />,
    'Full width, in the cart': <AddToCart {...args} fullWidth quantity={2} />,
    Hover: (
      <Posed as="hover">
        <AddToCart {...args} />
      </Posed>
    ),
    Active: (
      <Posed as="active">
        <AddToCart {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <AddToCart {...args} />
      </Posed>
    ),
    'Hover, in the cart': (
      <Posed as="hover">
        <AddToCart {...args} quantity={2} />
      </Posed>
    ),
    'Focus, in the cart': (
      <Box sx={{ p: 0.5 }}>
        <Posed as="focus">
          <AddToCart {...args} quantity={2} />
        </Posed>
      </Box>
    ),
  },
  200,
);
