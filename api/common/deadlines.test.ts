import { expect, test } from '@jest/globals';
import { limits } from '../../contract/limits.js';
import { mailLease } from '../mail/mailQueue.service.js';
import { openingTime } from '../orders/paymentCancellation.service.js';
import { paymentLease } from '../payments/paymentQueue.service.js';
import { deadlines, dependencies } from './deadlines.js';

/** Expects that each time is longer than the one before. */
const rising = (...times: number[]) =>
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));

test('each deadline is shorter than that of its caller', () => {
  const { call, database } = deadlines;
  const { mail, redis, s3, stripe } = dependencies;
  rising(deadlines.otherOrders, deadlines.transaction, deadlines.placing, call, limits.requestTimeout);
  rising(deadlines.otherLongWork, call);
  rising(deadlines.accountDeletion, limits.accountDeletionTimeout, deadlines.lostAnswer);
  rising(database.socketTimeoutMS, deadlines.lostAnswer);
  rising(database.serverSelectionTimeoutMS, deadlines.transaction);
  rising(database.waitQueueTimeoutMS, deadlines.transaction);
  rising(database.heartbeatFrequencyMS + database.connectTimeoutMS, deadlines.transaction);
  rising(2 * redis.command, redis.total, call);
  rising(stripe.request, stripe.total, call);
  rising(2 * s3.read.request, s3.read.total, call);
  rising(2 * s3.write.request, s3.write.total, limits.imageTimeout);
  rising(mail.connect, mail.inactivity, mail.total, mailLease);
  rising(stripe.total, paymentLease);
  rising(stripe.total, openingTime);
});
