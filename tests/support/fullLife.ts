import { randomInt } from 'node:crypto';
import { calls } from '../../contract/calls.js';
import type { OrderStatus } from '../../contract/order.js';
import { granted } from './client.js';
import { type TestCustomer, unique } from './customer.js';
import { codeMailedTo } from './mailbox.js';
import { orderOf, press } from './ordering.js';
import { imageFile } from './image.js';
import type { TestShop } from './shop.js';

/** A customer who has left data in every part of a shop. */
export interface Life {
  customer: TestCustomer;
  /** Order numbers. */
  delivered: string;
  cancelled: string;
  /** Public address of the image. */
  avatar: string;
  /** Texts that only this customer has in the whole shop: names, emails, mobiles, addresses. */
  traces: string[];
}

const steps: OrderStatus[] = ['placed', 'packed', 'out_for_delivery', 'delivered'];

/** Delivers an order, as an admin does. */
export const deliver = async (admin: TestCustomer, orderId: string): Promise<void> => {
  for (const [at, from] of steps.slice(0, -1).entries())
    granted(
      await admin.call(calls.order.advance, { body: { orderId, from, to: steps[at + 1] ?? 'delivered' } }),
    );
};

const note = async (admin: TestCustomer, orderId: string, text: string) =>
  granted(await admin.call(calls.order.note, { body: { orderId, note: text } }));

const setAvatar = async (customer: TestCustomer) => {
  const form = new FormData();
  form.append('avatar', new Blob([new Uint8Array(imageFile().buffer)]), 'me.png');
  return granted(await customer.call(calls.user.uploadAvatar, { form })).data.avatar;
};

/** Confirms the code that was mailed to this address. */
const prove = async (shop: TestShop, email: string) => {
  granted(await shop.call(calls.user.forgotPassword, { body: { email } }));
  const otp = await codeMailedTo(shop, email);
  granted(await shop.call(calls.user.verifyOtp, { body: { email, otp } }));
};

/** Asks for a code and confirms it, then asks for another code. */
const forget = async (shop: TestShop, email: string) => {
  await prove(shop, email);
  granted(await shop.call(calls.user.forgotPassword, { body: { email } }));
  await codeMailedTo(shop, email, 2);
};

/**
 * Leaves data in every part of the shop: two ended orders, under two emails, and everything else that an
 * account can store.
 */
export const fullLife = async (shop: TestShop): Promise<Life> => {
  const admin = await shop.admin();
  const [name, city, street, oldStreet] = ['Zebunissa', 'Gulmargpur', 'Champak', 'Parijat'].map(unique);
  const [recipient, house, landmark, label] = ['Rukhsana', 'Bungalow', 'Watertank', 'Nani'].map(unique);
  if (!name || !city || !street || !oldStreet || !recipient || !house || !landmark || !label)
    throw new Error('a name for each');
  const mobiles = ['8', '7'].map((first) => `${first}${randomInt(1e8, 1e9)}`);
  const customer = await shop.customer(name);
  const [milk, bread] = [await shop.sells(), await shop.sells()];

  const removed = await customer.address({ address_line: oldStreet });
  granted(await customer.call(calls.address.disable, { body: { _id: removed._id } }));
  const finding = { recipient, house, landmark, label };
  const home = await customer.address({ address_line: street, city, mobile: mobiles[0] ?? '', ...finding });
  await customer.adds(milk);
  const body = { ...orderOf(await customer.cart(), home._id), delivery_note: `Ask for ${name}` };
  const kept = await press(customer, body, unique('key'));
  const delivered = granted(kept).data.orderId;
  await note(admin, delivered, `Ring ${name}`);
  await note(admin, delivered, `Ring ${name} at ${mobiles[0]}`);
  await deliver(admin, delivered);
  const problem = { orderId: delivered, kind: 'other', text: `${name} got nothing` } as const;
  const [{ at } = { at: '' }] =
    granted(await customer.call(calls.order.reportProblem, { body: problem })).data.problems ?? [];
  granted(
    await admin.call(calls.order.answerProblem, { body: { orderId: delivered, at, text: `Sorry, ${name}` } }),
  );

  const between = `${unique('between')}@example.test`;
  const email = `${unique('last')}@example.test`;
  const rename = (to: string) =>
    customer.call(calls.user.update, { body: { name, email: to, mobile: mobiles[1] ?? '' } });
  await customer.adds(bread);
  const cancelled = (await customer.placesOrder(home._id)).orderId;
  await prove(shop, customer.email);
  granted(await rename(between));
  await prove(shop, between);
  granted(await customer.call(calls.order.cancel, { body: { orderId: cancelled } }));
  granted(await rename(email));

  const avatar = await setAvatar(customer);
  await forget(shop, email);
  await customer.adds(milk, 2);
  const lines = [{ productId: bread._id, quantity: 1 }];
  granted(await customer.call(calls.cart.merge, { body: { lines, mergeId: crypto.randomUUID() } }));
  granted(
    await customer.call(calls.saved.update, { body: { productId: milk._id, favourite: true, quantity: 3 } }),
  );
  const rating = { productId: milk._id, stars: 4, text: `${name} likes it`, name };
  granted(await customer.call(calls.rating.save, { body: rating }));
  const [rated] = granted(await admin.call(calls.rating.adminRatings, { body: { search: name } })).data;
  const { _id = '', revision = 0 } = rated ?? {};
  granted(await admin.call(calls.rating.approve, { body: { _id, revision } }));
  const soldOut = await shop.sells({ stock: 0 });
  granted(await customer.call(calls.backInStock.ask, { body: { productId: soldOut._id } }));
  const traces = [
    name,
    city,
    street,
    oldStreet,
    ...Object.values(finding),
    ...mobiles,
    customer.email,
    between,
    email,
  ];
  return { customer: { ...customer, email }, delivered, cancelled, avatar, traces };
};

/** Returns the collections that contain one of the texts, whatever the case. */
export const tracesIn = async (shop: TestShop, texts: readonly string[]): Promise<string[]> => {
  const sought = texts.map((text) => text.toLowerCase());
  const names = (await shop.database().listCollections().toArray()).map(({ name }) => name);
  const found = names.map(async (name) => {
    const stored = JSON.stringify(await shop.collection(name).find().toArray()).toLowerCase();
    return sought.filter((text) => stored.includes(text)).map((text) => `${text} in ${name}`);
  });
  return (await Promise.all(found)).flat();
};
