import Stack from '@mui/material/Stack';
import { type ReactNode, useState, useContext } from 'react';
import { useLocation, useNavigate, useOutletContext } from 'react-router-dom';
import { routes } from '../../../contract/links.js';
import { AdminShell } from '../../../ui/AdminShell/AdminShell.js';
import type { Breadcrumb } from '../../../ui/AdminShell/ShellHeader.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.js';
import { LinkState } from '../../app/RouterLink.js';
import { ScreenTitle } from '../../app/ScreenTitle.js';
import { NavigationBlockerContext } from '../../app/unsavedChanges/navigationBlockerState.js';
import { screensOf } from './screens.js';
import { useHere } from './returnLink.js';
import { skipToken } from '@reduxjs/toolkit/query';
import { limits } from '../../../contract/limits.js';
import { formatRupees } from '../../../contract/money.js';
import type { AdminOrderSummary } from '../../../contract/order.js';
import { mobileIn, orderNumberIn } from '../../../contract/orderSearch.js';
import { CommandPalette } from '../../../ui/CommandPalette/CommandPalette.js';
import type { Command } from '../../../ui/CommandPalette/commands.js';
import { PrinterIcon } from '../../../ui/icons/dashboardIcons.js';
import { TagIcon } from '../../../ui/icons/shopIcons.js';
import { adminApi } from './adminApi.js';
import { useDebounced } from './useDebounced.js';

/** Renders the confirmation before unsaved changes are discarded. */
function UnsavedChangesDialog() {
  const { unsaved } = useAdminMessages().catalogue;
  const { asking, leave, stay } = useContext(NavigationBlockerContext);
  return (
    <ConfirmDialog
      open={asking}
      title={unsaved.leaveTitle}
      text={unsaved.leaveText}
      confirmLabel={unsaved.discard}
      cancelLabel={unsaved.stay}
      onConfirm={leave}
      onCancel={stay}
    />
  );
}

/** The parts of the frame that another feature provides. */
export interface FrameParts {
  /** The account menu, with the log-out. */
  account: ReactNode;
}

export interface AdminFrameProps {
  heading: string;
  breadcrumbs?: readonly Breadcrumb[];
  /** The screen's buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Renders the frame around every screen of the admin's dashboard. */
export function AdminFrame({ heading, children, ...rest }: AdminFrameProps) {
  const { screens } = useAdminMessages();
  const { pathname } = useLocation();
  const { account } = useOutletContext<FrameParts>();
  const here = useHere();
  const [searching, setSearching] = useState(false);
  return (
    <AdminShell
      items={screensOf(screens)}
      path={pathname}
      heading={heading}
      account={account}
      onSearch={() => setSearching(true)}
      {...rest}
    >
      <ScreenTitle>{heading}</ScreenTitle>
      <LinkState value={here}>
        <Stack sx={{ gap: 2 }}>{children}</Stack>
      </LinkState>
      <AdminPalette open={searching} onOpenChange={setSearching} />
      <UnsavedChangesDialog />
    </AdminShell>
  );
}

interface AdminPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Renders the command palette. A command's key is the address that it opens. */
function AdminPalette({ open, onOpenChange }: AdminPaletteProps) {
  const navigate = useNavigate();
  const { screens, shell } = useAdminMessages();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), limits.adminSearchPause).slice(0, limits.search);
  const orders = useFoundOrders(search, shell.groupOrders);
  const products = useFoundProducts(search, shell.groupProducts);
  const places = screensOf(screens).map(({ href, label, icon }): Command => ({
    key: href,
    label,
    icon,
    group: shell.groupScreens,
  }));
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      commands={[
        ...places,
        { key: routes.home, label: screens.shop, group: shell.groupScreens },
        ...orders.found,
        ...products.found,
      ]}
      onChoose={({ key }) => void navigate(key)}
      onType={setTyped}
      searching={orders.searching || products.searching || search !== typed.trim()}
    />
  );
}

/** Searches products for the palette. */
const useFoundProducts = (search: string, group: string) => {
  const { currentData, isFetching } = adminApi.useFindProductsQuery(
    search ? { search, limit: max } : skipToken,
  );
  const found = (search ? (currentData?.data ?? []) : []).map(({ _id, name, unit, price }): Command => ({
    key: `${routes.productAdmin}/${_id}`,
    label: `${name}, ${unit}`,
    hint: formatRupees(price),
    icon: TagIcon,
    group,
    found: true,
  }));
  return { found, searching: isFetching };
};

/** The maximum number of products, and of orders, that the command palette shows. */
const max = 6;

/** The length of an order number. */
const wholeNumber = 'TK-7Q2M-X04C'.length;

/** Searches orders by the beginning of their number or mobile number, if the text looks like one. */
const useFoundOrders = (search: string, group: string) => {
  const { former } = useAdminMessages().orders;
  const [number, mobile] = [orderNumberIn(search), mobileIn(search)];
  // a word such as "bread" is no order number, but a whole number may have no digit
  const wanted =
    mobile ?? (number && (/\d|^tk/i.test(search) || number.length === wholeNumber) ? number : undefined);
  const { currentData, isFetching } = adminApi.useFindOrdersQuery(
    wanted ? { search: wanted, limit: max } : skipToken,
  );
  const fits = (order: AdminOrderSummary) =>
    (number !== undefined && order.orderId.startsWith(number)) ||
    (mobile !== undefined && order.mobile.startsWith(mobile));
  const orders = wanted ? (currentData?.data ?? []).filter(fits) : [];
  const found = orders.map(({ orderId, customer, totalAmt }): Command => ({
    key: `${routes.orderAdmin}/${orderId}`,
    label: `${orderId}, ${customer || former}`,
    hint: formatRupees(totalAmt),
    icon: PrinterIcon,
    group,
    found: true,
  }));
  return { found, searching: isFetching };
};
