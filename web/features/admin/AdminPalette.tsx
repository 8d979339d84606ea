import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { limits } from '../../../contract/limits.js';
import { routes } from '../../../contract/links.js';
import { formatRupees } from '../../../contract/money.js';
import type { AdminOrderSummary } from '../../../contract/order.js';
import { mobileIn, orderNumberIn } from '../../../contract/orderSearch.js';
import { CommandPalette } from '../../../ui/CommandPalette/CommandPalette.js';
import type { Command } from '../../../ui/CommandPalette/commands.js';
import { PrinterIcon } from '../../../ui/icons/dashboardIcons.js';
import { TagIcon } from '../../../ui/icons/shopIcons.js';
import { useAdminMessages } from '../../../ui/theme/adminMessages.js';
import { adminApi } from './adminApi.js';
import { screensOf } from './screens.js';
import { useDebounced } from './useDebounced.js';

export interface AdminPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Renders the command palette, which finds screens, products and orders by a few letters. A command's key is
 * the address that it opens.
 */
export function AdminPalette({ open, onOpenChange }: AdminPaletteProps) {
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

/**
 * Searches orders whose number or whose customer's mobile number begins with the typed text, if the text
 * looks like one of these.
 */
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
