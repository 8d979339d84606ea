import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferMark } from './OfferMark.js';

const meta = { title: 'Catalogue/OfferMark', component: OfferMark } satisfies Meta<typeof OfferMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Percent: Story = { args: { children: '20% Off' } };
export const InCart: Story = {
  args: { children: '2 in cart', sx: { bgcolor: 'primary.main', color: 'primary.contrastText' } },
};
