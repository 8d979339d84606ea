import { calls } from '../../contract/calls.js';
import { usualRules } from '../../contract/deliveryRules.js';
import type { CallBody } from '../../contract/schemas.js';
import { granted } from './client.js';
import type { TestCustomer } from './customer.js';

type Sent = Partial<CallBody<'delivery', 'update'>>;

/** Sets the delivery rules: the usual rules with the given changes; amounts in rupees. */
export const setRules = async (admin: TestCustomer, rules: Sent = {}) =>
  granted(await admin.call(calls.delivery.update, { body: { ...usualRules, ...rules } })).data;

const clockIn = (hours: number) =>
  new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(11, 16);

/** Returns opening hours by which the shop is closed now and opens in this many hours (India's time). */
export const opensIn = (hours: number) =>
  usualRules.week.map(() => ({ open: true, from: clockIn(hours), to: clockIn(hours + 1) }));
