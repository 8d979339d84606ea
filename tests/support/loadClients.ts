import { Types } from 'mongoose';
import { TokensService } from '../../api/auth/tokens.service.js';
import { calls } from '../../contract/calls.js';
import { type TestCustomer, unique } from './customer.js';
import type { OrderBody } from './ordering.js';
import { readyToOrder } from './ordering.js';
import type { TestShop } from './shop.js';

type Stored = Record<string, unknown>;

/** The status of a call whose connection broke: its order may exist or not. */
export const unanswered = 0;

/** Copies the record of the model customer to other customers. */
const copiesFor = (record: Stored, userIds: readonly Types.ObjectId[], named: (index: number) => Stored) =>
  userIds.map((userId, index) => ({ ...record, userId, ...named(index) }));

/**
 * Creates this many customers with the model's cart and first address, each ready to order. They are
 * inserted, not registered: hashing a thousand passwords takes a minute.
 */
export const loadClients = async (
  shop: TestShop,
  model: TestCustomer,
  count: number,
): Promise<(() => Promise<number>)[]> => {
  const order = await readyToOrder(model);
  const user = await shop.collection('users').findOne({ email: model.email });
  const own = { userId: user?._id };
  const [session, line, address] = await Promise.all(
    ['sessions', 'cartlines', 'addresses'].map((name) => shop.collection(name).findOne(own)),
  );
  if (!user || !session || !line || !address) throw new Error('the model is not ready to order');
  const userIds = Array.from({ length: count }, () => new Types.ObjectId());
  const sessionIds = userIds.map(() => unique('session'));
  const addressIds = userIds.map(() => new Types.ObjectId());
  const insert = (name: string, records: Stored[]) => shop.collection(name).insertMany(records);
  await insert(
    'users',
    userIds.map((_id) => ({ ...user, _id, email: `${unique('crowd')}@example.test` })),
  );
  await insert(
    'sessions',
    copiesFor(session, userIds, (at) => ({ _id: sessionIds[at] })),
  );
  await insert(
    'cartlines',
    copiesFor(line, userIds, () => ({ _id: new Types.ObjectId() })),
  );
  await insert(
    'addresses',
    copiesFor(address, userIds, (at) => ({ _id: addressIds[at] })),
  );
  const tokens = shop.app.get(TokensService, { strict: false });
  return userIds.map((userId, at) => {
    const stamp = {
      userId: String(userId),
      sessionId: sessionIds[at] ?? '',
      tokenId: '',
      issuedAt: new Date(),
    };
    const body: OrderBody = { ...order, addressId: String(addressIds[at]) };
    const { access: token } = tokens.pair(stamp);
    return async () => {
      const answer = await shop.call(calls.order.placeCashOnDelivery, { token, body }).catch(() => undefined);
      return answer?.status ?? unanswered;
    };
  });
};
