import { expect, test } from '@jest/globals';
import { newCustomer, type TestCustomer } from './customer.js';
import { openTestShop } from './shop.js';

test('a customer of the tests is as one who registers and logs in', async () => {
  const shop = await openTestShop();
  const alike = expect.any(String);
  const storedUserOf = async ({ email }: TestCustomer) => {
    const user = await shop.collection('users').findOne({ email });
    const session = await shop.collection('sessions').findOne({ userId: user?._id });
    return JSON.parse(JSON.stringify({ user, session }));
  };
  try {
    const made = await storedUserOf(await shop.customer('Asha'));
    const registered = await storedUserOf(await newCustomer(shop.call, 'Asha'));
    const times = { createdAt: alike };
    const tokens = [{ id: alike, issuedAt: alike }];
    expect(made).toEqual({
      user: {
        ...registered.user,
        ...times,
        _id: alike,
        email: alike,
        password_hash: alike,
        updatedAt: alike,
        last_login_date: alike,
      },
      session: { ...registered.session, ...times, _id: alike, userId: alike, expiresAt: alike, tokens },
    });
  } finally {
    await shop.close();
  }
});
