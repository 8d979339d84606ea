import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { sampleAdmin, sampleUser } from '../samples/account.js';
import { AccountMenuButton } from './AccountMenuButton.js';

const meta = {
  title: 'Account/AccountMenuButton',
  component: AccountMenuButton,
  args: {
    user: sampleUser,
    onLogOut: () => undefined,
    adminLinks: [{ href: '/dashboard/product', label: 'Product' }],
  },
} satisfies Meta<typeof AccountMenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Account' }));

export const Closed: Story = {};
export const Customer: Story = { play: open };
export const Admin: Story = { args: { user: sampleAdmin }, play: open };
