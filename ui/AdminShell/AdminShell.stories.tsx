import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { LiveBadge } from '../LiveBadge/LiveBadge.js';
import { AdminOrdersTable } from '../AdminOrdersTable/AdminOrdersTable.js';
import { shellItems } from '../samples/admin.js';
import { adminOrders, statusCounts } from '../samples/adminOrders.js';
import { hindi } from '../samples/hindi.js';
import { hindiShellItems } from '../samples/hindiAdmin.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { StatusTabs } from '../StatusTabs/StatusTabs.js';
import { AdminShell, type AdminShellProps } from './AdminShell.js';

const ordersPage = (name: string) => (
  <>
    <StatusTabs counts={statusCounts} value="placed" onChange={fn()} panelId="orders" />
    <div id="orders" role="tabpanel" aria-label={name} style={{ marginTop: 16 }}>
      <AdminOrdersTable orders={adminOrders} hrefOf={({ orderId }) => `#${orderId}`} onSortChange={fn()} />
    </div>
  </>
);

const args: AdminShellProps = {
  items: shellItems,
  path: '/dashboard/orders',
  heading: 'Orders',
  breadcrumbs: [{ href: '#dashboard', label: 'Dashboard' }],
  actions: <LiveBadge state="live" />,
  account: <Button color="inherit">Ravi</Button>,
  onSearch: fn(),
  children: ordersPage('Orders'),
};

const meta = {
  title: 'Admin/AdminShell',
  component: AdminShell,
  args,
  parameters: {
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['Around every screen of the dashboard.'],
      whenNot: ['The shop: SiteHeader and PageShell.'],
      pairs: [
        { do: 'Show numbers only for open tasks.', dont: 'Show the number of all products.' },
        {
          do: 'One primary button, the other buttons quieter.',
          dont: 'A row of equally strong buttons.',
        },
      ],
      content: ['Screens have the same names as in the account menu.', 'The heading is the page’s only h1.'],
      keyboard: [
        ['Tab', 'menu or logo, search, the screens, the account, then the page'],
        ['Ctrl-K / ⌘-K', 'opens the command palette, if there is one'],
        ['Esc', 'closes the drawer; the focus returns to its button'],
      ],
      accessibility: [
        'Banner, navigation and main; a skip link leads to `#main`.',
        'It sets `--tokri-bar`, so that sticky elements stay below its bar.',
      ],
    }),
    layout: 'fullscreen',
  },
} satisfies Meta<typeof AdminShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Home: Story = { args: { path: '/dashboard', heading: 'Dashboard', breadcrumbs: [] } };
export const Bare: Story = {
  args: {
    breadcrumbs: [],
    actions: undefined,
    account: undefined,
    onSearch: undefined,
    children: 'What a page says',
  },
};
export const LongText: Story = {
  args: {
    heading:
      'Organic Cold-Pressed Single-Origin Extra Virgin Coconut Oil in a Glass Bottle with a Measuring Cap',
    actions: <Button variant="contained">Save</Button>,
  },
};
export const Hindi: Story = {
  ...hindi,
  args: {
    items: hindiShellItems,
    heading: 'ऑर्डर',
    breadcrumbs: [{ href: '#dashboard', label: 'डैशबोर्ड' }],
    account: <Button color="inherit">रवि</Button>,
    children: ordersPage('ऑर्डर'),
  },
};
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = narrowPage;

/** The drawer on a phone opens, and Escape closes it. */
export const Drawer: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Open menu' });
    if (!menu) return; // a desktop has no drawer
    await userEvent.click(menu);
    await expect(await screen.findByRole('dialog', { name: 'Dashboard pages' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const Sheet: Story = sheet({ 'A whole page': <AdminShell {...args} /> }, 1_024);
