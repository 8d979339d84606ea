import { expect, test } from '@jest/globals';
import { limits } from '../../contract/limits.js';
import { deadlines, dependencies } from './deadlines.js';

const rising = (...times: number[]) => expect(times).toEqual(times.toSorted((one, other) => one - other));

test('what waits for something has more time than that', () => {
  const { call, database } = deadlines;
  const { mail, redis, s3, stripe } = dependencies;
  rising(deadlines.otherOrders, deadlines.transaction, deadlines.placing, call, limits.requestTimeout);
  rising(deadlines.otherLongWork, call);
  rising(deadlines.accountDeletion, limits.accountDeletionTimeout);
  rising(database.serverSelectionTimeoutMS, deadlines.transaction);
  rising(database.waitQueueTimeoutMS, deadlines.transaction);
  rising(database.heartbeatFrequencyMS + database.connectTimeoutMS, deadlines.transaction);
  rising(2 * redis.command, redis.whole, call);
  rising(stripe.request, stripe.whole, call);
  rising(2 * s3.read.request, s3.read.whole, call);
  rising(2 * s3.write.request, s3.write.whole, limits.imageTimeout);
  rising(mail.connect, mail.silence, mail.whole);
});
