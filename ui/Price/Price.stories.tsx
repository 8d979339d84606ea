import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './Price.js';

const meta = { title: 'Catalogue/Price', component: Price, args: { price: 155, discount: 8 } } satisfies Meta<
  typeof Price
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discounted: Story = {};
export const NotDiscounted: Story = { args: { discount: 0 } };
export const Large: Story = { args: { size: 'large' } };
export const Small: Story = { args: { size: 'small' } };
export const Nothing: Story = { args: { price: 0, discount: 0 } };
export const OnePaisa: Story = { args: { price: 0.01, discount: 0 } };
export const OneCrore: Story = { args: { price: 1_00_00_000, discount: 12.5 } };
export const AllOff: Story = { args: { price: 499.5, discount: 100 } };
