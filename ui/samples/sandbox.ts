import type { SandboxPage } from '../../contract/payment.js';

/** A sandbox payment that is still open. */
export const sandboxPage: SandboxPage = {
  orderId: 'TK-7QF4-M2XP',
  amount: 415,
  until: '2026-11-20T20:01:00.000Z',
  state: 'open',
  back: '/cancel?order=TK-7QF4-M2XP',
};
