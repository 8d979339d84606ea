import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hidden } from './Hidden.js';

const meta = { title: 'Foundations/Hidden', component: Hidden } satisfies Meta<typeof Hidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Heard by a screen reader, not seen. */
export const Words: Story = { args: { children: 'Price before the discount' } };
