import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operator as commandLine } from '../../api/audit/auditLog.service.js';
import { AdminOrdersService } from '../../api/orders/adminOrders.service.js';
import type { OrderStatus } from '../../contract/order.js';
import { logIn, unique } from '../support/customer.js';
import { type Operator, operatorOf } from '../support/operating.js';
import { inTerminal, tokriIn, typingIn, withoutWarnings } from '../support/ranTokri.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let operator: Operator;
beforeAll(async () => {
  shop = await openTestShop();
  operator = operatorOf(shop);
  await shop.admin();
});
afterAll(() => shop.close());

const secret = 'Teapot-mornings-77';
const newPassword = 'New password of ';
const again = 'The same once more: ';

test('O-08 a password is asked for twice and never shown; what is not the same changes nothing', async () => {
  const email = `${unique('asha')}@example.test`;
  const typed = [
    [newPassword, `${secret}\r`],
    [again, `${secret}\r`],
  ] as const;
  const made = await inTerminal(operator.env, ['create-admin', email], typed);
  expect(made).toMatchObject({ code: 0, shown: expect.stringContaining(`${email} created`) });
  expect(made.shown).not.toContain(secret);
  await logIn(shop.call, email, secret);

  const mistyped = [typed[0], [again, 'Teapot-mornings-78\r']] as const;
  const refused = await typingIn(operator.env)(['user', 'reset-password', email], mistyped);
  expect(refused).toMatchObject({ code: 3, shown: expect.stringContaining('nothing was done') });
  await logIn(shop.call, email, secret);
});

test('O-09 Ctrl-C at a question ends with 130 and changes nothing', async () => {
  const { email } = await shop.customer();
  const { code } = await inTerminal(operator.env, ['user', 'promote', email], [[newPassword, '\u0003']]);
  expect(code).toBe(130);
  expect(await shop.collection('users').findOne({ email })).toMatchObject({ role: 'USER' });
});

test('O-07 an order is cancelled when its number is typed, and by nothing else', async () => {
  const customer = await shop.customer();
  await customer.adds(await shop.sells());
  const { orderId } = await customer.placesOrder();
  const question = 'to go on: ';
  const wrong = await inTerminal(operator.env, ['orders', 'cancel', orderId], [[question, 'yes\r']]);
  expect(wrong).toMatchObject({ code: 5, shown: expect.stringContaining('nothing was done') });
  const right = await inTerminal(operator.env, ['orders', 'cancel', orderId], [[question, `${orderId}\r`]]);
  expect(right).toMatchObject({ code: 0, shown: expect.stringContaining('went from placed to cancelled') });
});

const onTheWay: OrderStatus[] = ['packed', 'out_for_delivery', 'delivered'];

test.each([
  [1, 'is packed by now', ' Run it again to cancel it all the same.'],
  [3, 'is delivered by now', ''],
])(
  'an order that goes %s steps on while its number is typed is not cancelled; it is run again where it still can be',
  async (steps, by, again) => {
    const adminOrders = shop.app.get(AdminOrdersService, { strict: false });
    const customer = await shop.customer();
    await customer.adds(await shop.sells());
    const { orderId } = await customer.placesOrder();
    const meanwhile = async () => {
      let from: OrderStatus = 'placed';
      for (const to of onTheWay.slice(0, steps)) {
        await adminOrders.advance(commandLine, { orderId, from, to });
        from = to;
      }
      return `${orderId}\r`;
    };
    const { shown, code } = await typingIn(operator.env)(
      ['orders', 'cancel', orderId],
      [['to go on: ', meanwhile]],
    );
    expect(code).toBe(5);
    expect(shown).toContain(
      `${orderId} ${by}, moved at the command line meanwhile: nothing was done.${again}\n`,
    );
  },
);

test('O-10 without a terminal: a password from standard input, exit codes, one JSON document, silence with --quiet', async () => {
  const email = `${unique('asha')}@example.test`;
  const piped = tokriIn(operator.env, `${secret}\n`);
  const made = await piped('create-admin', email, '--password-stdin', '--quiet');
  expect({ ...made, said: withoutWarnings(made.said) }).toEqual({ code: 0, printed: '', said: '' });
  await logIn(shop.call, email, secret);
  const refused = await operator.runs('user', 'demote', `x${email}`, '--json');
  expect(refused.code).toBe(5);
  expect(JSON.parse(refused.printed)).toMatchObject({ error: { exit: 'conflict', code: 5 } });
  const nobody = await operator.runs('user', 'reset-password', email);
  expect(nobody).toMatchObject({ code: 2, printed: '', said: expect.stringContaining('--password-stdin') });
});

test('O-01 help begins with examples, and says what each ends with', async () => {
  const { printed, code } = await operator.runs('orders', 'cancel', '--help');
  expect(code).toBe(0);
  expect(printed).toMatch(/^Examples:\n {2}tokri orders cancel TK-/);
  expect(printed).toContain('5  what is there stands in the way; nothing was done');
});
