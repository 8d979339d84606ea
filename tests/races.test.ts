import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '../contract/calls.js';
import type { Product } from '../contract/product.js';
import { granted } from './support/client.js';
import { type TestCustomer, unique } from './support/customer.js';
import { issuesOf, ordersOf, press, readyToOrder } from './support/ordering.js';
import { openTestShop, type TestShop } from './support/shop.js';

const clientCount = 30;

let shop: TestShop;
let allCustomers: TestCustomer[];
beforeAll(async () => {
  shop = await openTestShop();
  allCustomers = await Promise.all(Array.from({ length: clientCount }, () => shop.customer()));
});
afterAll(() => shop.close());

const member = (index: number): TestCustomer => {
  const customer = allCustomers[index];
  if (!customer) throw new Error(`the crowd has no customer ${index}`);
  return customer;
};

const emptied = async (customers: TestCustomer[]) => {
  for (const customer of customers)
    for (const { _id } of await customer.cart())
      granted(await customer.call(calls.cart.remove, { body: { _id } }));
};

/** Lets every customer place an order at once and returns the statuses. */
const rush = async (customers: TestCustomer[], withKeys: boolean) => {
  const bodies = await Promise.all(customers.map(readyToOrder));
  const answers = await Promise.all(
    customers.map((customer, i) =>
      press(
        customer,
        bodies[i] ?? { list_item: [], addressId: '', totalAmt: 0 },
        withKeys ? unique('key') : undefined,
      ),
    ),
  );
  return answers.map(({ status }) => status);
};

const of = (product: Product) => (order: { lines: { productId: string; quantity: number }[] }) =>
  order.lines
    .filter(({ productId }) => productId === product._id)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Lists violations of the invariants I1–I4, I6 and I7 for one product. */
const issuesAfter = async (
  product: Product,
  initial: number,
  customers: TestCustomer[],
  statuses: number[],
) => {
  const left = await shop.stockOf(product);
  let sold = 0;
  const issues: string[] = [];
  for (const [i, customer] of customers.entries()) {
    const orders = (await ordersOf(customer)).filter((order) => of(product)(order) > 0);
    const lines = (await customer.cart()).filter(({ productId }) => productId._id === product._id);
    sold += orders.reduce((sum, order) => sum + of(product)(order), 0);
    issues.push(...orders.flatMap(issuesOf));
    if (orders.length !== (statuses[i] === 200 ? 1 : 0))
      issues.push(`${statuses[i]}, yet ${orders.length} orders`);
    if (lines.length !== (statuses[i] === 200 ? 0 : 1))
      issues.push(`${statuses[i]}, yet ${lines.length} cart lines`);
  }
  if (left < 0 || left + sold !== initial) issues.push(`${initial} at first, ${sold} sold, ${left} left`);
  return issues;
};

const count = (statuses: number[], status: number) => statuses.filter((one) => one === status).length;

