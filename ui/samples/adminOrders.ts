import type { ShownStatus } from '../../contract/codes.js';
import type { AdminOrderSummary } from '../../contract/order.js';
import { longAddress, sampleOrder } from './account.js';

export const anAdminOrder = (chosen: Partial<AdminOrderSummary> = {}): AdminOrderSummary => ({
  _id: 'b'.repeat(24),
  orderId: 'TK-7QF4-M2XP',
  createdAt: '2026-11-21T05:12:00.000Z',
  deliverBy: '2026-11-21T05:22:00.000Z',
  customer: 'Asha Kulkarni',
  mobile: '9876543210',
  names: ['Amul Taaza Toned Milk', 'Britannia Whole Wheat Bread', 'Farm Eggs, Free Range'],
  pincode: '411004',
  lineCount: 3,
  totalAmt: 415,
  status: 'placed',
  payment_method: 'cod',
  payment_status: 'due',
  hasOpenProblem: false,
  ...chosen,
});

export const adminOrders: readonly AdminOrderSummary[] = [
  anAdminOrder(),
  anAdminOrder({
    orderId: 'TK-9KDA-3RWB',
    createdAt: '2026-11-21T05:04:00.000Z',
    customer: 'Ravi Menon',
    pincode: '411014',
    lineCount: 12,
    totalAmt: 2_184.5,
    status: 'packed',
    payment_method: 'online',
    payment_status: 'paid',
  }),
  anAdminOrder({
    orderId: 'TK-2PLX-88TN',
    createdAt: '2026-11-21T04:51:00.000Z',
    customer: 'Fatima Sheikh',
    pincode: '411001',
    lineCount: 1,
    totalAmt: 74,
    status: 'out_for_delivery',
  }),
  anAdminOrder({
    orderId: 'TK-5VHC-Q01Z',
    createdAt: '2026-11-21T04:30:00.000Z',
    customer: 'Thiruvenkatachari Subramanian-Iyer',
    pincode: '695024',
    lineCount: 48,
    totalAmt: 1_00_00_000,
    status: 'delivered',
    hasOpenProblem: true,
    payment_status: 'paid',
  }),
  anAdminOrder({
    orderId: 'TK-0MZR-6YEE',
    createdAt: '2026-11-21T04:02:00.000Z',
    customer: 'अनीता वर्मा',
    pincode: '462001',
    lineCount: 2,
    totalAmt: 0.01,
    status: 'cancelled',
    payment_method: 'online',
    payment_status: 'refunded',
  }),
];

export const statusCounts: Record<ShownStatus, number> = {
  payment_pending: 1,
  placed: 4,
  packed: 2,
  out_for_delivery: 7,
  delivered: 1_240,
  cancelled: 31,
};

/** An order that is out for delivery, with the users who changed its status. */
export const orderOnItsWay = {
  ...sampleOrder,
  status: 'out_for_delivery' as const,
  history: [
    { status: 'placed' as const, at: '2026-11-20T19:30:00.000Z', by: 'Asha Kulkarni' },
    { status: 'packed' as const, at: '2026-11-20T19:34:00.000Z', by: 'Ravi Menon' },
    { status: 'out_for_delivery' as const, at: '2026-11-20T19:36:00.000Z', by: 'Ravi Menon' },
  ],
};

export const bigOrder = {
  ...sampleOrder,
  delivery_address: longAddress,
  totalAmt: 12_480.5,
  lines: [
    ...sampleOrder.lines,
    {
      ...sampleOrder.lines[0],
      productId: 'f'.repeat(24),
      name: 'Farm Eggs, Free Range, from hens that walk',
      unit: '10 pcs',
      quantity: 6,
    },
    {
      ...sampleOrder.lines[0],
      productId: 'e'.repeat(24),
      name: 'अमूल ताज़ा टोंड दूध',
      unit: '१ लीटर',
      quantity: 24,
    },
  ],
} as typeof sampleOrder; // the first line of the sample order always exists
