import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AddressesService } from '../../api/addresses/addresses.service.js';
import { CartsService } from '../../api/carts/carts.service.js';
import { MergingService } from '../../api/carts/merging.service.js';
import type { Customer } from '../../api/common/call.js';
import { deviceOf } from '../../api/common/device.js';
import { OrderProblemsService } from '../../api/orders/orderProblems.service.js';
import { PlacingService } from '../../api/orders/placing.service.js';
import type { Visitor } from '../../api/common/visitor.js';
import { AccountHoldsService } from '../../api/accounts/accountHolds.service.js';
import { BackInStockService } from '../../api/backInStock/backInStock.service.js';
import { RatingsService } from '../../api/ratings/ratings.service.js';
import { SavedProductsService } from '../../api/savedProducts/savedProducts.service.js';
import { ProfileChangesService } from '../../api/users/profileChanges.service.js';
import { placeOrder } from '../../contract/order.js';
import { calls } from '../../contract/calls.js';
import { messages } from '../../contract/messages/en.js';
import { granted } from '../support/client.js';
import { password, type TestCustomer, unique } from '../support/customer.js';
import { deliver, tracesIn } from '../support/fullLife.js';
import { receives } from '../support/rating.js';
import { press, readyToOrder } from '../support/ordering.js';
import { openTestShop, type TestShop } from '../support/shop.js';
import { claimsOf } from '../support/tokens.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const deleteAccount = (customer: TestCustomer) => customer.call(calls.user.remove, { body: { password } });
const home = {
  address_line: '9 Race Course Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411030',
  country: 'India',
  mobile: '9812345678',
};

/** Builds the customer that the access guard would have let in. */
const admitted = ({ email, token }: TestCustomer): Customer => {
  const { sub, sid } = claimsOf(token);
  return { id: sub, sessionId: sid, role: 'USER', name: 'Racer', email };
};

/** Waits long enough for an account deletion to finish, if nothing held it back. */
const meanwhile = async () => {
  for (let step = 0; step < 100; step += 1) await shop.call(calls.shop.settings);
};

type Act = () => Promise<unknown>;

const visitor: Visitor = { address: '127.0.0.1', device: deviceOf('') };

/** Lists calls that write personal data and may have passed the access guard when the account ends. */
const admittedCalls: Record<string, (customer: TestCustomer) => Promise<Act>> = {
  'an order': async (customer) => {
    await customer.adds(await shop.sells());
    const body = placeOrder.parse(await readyToOrder(customer));
    return () =>
      shop.app
        .get(PlacingService)
        .place(admitted(customer), body, 'cod', { key: unique('key'), language: undefined });
  },
  'a problem': async (customer) => {
    await customer.adds(await shop.sells());
    const { orderId } = await customer.placesOrder();
    await deliver(await shop.admin(), orderId);
    const text = `Ask ${customer.email}`;
    return () =>
      shop.app
        .get(OrderProblemsService)
        .report(admitted(customer).id, { orderId, kind: 'other', products: [], text });
  },
  'an address': async (customer) => () => shop.app.get(AddressesService).create(admitted(customer).id, home),
  'something for the cart': async (customer) => {
    const { _id } = await shop.sells();
    return () => shop.app.get(CartsService).add(admitted(customer).id, _id);
  },
  'a guest’s cart': async (customer) => {
    const { _id: productId } = await shop.sells();
    const cart = { mergeId: crypto.randomUUID(), lines: [{ productId, quantity: 1 }] };
    return () => shop.app.get(MergingService, { strict: false }).merge(admitted(customer).id, cart);
  },
  'a favourite': async (customer) => {
    const { _id: productId } = await shop.sells();
    return () =>
      shop.app.get(SavedProductsService).update(admitted(customer).id, { productId, favourite: true });
  },
  'a rating': async (customer) => {
    const product = await shop.sells();
    await receives(shop, customer, product);
    const rating = { productId: product._id, stars: 5, text: customer.email, name: '' };
    return () => shop.app.get(RatingsService).save(admitted(customer).id, rating);
  },
  'a request for a mail': async (customer) => {
    const { _id } = await shop.sells({ stock: 0 });
    return () => shop.app.get(BackInStockService).ask(admitted(customer), _id, visitor, messages);
  },
  'another name': async (customer) => () =>
    shop.app
      .get(ProfileChangesService, { strict: false })
      .update(admitted(customer), { name: 'Racer', email: customer.email, mobile: home.mobile }, visitor),
};

test.each(Object.keys(admittedCalls))(
  '%s that was let in before the account ended is refused',
  async (what) => {
    const racer = await shop.customer();
    const act = await admittedCalls[what]?.(racer);
    granted(await deleteAccount(racer));

    await expect(act?.()).rejects.toMatchObject({ code: expect.stringMatching(/sessionEnded|notFound/) });
    expect(await tracesIn(shop, [racer.email, home.mobile, claimsOf(racer.token).sub])).toEqual([]);
  },
);

test('an account does not end while an order is being placed, and stays because of it', async () => {
  const racer = await shop.customer();
  await racer.adds(await shop.sells());
  const { orderId } = await racer.placesOrder();
  granted(await racer.call(calls.order.cancel, { body: { orderId } }));
  const orders = shop.collection('orders');
  const former = await orders.findOne({ orderId }, { projection: { _id: 0 } });
  const late = `${orderId}-LATE`;

  const leaving = await shop.app
    .get(AccountHoldsService)
    .during(claimsOf(racer.token).sub, async (session) => {
      await orders.insertOne({ ...former, orderId: late, status: 'placed' }, { session });
      const asked = deleteAccount(racer);
      await Promise.race([asked, meanwhile()]);
      return { asked };
    });
  expect(await leaving.asked).toMatchObject({ status: 409, json: { data: { orders: [late] } } });
});

test('of an order and a deletion at once one is refused', async () => {
  const rounds = Array.from({ length: 16 }, async (_, round) => {
    const racer = await shop.customer();
    await racer.adds(await shop.sells());
    const body = await readyToOrder(racer);
    const order = async () => {
      for (let step = 0; step < round; step += 1) await shop.call(calls.shop.settings);
      return press(racer, body, unique('key'));
    };
    const [left, ordered] = await Promise.all([deleteAccount(racer), order()]);
    const traces = await tracesIn(shop, [racer.email, claimsOf(racer.token).sub]);
    return { left: left.status, ordered: ordered.status, hasTraces: traces.length > 0 };
  });
  for (const { left, ordered, hasTraces } of await Promise.all(rounds)) {
    expect([left, ordered]).toContain(200);
    expect(left === 200 && ordered === 200).toBe(false);
    expect(hasTraces).toBe(left !== 200);
  }
});
