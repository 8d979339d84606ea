import { billOfOrder, formatAmount, formatMoney, type Paise, toPaise } from '../../contract/money.js';
import { isBetweenStates } from '../../contract/states.js';
import { taxOf, taxOfOrder, type Taxed } from '../../contract/tax.js';
import type { Invoiced, InvoicePair, Table } from './paper.js';

/** Calculates the tax of an invoice, by component. */
export const taxesOf = ({ order, seller }: Invoiced) =>
  taxOfOrder(order, seller.gstRate, isBetweenStates(seller, order.delivery_address));

const sum = (amounts: readonly Paise[]): Paise => amounts.reduce((all, amount) => all + amount, 0);
const percent = (rate: number) => `${rate}%`;

type Line = Invoiced['order']['lines'][number];

const discountOf = ({ price, quantity, amount }: Line): Paise => toPaise(price) * quantity - toPaise(amount);

const taxCells = (part: Taxed) => [
  formatAmount(part.taxable),
  `${percent(part.rate)}\n${formatAmount(taxOf(part))}`,
];

const columnsOf = ({ messages: { invoice } }: Invoiced, withTax: boolean): Table['columns'] => [
  { label: '#', width: 0.5 },
  { label: invoice.item, width: withTax ? 3.6 : 5 },
  { label: invoice.hsn, width: 1.1 },
  { label: invoice.quantity, width: 0.8, numeric: true },
  { label: invoice.price, width: 1.3, numeric: true },
  { label: invoice.discount, width: 1.2, numeric: true },
  ...(withTax ? [{ label: invoice.taxable, width: 1.4, numeric: true }] : []),
  ...(withTax ? [{ label: invoice.gst, width: 1.1, numeric: true }] : []),
  { label: invoice.amount, width: 1.5, numeric: true },
];

const lineCells = (line: Line): string[] => {
  const off = discountOf(line);
  return [
    `${line.name}\n${line.unit}`,
    line.hsn ?? '',
    String(line.quantity),
    formatAmount(toPaise(line.price)),
    off ? formatAmount(off) : '',
  ];
};

/** Lists the order lines, the delivery if it costs something, and the sum. */
export const itemsTable = (invoiced: Invoiced): Table => {
  const { order, seller, messages } = invoiced;
  const withTax = seller.gstin !== '';
  const { lines, delivery } = taxesOf(invoiced);
  const { quantity, savings, total } = billOfOrder(order);
  const named = [
    ...order.lines.map(lineCells),
    ...(delivery.amount ? [[messages.ui.cart.delivery, '', '', '', '']] : []),
  ];
  const parts = delivery.amount ? [...lines, delivery] : lines;
  const rows = parts.map((part, at) => [
    String(at + 1),
    ...(named[at] ?? []),
    ...(withTax ? taxCells(part) : []),
    formatAmount(part.amount),
  ]);
  const taxes = [sum(parts.map(({ taxable }) => taxable)), sum(parts.map(taxOf))].map(formatAmount);
  const added = [String(quantity), '', formatAmount(savings), ...(withTax ? taxes : []), formatAmount(total)];
  return { columns: columnsOf(invoiced, withTax), rows, sum: ['', messages.invoice.total, '', ...added] };
};

/** Lists the tax by rate; undefined if the shop is not registered for GST. */
export const taxTable = (invoiced: Invoiced): Table | undefined => {
  const { seller, messages, order } = invoiced;
  if (!seller.gstin) return undefined;
  const { invoice } = messages;
  const halves = !isBetweenStates(seller, order.delivery_address);
  const labels = halves ? [invoice.cgst, invoice.sgst] : [invoice.igst];
  return {
    columns: [
      { label: invoice.rate, width: 1 },
      ...[invoice.taxable, ...labels, invoice.gst].map((label) => ({ label, width: 1.5, numeric: true })),
    ],
    rows: taxesOf(invoiced).byRate.map((part) => [
      percent(part.rate),
      ...[part.taxable, ...(halves ? [part.cgst, part.sgst] : [part.igst]), taxOf(part)].map(formatAmount),
    ]),
  };
};

/** Lists the sums from the lines to the total, as the order's own bill does. */
export const totalsOf = ({ order, messages: { ui } }: Invoiced): InvoicePair[] => {
  const { subtotal, delivery, total } = billOfOrder(order);
  return [
    [ui.cart.itemsTotal, formatMoney(subtotal)],
    [ui.cart.delivery, delivery ? formatMoney(delivery) : ui.cart.free],
    [ui.cart.grandTotal, formatMoney(total)],
  ];
};
