import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { AccountMenuButton } from '../AccountMenuButton/AccountMenuButton.js';
import { CartButton } from '../CartButton/CartButton.js';
import { sampleUser } from '../samples/account.js';
import { hindi } from '../samples/hindi.js';
import { DeliveryPlace } from '../DeliveryPlace/DeliveryPlace.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { SearchField } from '../SearchField/SearchField.js';
import { SearchPrompt } from '../SearchPrompt/SearchPrompt.js';
import { SiteHeader } from './SiteHeader.js';

const login = (
  <Button href="/login" color="inherit">
    Login
  </Button>
);
const account = <AccountMenuButton user={sampleUser} onLogOut={() => undefined} />;
const emptyCart = <CartButton quantity={0} total={0} href="/cart" />;
const filledCart = <CartButton quantity={3} total={21_200} href="/cart" />;
const fullCart = <CartButton quantity={1_000} total={1_00_00_000_00} href="/cart" />;
const searching = <SearchField value="milk" onChange={() => undefined} backHref="/" />;
const place = <DeliveryPlace pincode="560001" promise="10 min" />;
const anonymous = { place, search: <SearchPrompt />, account: login, cart: emptyCart };

const meta = {
  title: 'Site/SiteHeader',
  component: SiteHeader,
  args: anonymous,
  argTypes: Object.fromEntries(
    ['logo', 'place', 'search', 'account', 'cart'].map((part) => [part, { control: false as const }]),
  ),
  parameters: {
    layout: 'fullscreen',
    ...usage({
      status: 'ready',
      area: 'Site',
      when: ['Once, at the top of every page of the shop; it stays visible while scrolling.'],
      whenNot: [
        'In the dashboard, which has its own bar.',
        'As the heading of a page: the page has its own.',
      ],
      pairs: [
        {
          do: 'SearchPrompt on all pages, SearchField on the search page: same place, same size.',
          dont: 'Both.',
        },
        {
          do: 'Five parts: home, search, delivery place, account, cart.',
          dont: 'A sixth part: at 320 px there is no room for it.',
        },
      ],
      content: ['"Login" or the customer’s name; "My Cart" or the quantity and amount.'],
      keyboard: [['Tab', 'Logo, then search, delivery place, account and cart']],
      accessibility: [
        'The banner landmark with the search landmark inside, and a navigation landmark "Account and cart".',
        'Scroll positions leave room for the header, so that it never covers the focus.',
      ],
    }),
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tokri home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('search')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Delivery place/ })).toHaveFocus();
  },
};
export const OnATablet: Story = {
  args: { account, cart: filledCart },
  globals: { viewport: { value: 'tablet' } },
};
export const OnAPhone: Story = { args: { cart: filledCart }, globals: { viewport: { value: 'phone' } } };
export const OneCrore: Story = { args: { account, cart: fullCart } };
export const Hindi: Story = { ...hindi, args: { account, cart: filledCart } };
export const Narrow: Story = { ...narrowPage, args: { cart: filledCart } };
export const NarrowOneCrore: Story = { ...narrowPage, args: { cart: fullCart, search: searching } };

export const Sheet: Story = sheet(
  {
    'Not logged in': <SiteHeader {...anonymous} />,
    'Logged in, cart filled': (
      <SiteHeader place={place} search={<SearchPrompt />} account={account} cart={filledCart} />
    ),
    Searching: <SiteHeader search={searching} account={login} cart={filledCart} />,
    'Under the pointer': (
      <Posed as="hover">
        <SiteHeader {...anonymous} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <SiteHeader {...anonymous} />
      </Posed>
    ),
  },
  900,
);
