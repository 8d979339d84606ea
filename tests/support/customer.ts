import { randomBytes, randomInt } from 'node:crypto';
import type { Address, AddressInput } from '../../contract/address.js';
import { calls } from '../../contract/calls.js';
import type { CartLine } from '../../contract/cart.js';
import { billOfCart, toRupees } from '../../contract/money.js';
import type { Order } from '../../contract/order.js';
import { type CallShop, granted } from './client.js';

export const password = 'Basket-of-mangoes-7';

/** The admin of a shop that was started with an admin account. */
export const admin = { email: 'admin@example.test', password: 'Admin-pass-12345' };

export interface Account {
  email: string;
  password: string;
  /** The access token. */
  token: string;
  refreshToken: string;
}

/** Returns a text that no other test uses. */
export const unique = (word: string): string => `${word}-${randomBytes(5).toString('hex')}`;

/** Returns a word of letters that no other test uses: the search also finds similar words. */
export const uniqueWord = (word: string): string =>
  unique(word)
    .replace(/\W+/g, '')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/**
 * Logs in to an account.
 * @throws Refused
 */
export const logIn = async (call: CallShop, email: string, secret = password): Promise<Account> => {
  const { data } = granted(await call(calls.user.login, { body: { email, password: secret } }));
  return { email, password: secret, token: data.accesstoken, refreshToken: data.refreshToken };
};

/** A customer with an account, who makes calls. Every error of the shop is thrown as `Refused`. */
export interface TestCustomer extends Account {
  /** Makes a call as this customer. */
  call: CallShop;
  /** Puts a product in the cart. */
  adds(product: { _id: string }, quantity?: number): Promise<CartLine>;
  cart(): Promise<CartLine[]>;
  /** Saves a delivery address in Pune, with other fields where given. */
  address(fields?: Partial<AddressInput>): Promise<Address>;
  /**
   * Places a cash on delivery order for the cart, to `addressId` or the first address; creates an address if
   * there is none.
   */
  placesOrder(addressId?: string): Promise<Order>;
}

const home = (): AddressInput => ({
  address_line: '12 Laxmi Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411030',
  country: 'India',
  mobile: `9${randomInt(1e8, 1e9)}`,
});

/** Returns the actions of a customer with an account. */
export const actingAs = (account: Account, callShop: CallShop): TestCustomer => {
  const call: CallShop = (row, options = {}) => callShop(row, { token: account.token, ...options });
  const cart = async () => granted(await call(calls.cart.list)).data;
  const addresses = async () => granted(await call(calls.address.list)).data;

  const adds: TestCustomer['adds'] = async ({ _id: productId }, quantity = 1) => {
    granted(await call(calls.cart.add, { body: { productId } }));
    const line = (await cart()).find((candidate) => candidate.productId._id === productId);
    if (!line) throw new Error('the product is not in the cart though it was added');
    if (line.quantity === quantity) return line;
    granted(await call(calls.cart.updateQuantity, { body: { _id: line._id, qty: quantity } }));
    return { ...line, quantity };
  };

  const address: TestCustomer['address'] = async (fields = {}) => {
    const before = new Set((await addresses()).map(({ _id }) => _id));
    granted(await call(calls.address.create, { body: { ...home(), ...fields } }));
    const saved = (await addresses()).find(({ _id }) => !before.has(_id));
    if (!saved) throw new Error('the address is not in the list though it was saved');
    return saved;
  };

  const placesOrder: TestCustomer['placesOrder'] = async (addressId) => {
    const lines = await cart();
    const to = addressId ?? ((await addresses()).find(({ status }) => status) ?? (await address()))._id;
    const { subtotal, total } = billOfCart(lines);
    const body = {
      list_item: lines,
      addressId: to,
      totalAmt: toRupees(total),
      subTotalAmt: toRupees(subtotal),
    };
    return granted(await call(calls.order.placeCashOnDelivery, { body })).data;
  };

  return { ...account, call, cart, adds, address, placesOrder };
};

/** Registers and logs in a new customer. */
export const newCustomer = async (call: CallShop, name = 'Asha'): Promise<TestCustomer> => {
  const email = `${unique('asha')}@example.test`;
  granted(await call(calls.user.register, { body: { name, email, password, confirmPassword: password } }));
  return actingAs(await logIn(call, email), call);
};
