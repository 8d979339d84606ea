import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { sampleAdmin, sampleUser } from '../samples/account.js';
import { hindi } from '../samples/hindi.js';
import { inWindow } from '../samples/overlay.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AccountMenuButton } from './AccountMenuButton.js';

const args = {
  user: sampleUser,
  onLogOut: fn(),
  adminLinks: [{ href: '/dashboard/product', label: 'Product' }],
};

const meta = {
  title: 'Account/AccountMenuButton',
  component: AccountMenuButton,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['In the header on a desktop, for logged-in users.'],
    whenNot: [
      'Before login: use a link to Login.',
      'On a phone and beside the account pages: AccountMenu, without a button.',
    ],
    pairs: [
      {
        do: 'Links of the account, in the order of AccountMenu.',
        dont: 'Settings of the page, such as the theme: they do not belong to the account.',
      },
    ],
    content: ['The button says “Account”, never the name: names are long and the header is narrow.'],
    keyboard: [
      ['Enter, Space', 'opens the menu on its first link'],
      ['↓ ↑', 'next and previous item, wrapping around at the ends'],
      ['Home, End', 'first and last'],
      ['A letter', 'the next item that begins with the letter'],
      ['Enter', 'follows the link, or logs out'],
      ['Escape, Tab', 'closes; the focus returns to the button'],
    ],
    accessibility: [
      'Screen readers announce that the button has a menu and whether it is open.',
      'Name and email at the top of the menu are not items: the arrow keys skip them.',
    ],
  }),
} satisfies Meta<typeof AccountMenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
};
const opened = { parameters: inWindow(420), play: press };
const longUser = {
  ...sampleUser,
  name: 'Thiruvenkatachari Padmanabhaswamy Ranganathan Iyer',
  email: 'a.very.long.name.with.many.parts@a-department.example.in',
};

export const Playground: Story = {};
export const Customer: Story = opened;
export const Admin: Story = { ...opened, args: { user: sampleAdmin } };
export const WithoutName: Story = { ...opened, args: { user: { ...sampleUser, name: '' } } };
export const LongText: Story = { ...opened, args: { user: longUser } };
export const Hindi: Story = {
  ...hindi,
  ...opened,
  args: { user: { ...sampleUser, name: 'आशा कुलकर्णी' } },
  play: press,
};
export const Narrow: Story = { ...narrow, ...opened, args: { user: longUser } };

/** Enter opens the menu on the first link, arrows wrap around, Escape returns the focus. */
export const ByKeyboard: Story = {
  parameters: inWindow(420),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const first = await screen.findByRole('menuitem', { name: 'My Orders' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Log Out' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}p');
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Tab closes the menu, so that the focus cannot move behind it. */
export const TabCloses: Story = {
  parameters: inWindow(420),
  play: async (context) => {
    const button = context.canvas.getByRole('button', { name: 'Account' });
    await press(context);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My Orders' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

const button = <AccountMenuButton {...args} />;

export const Sheet: Story = sheet(
  {
    Default: button,
    Hover: <Posed as="hover">{button}</Posed>,
    Active: <Posed as="active">{button}</Posed>,
    Focus: <Posed as="focus">{button}</Posed>,
    'On a wash': <Box sx={{ bgcolor: 'soft.secondary', p: 1 }}>{button}</Box>,
  },
  160,
);
