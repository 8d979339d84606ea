import type { AuditEntry } from '../../../contract/audit.js';
import { noBanner } from '../../../contract/bannerTexts.js';
import { calls } from '../../../contract/calls.js';
import { messages } from '../../../contract/messages/en.js';
import { commandLine } from '../../../contract/codes.js';
import type { DashboardStatistics } from '../../../contract/statistics.js';
import { sampleAdmin } from '../../../ui/samples/account.js';
import { bestSellers, twoWeeks } from '../../../ui/samples/adminStatistics.js';
import { type Answer, isOpen, says } from './says.js';

const sales = (orders: number, amount: number) => ({ orders, amount, basket: amount / (orders || 1) });
const top = bestSellers.map(({ id, name, image, sold, amount }) => ({
  _id: id.padStart(24, '0'),
  name,
  image: image ? [image] : [],
  sold,
  amount,
}));

export const statistics: DashboardStatistics = {
  needs: {
    placed: 4,
    packed: 2,
    out_for_delivery: 7,
    lowStock: 11,
    soldOut: 3,
    failedPayments: 0,
    problems: 1,
    ratings: 2,
  },
  lowStock: 5,
  sales: {
    today: { now: sales(44, 18_240), before: sales(39, 16_310.5) },
    week: { now: sales(621, 2_51_970), before: sales(640, 2_59_120) },
    month: { now: sales(2_480, 10_04_400), before: sales(0, 0) },
  },
  days: [...twoWeeks],
  top: { bySold: top, byAmount: top.toReversed() },
};

const admin = { _id: sampleAdmin._id, name: sampleAdmin.name, email: sampleAdmin.email };
const cli = { _id: commandLine, name: commandLine, email: '' };
const idOf = (number: number) => number.toString(16).padStart(24, 'a');

const wrote = (
  number: number,
  at: string,
  entry: Pick<AuditEntry, 'action' | 'kind'>,
  thing: Pick<AuditEntry['things'][number], 'name' | 'before' | 'after'>,
  who = admin,
): AuditEntry => ({
  _id: idOf(number),
  at,
  who,
  ...entry,
  count: 1,
  things: [{ _id: idOf(number + 100), ...thing }],
});

export const changes: AuditEntry[] = [
  wrote(
    1,
    '2026-11-21T05:12:00.000Z',
    { action: 'product.update', kind: 'product' },
    {
      name: 'Amul Taaza Toned Milk',
      before: { price: 7_200, stock: 12 },
      after: { price: 7_400, stock: 40 },
    },
  ),
  wrote(
    2,
    '2026-11-21T04:40:00.000Z',
    { action: 'order.advance', kind: 'order' },
    {
      name: 'TK-7QF4-M2XP',
      before: { status: 'placed' },
      after: { status: 'packed' },
    },
  ),
  wrote(
    3,
    '2026-11-20T10:58:00.000Z',
    { action: 'category.create', kind: 'category' },
    {
      name: 'Fresh Juices',
      before: null,
      after: { name: 'Fresh Juices' },
    },
  ),
  wrote(
    4,
    '2026-11-20T04:00:00.000Z',
    { action: 'user.promote', kind: 'user' },
    { name: 'Ravi Menon', before: { role: 'USER' }, after: { role: 'ADMIN' } },
    cli,
  ),
];

/** The mock replies to the dashboard's calls for statistics, audit log and live orders. */
export const openDashboard: readonly Answer[] = [
  says(calls.statistics.home, { data: statistics }),
  says(calls.shop.storedPage, ({ page }) => ({
    data: {
      page,
      body: '',
      bodyHindi: '',
      revision: 0,
      defaults: { body: messages.shopPages[page], bodyHindi: messages.shopPages[page] },
    },
  })),
  says(calls.home.banner, { data: noBanner }),
  says(calls.audit.list, { data: changes, totalCount: changes.length, people: [admin, cli] }),
  isOpen(calls.order.events),
];
