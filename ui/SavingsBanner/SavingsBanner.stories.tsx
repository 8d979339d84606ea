import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavingsBanner } from './SavingsBanner.js';

const meta = { title: 'Cart/SavingsBanner', component: SavingsBanner } satisfies Meta<typeof SavingsBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { args: { savings: 14_600 } };
export const OnePaisa: Story = { args: { savings: 1 } };
export const OneCrore: Story = { args: { savings: 1_00_00_000_00 } };
/** Nothing is saved, nothing is said. */
export const None: Story = { args: { savings: 0 } };
