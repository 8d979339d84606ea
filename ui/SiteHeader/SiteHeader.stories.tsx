import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartButton } from '../CartButton/CartButton.js';
import { SearchField } from '../SearchField/SearchField.js';
import { SearchPrompt } from '../SearchPrompt/SearchPrompt.js';
import { SiteHeader } from './SiteHeader.js';

const meta = {
  title: 'Site/SiteHeader',
  component: SiteHeader,
  args: {
    search: <SearchPrompt />,
    account: (
      <Button href="/login" color="inherit">
        Login
      </Button>
    ),
    cart: <CartButton quantity={0} total={0} href="/cart" />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoggedIn: Story = {};
export const CartFilled: Story = { args: { cart: <CartButton quantity={3} total={21_200} href="/cart" /> } };
export const Searching: Story = {
  args: { search: <SearchField value="milk" onChange={() => {}} backHref="/" /> },
};
export const OnAPhone: Story = { ...CartFilled, globals: { viewport: { value: 'phone' } } };
