import type { Meta, StoryObj } from '@storybook/react-vite';
import { billOf, toPaise } from '../../contract/money.js';
import { BillDetails } from './BillDetails.js';

const meta = { title: 'Cart/BillDetails', component: BillDetails } satisfies Meta<typeof BillDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSavings: Story = {
  args: { bill: billOf([{ price: toPaise(155), discount: 8, quantity: 2 }]) },
};
export const WithoutSavings: Story = {
  args: { bill: billOf([{ price: toPaise(74), discount: 0, quantity: 1 }]) },
};
export const DeliveryCharged: Story = {
  args: { bill: billOf([{ price: toPaise(74), discount: 0, quantity: 1 }], toPaise(25)) },
};
export const AllOff: Story = {
  args: { bill: billOf([{ price: toPaise(500), discount: 100, quantity: 1 }]) },
};
export const OneCrore: Story = {
  args: { bill: billOf([{ price: toPaise(1_00_000), discount: 10, quantity: 100 }]) },
};
