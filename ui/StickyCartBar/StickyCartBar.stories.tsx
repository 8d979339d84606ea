import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { StickyCartBar } from './StickyCartBar.js';

const onAPhone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Cart/StickyCartBar',
  component: StickyCartBar,
  args: { quantity: 3, total: 21_200, href: '/cart' },
  argTypes: {
    quantity: { control: { type: 'number', min: 0, step: 1 } },
    total: { control: { type: 'number', min: 0, step: 1 } },
  },
  globals: onAPhone,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      status: 'ready',
      area: 'Cart',
      when: ['On phones, at the bottom of every page while the cart is not empty.'],
      whenNot: [
        'From 768 px on: it hides, because the header shows CartButton.',
        'In the cart and at the checkout: leave it out.',
      ],
      pairs: [
        { do: 'Show the quantity and the total.', dont: 'A basket with a dot.' },
        { do: 'Let pages end well above it.', dont: 'Cover the last Add, or the focus.' },
      ],
      content: ['"1 item", "3 items"; the total is the amount to pay, with delivery.'],
      keyboard: [['Enter', 'Opens the cart']],
      accessibility: [
        'One link whose name is quantity, total and "View Cart".',
        'It follows the footer in the page, so Tab reaches it last.',
      ],
    }),
  },
} satisfies Meta<typeof StickyCartBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FocusVisible: Story = {
  play: async (context) => {
    const link = context.canvas.queryByRole('link'); // hidden on a desktop
    if (link) await focused.play();
  },
};
export const NothingToPay: Story = { args: { quantity: 1, total: 0 } };
export const OnePaisa: Story = { args: { quantity: 1, total: 1 } };
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrowPage, args: { quantity: 1_000, total: 1_00_00_000_00 } };

const bar = <StickyCartBar quantity={3} total={21_200} />;
export const Sheet: Story = {
  ...sheet(
    {
      Filled: bar,
      'One item': <StickyCartBar quantity={1} total={7_400} />,
      'Under the pointer': <Posed as="hover">{bar}</Posed>,
      'With the focus': <Posed as="focus">{bar}</Posed>,
      'One crore': <StickyCartBar quantity={1_000} total={1_00_00_000_00} />,
    },
    320,
  ),
  globals: onAPhone,
};
