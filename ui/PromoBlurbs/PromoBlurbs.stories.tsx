import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromoBlurbs } from './PromoBlurbs.js';

const meta = {
  title: 'Catalogue/PromoBlurbs',
  component: PromoBlurbs,
} satisfies Meta<typeof PromoBlurbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
