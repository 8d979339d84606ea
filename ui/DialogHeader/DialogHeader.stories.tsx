import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogHeader } from './DialogHeader.js';

const meta = {
  title: 'Overlays/DialogHeader',
  component: DialogHeader,
  args: { title: 'Add Address', onClose: () => undefined },
} satisfies Meta<typeof DialogHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongTitle: Story = {
  args: { title: 'A dialog about something that takes a great many words to name' },
};
