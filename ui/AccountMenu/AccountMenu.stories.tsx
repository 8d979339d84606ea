import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { routes } from '../../contract/links.js';
import { sampleAdmin, sampleUser } from '../samples/account.js';
import { column } from '../samples/column.js';
import { tomatoImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AccountMenu } from './AccountMenu.js';

const args = {
  user: sampleUser,
  current: routes.orders,
  onLogOut: fn(),
  adminLinks: [
    { href: routes.categoryAdmin, label: 'Category' },
    { href: routes.subCategoryAdmin, label: 'Sub Category' },
    { href: routes.uploadProduct, label: 'Upload Product' },
    { href: routes.productAdmin, label: 'Product' },
  ],
};

const meta = {
  title: 'Account/AccountMenu',
  component: AccountMenu,
  decorators: [column],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: [
      'Beside the account pages on a desktop.',
      'On a phone, as the page that Account in the header leads to.',
    ],
    whenNot: ['In the header on a desktop: AccountMenuButton opens the same links.'],
    pairs: [
      {
        do: 'Always pass the dashboard’s links: the component hides them from customers.',
        dont: 'Check the role in the page and build two lists: they soon differ.',
      },
      {
        do: 'Pass the path of the current page as current.',
        dont: 'Leave it out: customers then cannot see where they are.',
      },
    ],
    content: [
      'A link names its page in one or two words: “My Orders”.',
      'A user is shown by name, else by mobile number, else by email. Names are cut after one line.',
    ],
    keyboard: [
      ['Tab', 'next link, then Log Out'],
      ['Enter', 'follows the link, or logs out'],
      ['Space', 'logs out, where Log Out has the focus'],
    ],
    accessibility: [
      'A navigation landmark called “My account”; the link of the current page is announced as current.',
      'The image is decorative: the name stands beside it.',
    ],
  }),
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const longUser = {
  ...sampleAdmin,
  name: 'Thiruvenkatachari Padmanabhaswamy Ranganathan Iyer',
  email: 'a.very.long.name.with.many.parts@a-department.example.in',
};
const nameless = { ...sampleUser, name: '' };
const hindiUser = { ...sampleUser, name: 'आशा कुलकर्णी' };

export const Playground: Story = {};

export const Admin: Story = {
  args: { user: sampleAdmin, current: routes.productAdmin },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(Admin)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Product' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Admin links are passed but hidden from a customer. */
export const Customer: Story = { tags: ['on-sheet'] };
export const WithImage: Story = { args: { user: { ...sampleUser, avatar: tomatoImage } } };
export const Hindi: Story = { ...hindi, args: { user: hindiUser } };
export const Narrow: Story = { ...narrow, args: { user: longUser } };
export const Pressed: Story = pressed;

/** Tab moves through the links to Log Out, and Space presses it. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    for (const link of canvas.getAllByRole('link')) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onLogOut).toHaveBeenCalledTimes(1);
  },
};

export const Sheet: Story = sheet({
  Customer: <AccountMenu {...args} />,
  Admin: <AccountMenu {...args} user={sampleAdmin} current={routes.productAdmin} />,
  'No name: the mobile number': <AccountMenu {...args} user={nameless} />,
  'Long name': <AccountMenu {...args} user={longUser} />,
  'Hindi name': <AccountMenu {...args} user={hindiUser} />,
  'Somewhere else': <AccountMenu {...args} current="/" />,
  Hover: (
    <Posed as="hover">
      <AccountMenu {...args} />
    </Posed>
  ),
  Focus: (
    <Posed as="focus">
      <AccountMenu {...args} />
    </Posed>
  ),
});