describe('stock', () => {
  test('sells the last packet to only one of two customers', async () => {
    const milk = await shop.sells({ stock: 1 });
    const customers = allCustomers.slice(0, 2);
    for (const customer of customers) await customer.adds(milk);

    const outcomes = await Promise.allSettled(customers.map((customer) => customer.placesOrder()));

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await shop.stockOf(milk)).toBe(0);
    await emptied(customers);
  });

  test.each([
    ['with', true],
    ['without', false],
  ])(
    '30 buyers %s keys, 10 pieces: exactly 10 orders, 20 errors, none in stock',
    async (_, withKeys) => {
      const milk = await shop.sells({ stock: 10 });
      await Promise.all(allCustomers.map((customer) => customer.adds(milk)));
      const statuses = await rush(allCustomers, withKeys);
      expect([count(statuses, 200), count(statuses, 409)]).toEqual([10, 20]);
      expect(await issuesAfter(milk, 10, allCustomers, statuses)).toEqual([]);
      expect(await shop.stockOf(milk)).toBe(0);
      await emptied(allCustomers);
    },
    30_000,
  );

  test('30 buyers of two each, 7 pieces: three orders, one piece left', async () => {
    const milk = await shop.sells({ stock: 7 });
    await Promise.all(allCustomers.map((customer) => customer.adds(milk, 2)));
    const statuses = await rush(allCustomers, false);
    expect(count(statuses, 200)).toBe(3);
    expect(await issuesAfter(milk, 7, allCustomers, statuses)).toEqual([]);
    await emptied(allCustomers);
  });

  test('carts that overlap in opposite order neither block each other nor oversell', async () => {
    const [milk, rice] = [await shop.sells({ stock: 8 }), await shop.sells({ stock: 12 })];
    await Promise.all(
      allCustomers.map(async (customer, i) => {
        for (const product of i % 2 ? [milk, rice] : [rice, milk]) await customer.adds(product);
      }),
    );
    const statuses = await rush(allCustomers, false);
    expect([count(statuses, 200), count(statuses, 409)]).toEqual([8, 22]);
    expect(await issuesAfter(milk, 8, allCustomers, statuses)).toEqual([]);
    expect(await issuesAfter(rice, 12, allCustomers, statuses)).toEqual([]);
    await emptied(allCustomers);
  });

  test('an admin who edits the product meanwhile loses no sale and no edit', async () => {
    const milk = await shop.sells({ stock: 50 });
    const customers = allCustomers.slice(0, 10);
    await Promise.all(customers.map((customer) => customer.adds(milk)));
    const admin = await shop.admin();
    const describeIt = (i: number) =>
      admin.call(calls.product.update, { body: { _id: milk._id, description: `Fresh ${i}` } });
    const [statuses, ...edits] = await Promise.all([
      rush(customers, false),
      ...Array.from({ length: 5 }, (_, i) => describeIt(i)),
    ]);
    expect(count(statuses, 200)).toBe(10);
    expect(edits.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await issuesAfter(milk, 50, customers, statuses)).toEqual([]);
  });
});

describe('a cart', () => {
  test('W-35 I6 a product added ten times at once is one line', async () => {
    const milk = await shop.sells();
    const asha = member(0);
    const add = () => asha.call(calls.cart.add, { body: { productId: milk._id } });
    const answers = await Promise.all(Array.from({ length: 10 }, add));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await asha.cart()).toMatchObject([{ quantity: 1, productId: { _id: milk._id } }]);
    await emptied([asha]);
  });

  test('of two changes of one quantity at once, one applies', async () => {
    const milk = await shop.sells({ stock: 50 });
    const asha = member(1);
    const { _id } = await asha.adds(milk);
    const set = (qty: number) => asha.call(calls.cart.updateQuantity, { body: { _id, qty } });
    await Promise.all(Array.from({ length: 10 }, (_, i) => set(i % 2 ? 3 : 5)));
    expect([3, 5]).toContain((await asha.cart())[0]?.quantity);
    await emptied([asha]);
  });

  test('I7 an order and a change of its cart at once: what was ordered left the cart, or nothing was ordered', async () => {
    const milk = await shop.sells({ stock: 1_000 });
    const customers = allCustomers.slice(0, 10);
    const lines = await Promise.all(customers.map((customer) => customer.adds(milk, 2)));
    const raise = (customer: TestCustomer, i: number) =>
      customer.call(calls.cart.updateQuantity, { body: { _id: lines[i]?._id ?? '', qty: 3 } });
    const bodies = await Promise.all(customers.map(readyToOrder));
    const answers = await Promise.all(
      customers.map(async (customer, i) => {
        const body = bodies[i] ?? { list_item: [], addressId: '', totalAmt: 0 };
        const [placed] = await Promise.all([press(customer, body), raise(customer, i)]);
        return placed.status;
      }),
    );
    expect(new Set([...answers, 200, 409])).toEqual(new Set([200, 409]));
    expect(await issuesAfter(milk, 1_000, customers, answers)).toEqual([]);
  });
});
