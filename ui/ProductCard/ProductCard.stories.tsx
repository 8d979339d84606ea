import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { aProduct, longName } from '../samples/catalogue.js';
import { milk } from '../samples/pictures.js';
import { ProductCard } from './ProductCard.js';

const meta = {
  title: 'Catalogue/ProductCard',
  component: ProductCard,
  args: { product: aProduct({ image: [milk], discount: 12 }), minutes: 10, onQuantityChange: fn() },
  render: function InAShop(args) {
    const [quantity, setQuantity] = useState(args.quantity ?? 0);
    const change = (wanted: number) => {
      args.onQuantityChange(wanted);
      setQuantity(wanted);
    };
    return <ProductCard {...args} quantity={quantity} onQuantityChange={change} />;
  },
  decorators: [
    (Story) => (
      <Box sx={{ width: 188, '& > *': { height: 'auto' } }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {};
export const NotDiscounted: Story = { args: { product: aProduct({ image: [milk] }) } };
export const InCart: Story = { args: { quantity: 2 } };
export const LastInStock: Story = { args: { product: aProduct({ image: [milk], stock: 3 }), quantity: 3 } };
export const SoldOut: Story = { args: { product: aProduct({ image: [milk], stock: 0 }) } };
export const MissingPicture: Story = { args: { product: aProduct() } };
export const BrokenPicture: Story = { args: { product: aProduct({ image: ['/media/gone.webp'] }) } };
export const LongName: Story = {
  args: {
    product: aProduct({
      image: [milk],
      name: longName,
      unit: 'Pack of 2 bottles of 1.5 L each',
      discount: 5,
    }),
  },
};
export const HighPrice: Story = {
  args: { product: aProduct({ image: [milk], price: 1_00_00_000, discount: 5 }) },
};
export const Free: Story = { args: { product: aProduct({ image: [milk], discount: 100 }) } };
export const Hindi: Story = {
  args: { product: aProduct({ image: [milk], name: 'अमूल ताज़ा टोन्ड दूध', unit: '१ लीटर' }) },
};
