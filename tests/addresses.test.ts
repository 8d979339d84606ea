import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Address } from '../contract/address.js';
import { calls } from '../contract/calls.js';
import { limits } from '../contract/limits.js';
import type { TestCustomer } from './support/customer.js';
import { granted } from './support/client.js';
import { openTestShop, type TestShop } from './support/shop.js';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const home = {
  address_line: '1 MG Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  country: 'India',
  mobile: '98765 43210',
};

const listOf = async (customer: TestCustomer) => granted(await customer.call(calls.address.list)).data;
const defaultsOf = (addresses: Address[]) =>
  addresses.filter(({ isDefault }) => isDefault).map(({ _id }) => _id);
const inputOf = ({ _id, address_line, city, state, pincode, country, mobile }: Address) => ({
  _id,
  address_line,
  city,
  state,
  pincode,
  country,
  mobile,
});

describe('an address book', () => {
  test('S-161 S-085 a saved address is listed with its fields, its owner and status true', async () => {
    const asha = await shop.customer();
    const answer = await asha.call(calls.address.create, { body: home });
    expect(answer).toMatchObject({
      status: 200,
      json: { success: true, error: false, message: 'Address added' },
    });

    const me = granted(await asha.call(calls.user.details)).data;
    const [saved, ...others] = await listOf(asha);
    expect(others).toEqual([]);
    expect(saved).toEqual({
      ...home,
      mobile: '9876543210',
      _id: saved?._id,
      userId: me._id,
      isDefault: true,
      status: true,
    });
    expect(me.address_details).toEqual([saved?._id]);
  });

  test('recipient, house, landmark and label are stored, stay when a client sends none, and go when it empties them', async () => {
    const asha = await shop.customer();
    const finding = { recipient: 'Sunita', house: 'Flat 4B', landmark: 'Water tank', label: 'Parents' };
    granted(await asha.call(calls.address.create, { body: { ...home, ...finding } }));
    const [saved] = await listOf(asha);
    if (!saved) throw new Error('no address');
    expect(saved).toMatchObject(finding);

    granted(await asha.call(calls.address.update, { body: { ...inputOf(saved), city: 'Nashik' } }));
    expect(await listOf(asha)).toMatchObject([{ ...finding, city: 'Nashik' }]);
    granted(await asha.call(calls.address.update, { body: { ...inputOf(saved), landmark: '' } }));
    expect(await listOf(asha)).toMatchObject([{ ...finding, landmark: '' }]);
  });

  test('a client without the optional fields that moves an address to another street leaves house and landmark behind', async () => {
    const asha = await shop.customer();
    const finding = { recipient: 'Sunita', house: 'Flat 4B', landmark: 'Water tank', label: 'home' };
    granted(await asha.call(calls.address.create, { body: { ...home, ...finding } }));
    const [saved] = await listOf(asha);
    if (!saved) throw new Error('no address');
    const street = { ...inputOf(saved), address_line: '5 Hill Street' };
    granted(await asha.call(calls.address.update, { body: street }));
    const [moved] = await listOf(asha);
    expect(moved).toMatchObject({ address_line: '5 Hill Street', recipient: 'Sunita', label: 'home' });
    expect(moved).not.toHaveProperty('house');
    expect(moved).not.toHaveProperty('landmark');
  });

  test('numbers stand for the digits of a PIN code and a mobile', async () => {
    const asha = await shop.customer();
    granted(
      await asha.call(calls.address.create, { body: { ...home, pincode: 411001, mobile: 9876543210 } }),
    );
    expect(await listOf(asha)).toMatchObject([{ pincode: '411001', mobile: '9876543210' }]);
  });

  test.each([
    ['pincode', '041100'],
    ['mobile', '12345'],
    ['city', '  '],
    ['address_line', null],
    ['country', { $ne: '' }],
    ['house', 'x'.repeat(limits.house + 1)],
    ['label', { $ne: '' }],
  ])('a %s of %j is refused by name', async (field, value) => {
    const asha = await shop.customer();
    const { status, json } = await asha.call(calls.address.create, {
      wrongBody: { ...home, [field]: value },
    });
    expect(status).toBe(400);
    expect(json.issues?.map(({ path }) => path[0])).toContain(field);
    expect(await listOf(asha)).toEqual([]);
  });

  test('W-24 the first address is the default, and choosing another moves it', async () => {
    const asha = await shop.customer();
    const first = await asha.address();
    const second = await asha.address();
    expect(defaultsOf(await listOf(asha))).toEqual([first._id]);

    granted(await asha.call(calls.address.update, { body: { ...inputOf(second), isDefault: true } }));
    expect((await listOf(asha)).map(({ _id, isDefault }) => [_id, isDefault])).toEqual([
      [second._id, true],
      [first._id, false],
    ]);

    const third = await asha.address({ isDefault: true });
    expect(defaultsOf(await listOf(asha))).toEqual([third._id]);
  });

  test('the default is not given up without another one', async () => {
    const asha = await shop.customer();
    const only = await asha.address();
    granted(await asha.call(calls.address.update, { body: { ...inputOf(only), isDefault: false } }));
    expect(defaultsOf(await listOf(asha))).toEqual([only._id]);
  });

  test('S-044 S-162 a removed address is listed no more, and another becomes the default', async () => {
    const asha = await shop.customer();
    const [first, second, third] = [await asha.address(), await asha.address(), await asha.address()];
    const answer = await asha.call(calls.address.disable, { body: { _id: first._id } });
    expect(answer).toMatchObject({ status: 200, json: { message: 'Address Remove' } });

    const left = await listOf(asha);
    expect(left.map(({ _id }) => _id)).toEqual([second._id, third._id]);
    expect(defaultsOf(left)).toEqual([second._id]);
    expect((await asha.call(calls.address.disable, { body: { _id: first._id } })).status).toBe(404);
    expect((await asha.call(calls.address.update, { body: inputOf(first) })).status).toBe(404);
  });

  test('S-162 W-25 an update changes what it says, whoever it names as the owner', async () => {
    const [asha, ravi] = [await shop.customer(), await shop.customer('Ravi')];
    const mine = await asha.address();
    const { _id: raviId } = granted(await ravi.call(calls.user.details)).data;
    const wrongBody = { ...inputOf(mine), city: 'Nashik', userid: raviId, userId: raviId, status: false };
    expect((await asha.call(calls.address.update, { wrongBody })).status).toBe(200);
    expect(await listOf(asha)).toEqual([{ ...mine, city: 'Nashik' }]);
    expect(await listOf(ravi)).toEqual([]);
  });

  test("another customer's address counts as missing", async () => {
    const [asha, mallory] = [await shop.customer(), await shop.customer('Mallory')];
    const mine = await asha.address();
    const update = await mallory.call(calls.address.update, {
      body: { ...inputOf(mine), city: 'Elsewhere', isDefault: true },
    });
    const disable = await mallory.call(calls.address.disable, { body: { _id: mine._id } });
    expect([update.status, disable.status]).toEqual([404, 404]);
    expect(await listOf(asha)).toEqual([mine]);
  });

  test('a malformed id is a 400, an unknown one a 404, nobody a 401', async () => {
    const asha = await shop.customer();
    const disable = async (_id: unknown, token = asha.token) =>
      (await shop.call(calls.address.disable, { wrongBody: { _id }, token })).status;
    expect(await disable('nonsense')).toBe(400);
    expect(await disable({ $gt: '' })).toBe(400);
    expect(await disable('f'.repeat(24))).toBe(404);
    expect(await disable('f'.repeat(24), 'nobody')).toBe(401);
  });
});

describe('addresses saved at once', () => {
  test('the twentieth is the last, however many are sent at once; a removed one makes room', async () => {
    const asha = await shop.customer();
    for (let i = 2; i < limits.addresses; i++) granted(await asha.call(calls.address.create, { body: home }));
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => asha.call(calls.address.create, { body: home })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('tooManyAddresses');

    const [first, ...others] = await listOf(asha);
    expect(others).toHaveLength(limits.addresses - 1);
    granted(await asha.call(calls.address.disable, { body: { _id: first?._id ?? '' } }));
    expect((await asha.call(calls.address.create, { body: home })).status).toBe(200);
  });

  test('first addresses saved at once have one default among them', async () => {
    const asha = await shop.customer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => asha.call(calls.address.create, { body: home })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const saved = await listOf(asha);
    expect(saved).toHaveLength(5);
    expect(defaultsOf(saved)).toHaveLength(1);
  });
});
