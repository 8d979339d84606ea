import type { Meta, StoryObj } from '@storybook/react-vite';
import { PictureInput } from './PictureInput.js';

const meta = {
  title: 'Forms/PictureInput',
  component: PictureInput,
  args: { label: 'Choose a picture', onChoose: () => undefined },
} satisfies Meta<typeof PictureInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Disabled: Story = { args: { disabled: true } };
