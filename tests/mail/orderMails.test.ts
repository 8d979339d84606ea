import { describe, expect, test } from '@jest/globals';
import { mailOf } from '../../api/mail/layout.js';
import { orderMail, type OrderNews } from '../../api/orders/orderMails.service.js';
import type { Order } from '../../contract/order.js';
import { messages as english, type Messages } from '../../contract/messages/en.js';
import { fill } from '../../contract/messages/fill.js';
import { messages as hindi } from '../../contract/messages/hi.js';

const to = 'asha@example.test';
const shop = 'https://tokri.example';
const line = { productId: 'a'.repeat(24), image: [], unit: '500 ml', quantity: 2, discount: 5 };
const order: Order = {
  _id: 'b'.repeat(24),
  orderId: 'TK-7Q2M-X04C',
  createdAt: '2026-11-20T10:00:00.000Z',
  deliverBy: '2025-11-20T10:10:00.000Z',
  product_details: { name: '', image: [] },
  lines: [
    { ...line, name: 'अमूल ताज़ा दूध', price: 110, amount: 208 },
    { ...line, name: '<b>Rice & "dal"</b> {total}', price: 1_00_000, amount: 1_90_000 },
  ],
  subTotalAmt: 1_90_208,
  totalAmt: 1_90_233.5,
  delivery_address: {
    ...{ address_line: '12 Laxmi Road', city: 'Pune', state: 'Maharashtra', pincode: '411030' },
    ...{ country: 'India', mobile: '9876543210' },
  },
  status: 'placed',
  payment_method: 'cod',
  payment_status: 'due',
  history: [],
};

const mailAbout = (what: OrderNews, messages: Messages, ordered = order) =>
  mailOf(orderMail(to, ordered, what, { messages, shop }), { messages, shop });

const news: OrderNews[] = [
  ...(['placed', 'outForDelivery', 'delivered', 'cancelled', 'refunded'] as const),
  ...(['paymentFailed', 'paymentExpired', 'paidTooLate', 'problemAnswered'] as const),
];
const rows = [english, hindi].flatMap((messages) =>
  news.map((what) => [messages.language, what, messages] as const),
);
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe.each(rows)('the %s mail "%s"', (language, what, messages) => {
  const mail = mailAbout(what, messages);

  test('names the order, and says the same as text and as HTML', () => {
    expect(mail.subject).toBe(fill(messages.mails.order[what].subject, { number: order.orderId }));
    expect(mail.html).toContain(`<html lang="${language}">`);
    const values = {
      total: '₹1,90,233.50',
      time: /\d+ \S+, (?:3:40.pm|दोपहर 3:40)/i.exec(mail.text)?.[0] ?? '',
    };
    for (const said of [messages.mails.order[what].lead, messages.mails.order[what].note]) {
      expect(mail.text).toContain(fill(said, values));
      expect(plain(mail.html)).toContain(fill(said, values));
    }
  });

  test('has no unfilled placeholder, runs no script, and links to the order or back to the cart', () => {
    const own = (mail.text + mail.html).replaceAll('{total}', ''); // one product has this name
    expect(own).not.toMatch(/\{\w+\}|undefined/);
    expect(mail.html).not.toMatch(/<(script|img|link|iframe|b)\b|\son\w+=|@import|url\(/i);
    const back = ['paymentFailed', 'paymentExpired', 'paidTooLate'].includes(what);
    const href = back ? `${shop}/cart` : `${shop}/dashboard/myorders/TK-7Q2M-X04C`;
    expect(mail.html).toContain(`href="${href}"`);
    expect(mail.text).toContain(href);
  });
});

test('the ordered products are listed line by line with the order’s own amounts, address and time', () => {
  const { text, html } = mailAbout('placed', english);
  for (const said of [
    '2 × अमूल ताज़ा दूध, 500 ml',
    '2 × <b>Rice & "dal"</b> {total}, 500 ml',
    ...['₹208.00', '₹1,90,000.00', '₹1,90,208.00', '₹25.50', '₹1,90,233.50'],
    ...['12 Laxmi Road, Pune, Maharashtra 411030', '3:40', 'Pay on delivery'],
  ]) {
    expect(text).toContain(said);
    expect(plain(html)).toContain(said);
  }
});

test('a cancelled order says that money goes back only where some was paid', () => {
  const { note, noteBack } = english.mails.order.cancelled;
  const written = (payment_status: Order['payment_status']) =>
    mailAbout('cancelled', english, { ...order, payment_status }).text;
  const back = fill(noteBack, { total: '₹1,90,233.50' });
  for (const unpaid of ['due', 'awaiting', 'failed', 'expired'] as const) {
    expect(written(unpaid)).toContain(note);
    expect(written(unpaid)).not.toContain(back);
  }
  for (const paid of ['paid', 'refunded'] as const) {
    expect(written(paid)).toContain(back);
    expect(written(paid)).not.toContain(note);
  }
});
