import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.js';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Permanent Delete',
    text: 'Are you sure permanent delete ?',
    subject: 'Dairy, Bread & Eggs',
    confirmLabel: 'Confirm',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Neutral: Story = {
  args: {
    tone: 'neutral',
    title: 'Log Out',
    text: 'Your cart stays as it is.',
    subject: undefined,
    confirmLabel: 'Log Out',
  },
};
export const LongText: Story = {
  args: {
    subject:
      'Aashirvaad Superior MP Sharbati Whole Wheat Atta with a name that goes on for two lines and then some, 10 kg',
  },
};
export const Hindi: Story = {
  args: {
    title: 'पता हटाएँ',
    text: 'क्या आप इसे हटाना चाहते हैं?',
    subject: 'मकान नं. 27, गांधी मार्ग',
    confirmLabel: 'हटाएँ',
  },
};
