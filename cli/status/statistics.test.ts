import { expect, test } from '@jest/globals';
import { inLines } from './statistics.js';

const statistics = {
  version: '1.0.0',
  database: { name: 'tokri', where: '/data', server: '6.0.5', bytes: 0 },
  schema: { version: 1, known: 2, pending: 1, running: null },
  catalogue: { categories: 0, subCategories: 0, products: 0, outOfStock: 0, lowStock: 0 },
  orders: { latestAt: null, byStatus: { cancelled: 1, delivered: 3, placed: 2 } },
  users: { customers: 0, admins: 0, disabled: 0 },
  import: null,
};

test('orders are counted in the order of their steps', () => {
  const lines = inLines(statistics);
  expect(lines.join('\n')).toContain('2 placed, 3 delivered, 1 cancelled');
});

test('times are those of India, with their zone', () => {
  const orders = { ...statistics.orders, latestAt: new Date('2026-11-23T15:22:00Z') };
  expect(inLines({ ...statistics, orders }).join('\n')).toContain('the latest 23 Nov 2026, 8:52 pm IST');
});
