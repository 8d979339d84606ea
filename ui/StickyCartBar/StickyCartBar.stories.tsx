import type { Meta, StoryObj } from '@storybook/react-vite';
import { StickyCartBar } from './StickyCartBar.js';

const meta = {
  title: 'Cart/StickyCartBar',
  component: StickyCartBar,
  args: { quantity: 3, total: 21_200 },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StickyCartBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OneCrore: Story = { args: { quantity: 1_000, total: 1_00_00_000_00 } };
/** With an empty cart there is no bar. */
export const Empty: Story = { args: { quantity: 0, total: 0 } };
