import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeliveryBadge } from './DeliveryBadge.js';

const meta = { title: 'Catalogue/DeliveryBadge', component: DeliveryBadge } satisfies Meta<
  typeof DeliveryBadge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheProductPage: Story = {};
export const OnCards: Story = { args: { size: 'small' } };
export const SlowerShop: Story = { args: { minutes: 45 } };
