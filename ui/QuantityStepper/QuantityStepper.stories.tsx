import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.js';

const label = 'Amul milk';
const fit = { width: 'fit-content' };

const meta = {
  title: 'Cart/QuantityStepper',
  component: QuantityStepper,
  render: (args) => (
    <Held key={args.value} value={args.value} onChange={args.onChange}>
      {(value, onChange) => <QuantityStepper sx={fit} {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label, value: 2, max: 12, size: 'medium', onChange: fn() },
  argTypes: { sx: { control: false } },
  parameters: usage({
    status: 'stable',
    area: 'Cart',
    when: ['The quantity of a product in the cart.'],
    whenNot: [
      'A product that may not be in the cart yet: AddToCart, which turns into the stepper.',
      'A number to type, such as stock: FormTextField.',
    ],
    pairs: [
      {
        do: 'Pass the available stock as max: + looks inactive there. Keep the quantity, and explain why.',
        dont: 'Accept a larger quantity and reject it later.',
      },
      {
        do: 'Show the new quantity at once (optimistic update), and undo it if the request fails.',
        dont: 'Wait for the server at each press.',
      },
    ],
    content: [
      'The label is the product’s name, with its unit if several products share the name: "One more Amul milk, 500 ml".',
      'If the stock falls below the quantity, the next press reduces the quantity to the stock.',
    ],
    keyboard: [
      ['Tab', '−, then +'],
      ['Enter Space', 'Changes the quantity by one; at 1, − removes the product'],
    ],
    accessibility: [
      'A group "Quantity of Amul milk"; each new quantity is announced.',
      'At max, + keeps the focus and has a description: “Only 3 in stock”.',
      'At 1 the name of − changes to "Remove Amul milk".',
    ],
  }),
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Counts: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'One more Amul milk' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'One less Amul milk' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
  },
};

export const CountsByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Amul milk' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('2');
  },
};

export const LastInStock: Story = { tags: ['on-sheet'], args: { value: 3, max: 3 } };

export const Hindi: Story = { ...hindi, args: { label: 'अमूल दूध' } };
export const Narrow: Story = { ...narrow, args: { sx: { width: '100%' }, value: 1_000 } };

const stepper = (chosen: Partial<QuantityStepperProps> = {}) => (
  <QuantityStepper label={label} value={2} max={12} onChange={() => undefined} sx={fit} {...chosen} />
);
export const Sheet: Story = sheet(
  {
    Small: stepper({ size: 'small' }),
    Medium: stepper(),
    Large: stepper({ size: 'large' }),
    'Under the pointer': <Posed as="hover">{stepper()}</Posed>,
    Pressed: <Posed as="active">{stepper()}</Posed>,
    'With the focus': <Posed as="focus">{stepper()}</Posed>,
    'The last one': stepper({ value: 1 }),
    'All there is': stepper({ value: 3, max: 3 }),
    'More than there is': stepper({ value: 5, max: 2 }),
    'A thousand': stepper({ value: 1_000, max: 1_000 }),
    'As wide as its card': stepper({ sx: { width: '100%' } }),
  },
  170,
);
