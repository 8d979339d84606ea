import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../samples/column.js';
import { AddAddressTile } from './AddAddressTile.js';

const meta = {
  title: 'Account/AddAddressTile',
  component: AddAddressTile,
  decorators: [column],
  args: { onAdd: () => undefined },
} satisfies Meta<typeof AddAddressTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
