import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeBanner } from './HomeBanner.js';

const meta = { title: 'Site/HomeBanner', component: HomeBanner } satisfies Meta<typeof HomeBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenMinutes: Story = {};
export const SlowerShop: Story = { args: { minutes: 45 } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
