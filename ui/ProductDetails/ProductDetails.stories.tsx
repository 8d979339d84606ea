import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { ProductDetails } from './ProductDetails.js';

const meta = {
  title: 'Product/ProductDetails',
  component: ProductDetails,
  decorators: [column],
  args: {
    product: {
      description: 'Fresh pasteurised toned milk.\nBoil before use.',
      unit: '1 l',
      more_details: { 'Shelf life': '2 days', 'Country of origin': 'India' },
    },
  },
} satisfies Meta<typeof ProductDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnlyUnit: Story = { args: { product: { description: '', unit: '500 g', more_details: {} } } };
export const LongText: Story = {
  args: {
    product: { description: 'Stone-ground from whole wheat. '.repeat(30), unit: '10 kg', more_details: {} },
  },
};
export const Hindi: Story = {
  args: {
    product: {
      description: 'ताज़ा टोंड दूध। पीने से पहले उबालें।',
      unit: '1 लीटर',
      more_details: { 'मूल देश': 'भारत' },
    },
  },
};
