import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCartLine, longName } from '../samples/catalogue.js';
import { milk } from '../samples/pictures.js';
import { CartLineRow } from './CartLineRow.js';

const image = [milk];

const meta = {
  title: 'Cart/CartLineRow',
  component: CartLineRow,
  args: { line: aCartLine({ image, discount: 12 }, { quantity: 2 }), onQuantityChange: fn() },
  decorators: [
    (Story) => (
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 400 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CartLineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {};
export const Dearer: Story = { args: { line: aCartLine({ image }, { seenPrice: 68 }) } };
export const Cheaper: Story = { args: { line: aCartLine({ image }, { seenPrice: 80 }) } };
export const LastInStock: Story = { args: { line: aCartLine({ image, stock: 3 }, { quantity: 3 }) } };
export const MoreThanInStock: Story = { args: { line: aCartLine({ image, stock: 2 }, { quantity: 5 }) } };
export const SoldOut: Story = { args: { line: aCartLine({ image, stock: 0 }) } };
export const Unavailable: Story = { args: { line: aCartLine({ image }, { unavailable: true }) } };
export const LongName: Story = {
  args: { line: aCartLine({ name: longName, price: 1_00_000, discount: 3 }) },
};
