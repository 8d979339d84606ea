import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleUser } from '../samples/account.js';
import { accept } from '../samples/outcomes.js';
import { column } from '../samples/column.js';
import { ProfileForm } from './ProfileForm.js';

const meta = {
  title: 'Account/ProfileForm',
  component: ProfileForm,
  decorators: [column],
  args: { user: sampleUser, onSubmit: accept },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const MobileMissing: Story = { args: { user: { ...sampleUser, mobile: '' } } };
export const Hindi: Story = { args: { user: { ...sampleUser, name: 'आशा कुलकर्णी' } } };
