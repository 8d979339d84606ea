import type { Meta, StoryObj } from '@storybook/react-vite';
import { routes } from '../../contract/links.js';
import { sampleAdmin, sampleUser } from '../samples/account.js';
import { column } from '../samples/column.js';
import { AccountMenu } from './AccountMenu.js';

const meta = {
  title: 'Account/AccountMenu',
  component: AccountMenu,
  decorators: [column],
  args: {
    user: sampleUser,
    onLogOut: () => undefined,
    adminLinks: [
      { href: routes.categoryAdmin, label: 'Category' },
      { href: routes.subCategoryAdmin, label: 'Sub Category' },
      { href: routes.uploadProduct, label: 'Upload Product' },
      { href: routes.productAdmin, label: 'Product' },
    ],
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = { args: { current: routes.orders } };
export const Admin: Story = { args: { user: sampleAdmin, current: routes.productAdmin } };
export const WithoutName: Story = { args: { user: { ...sampleUser, name: '' } } };
export const LongText: Story = {
  args: {
    user: {
      ...sampleAdmin,
      name: 'Thiruvenkatachari Padmanabhaswamy Ranganathan Iyer',
      email: 'a.very.long.name.with.many.parts@a-department.example.in',
    },
  },
};
export const Hindi: Story = { args: { user: { ...sampleUser, name: 'आशा कुलकर्णी' } } };
