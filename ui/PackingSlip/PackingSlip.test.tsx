import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { parentsAddress, sampleOrder } from '../samples/account.js';
import { bigOrder } from '../samples/adminOrders.js';
import { show } from '../samples/show.js';
import { PackingSlip, collectWords } from './PackingSlip.js';

const slip = () => within(screen.getByRole('region', { name: 'Packing slip of order TK-7QF4-M2XP' }));

test('names the recipient, house and landmark', () => {
  const order = { ...sampleOrder, delivery_address: parentsAddress };
  show(<PackingSlip order={order} customer="Asha Kulkarni" />);
  for (const words of [
    'Sunita Kulkarni',
    'Bungalow 7, Rambaug Colony, Paud Road, Pune, Maharashtra',
    'Landmark: Opposite the water tank',
  ])
    expect(slip().getByText(words)).toBeVisible();
});

test('A-04 has the number, whom and where it goes, and when', () => {
  const order = {
    ...sampleOrder,
    deliverBy: '2025-11-20T19:40:00.000Z',
    delivery_note: 'Gate code 4421',
    substitution: 'refund' as const,
  };
  show(<PackingSlip order={order} customer="Asha Kulkarni" />);
  for (const words of [
    'TK-7QF4-M2XP',
    'Asha Kulkarni',
    'Flat 4B, Sai Krupa, 12 Law College Road, Pune, Maharashtra',
    'PIN code 411004',
    'Mobile 9876543210',
    'Gate code 4421',
    'Leave it out and refund it',
    '21 November 2026, 1:00 am',
    '21 Nov, 1:10 am',
  ])
    expect(slip().getByText(words)).toBeVisible();
});

test('each line has its quantity, its unit, and a box for each piece; no prices', () => {
  const { container } = show(<PackingSlip order={sampleOrder} />);
  const row = within(slip().getByRole('row', { name: /Amul Taaza Toned Milk/ }));
  expect(row.getByRole('cell', { name: '2 ×' })).toBeVisible();
  expect(row.getByRole('rowheader')).toHaveTextContent('1 l');
  expect(container).not.toHaveTextContent('₹136.00');
});

test('of a cancelled order nothing is collected', () => {
  const order = { ...sampleOrder, status: 'cancelled' } as const;
  expect(collectWords(order, adminMessages.orders)).toBe('Collect nothing');
});

test('more pieces than can be ticked have one box', () => {
  show(<PackingSlip order={bigOrder} />);
  const boxes = (name: RegExp) =>
    slip().getByRole('row', { name }).querySelectorAll('td:last-of-type .MuiBox-root .MuiBox-root:not(span)')
      .length;
  expect(boxes(/Farm Eggs/)).toBe(6);
  expect(boxes(/अमूल/)).toBe(1);
});

test('says what to collect, and the order’s total', () => {
  show(<PackingSlip order={sampleOrder} />);
  expect(slip().getByText('Collect ₹415.00 in cash')).toBeVisible();
});

test.each([
  ['cod', 'due', 415, 'Collect ₹415.00 in cash'],
  ['cod', 'due', 0, 'Collect nothing'],
  ['cod', 'paid', 415, 'Collect nothing'],
  ['online', 'paid', 415, 'Collect nothing: paid online'],
  ['online', 'awaiting', 415, 'Not paid yet: do not hand over'],
  ['online', 'failed', 415, 'Not paid yet: do not hand over'],
  ['online', 'expired', 415, 'Not paid yet: do not hand over'],
  ['online', 'refunded', 415, 'Collect nothing'],
] as const)('%s, %s, ₹%i: %s', (payment_method, payment_status, totalAmt, words) => {
  expect(
    collectWords({ status: 'placed', payment_method, payment_status, totalAmt }, adminMessages.orders),
  ).toBe(words);
});

test('prints when asked to', async () => {
  const onPrint = jest.fn();
  show(<PackingSlip order={sampleOrder} onPrint={onPrint} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print slip' }));
  expect(onPrint).toHaveBeenCalledTimes(1);
});
