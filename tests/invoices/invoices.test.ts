import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Call } from '../../contract/calls.js';
import { calls } from '../../contract/calls.js';
import { formatMoney, toPaise } from '../../contract/money.js';
import { financialYear } from '../../api/orders/invoiceNumbers.service.js';
import { InvoiceDrawingService } from '../../api/invoices/invoiceDrawing.service.js';
import type { Paper } from '../../api/invoices/paper.js';
import { granted } from '../support/client.js';
import { password, type TestCustomer } from '../support/customer.js';
import { deliver } from '../support/fullLife.js';
import { textsOfPdf } from '../support/pdf.js';
import { openTestShop, type TestShop } from '../support/shop.js';

const gstin = '27AAPFU0939F1ZV';
let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop({
    SHOP_LEGAL_NAME: 'Tokri Foods Pvt. Ltd.',
    SHOP_GSTIN: gstin,
    SHOP_STATE: 'Maharashtra',
    SHOP_GST_RATE: '18',
  });
  admin = await shop.admin();
});
afterAll(() => shop.close());

const fetchInvoice = (who: TestCustomer, orderId: string, language = 'en', row: Call = calls.order.invoice) =>
  fetch(shop.url + row.path, {
    method: row.method,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': 'application/json',
      'accept-language': language,
    },
    body: JSON.stringify({ orderId }),
  });
const read = async (response: Response) => textsOfPdf(Buffer.from(await response.arrayBuffer()));

const ordered = async (state = 'Maharashtra', name = 'Asha') => {
  const milk = await shop.sells({ name: 'अमूल ताज़ा दूध', price: 110, discount: 5, hsn: '0401', gstRate: 5 });
  const soap = await shop.sells({ name: 'Soap', price: 59 });
  const asha = await shop.customer(name);
  await asha.adds(milk, 2);
  await asha.adds(soap, 1);
  return { asha, order: await asha.placesOrder((await asha.address({ state }))._id) };
};
const numberOf = async (orderId: string) =>
  granted(await admin.call(calls.order.inspect, { body: { orderId } })).data.invoice?.number ?? '';

describe('the invoice of an order', () => {
  test('is a proforma until the order is delivered, and then has a number of the financial year', async () => {
    const { asha, order } = await ordered();
    const before = await fetchInvoice(asha, order.orderId);
    expect(before.headers.get('content-disposition')).toContain(`proforma-${order.orderId}.pdf`);
    expect(await read(before)).toEqual(
      expect.arrayContaining(['Proforma', expect.stringContaining('Not a tax invoice')]),
    );

    await deliver(admin, order.orderId);
    const number = await numberOf(order.orderId);
    expect(number).toMatch(new RegExp(`^${financialYear(new Date())}/\\d{6}$`));
    expect(number.length).toBeLessThanOrEqual(16);
    const after = await fetchInvoice(asha, order.orderId);
    expect(after.headers.get('content-type')).toBe('application/pdf');
    const texts = await read(after);
    expect(texts).toEqual(
      expect.arrayContaining(['Tax invoice', number, `GSTIN ${gstin}`, order.orderId, 'Asha']),
    );
    expect(texts).not.toContain('Proforma');
  });

  test('names recipient, house and landmark, and bills the customer', async () => {
    const asha = await shop.customer('Asha');
    await asha.adds(await shop.sells());
    const to = await asha.address({ recipient: 'Sunita', house: 'Flat 4B', landmark: 'Water tank' });
    const { orderId } = await asha.placesOrder(to._id);
    const texts = await read(await fetchInvoice(asha, orderId));
    expect(texts).toEqual(
      expect.arrayContaining(['Asha', 'Sunita', 'Flat 4B, 12 Laxmi Road', 'Landmark: Water tank']),
    );
  });

  test('has the amounts of the order, two halves of the tax within the state, and readable ₹ and Devanagari', async () => {
    const { asha, order } = await ordered();
    const texts = await read(await fetchInvoice(asha, order.orderId));
    expect(order.totalAmt).toBe(267); // 2 × 104 and 59
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['अमूल ताज़ा दूध\n500 ml', '0401', '208.00', '5%\n9.90', '198.10', '18%\n9.00', '50.00'],
        ...['CGST', 'SGST/UTGST', '4.95', '4.50', formatMoney(toPaise(order.totalAmt))],
        ...['Maharashtra (27)', 'In words: Rupees two hundred sixty-seven only'],
      ]),
    );
    expect(texts).not.toContain('IGST');
  });

  test('goes to another state with one tax, and is in Hindi for who reads Hindi', async () => {
    const { asha, order } = await ordered('Goa', 'श्रीमती क्षमा');
    const texts = await read(await fetchInvoice(asha, order.orderId, 'hi'));
    expect(texts).toEqual(
      expect.arrayContaining(['प्रोफ़ॉर्मा', 'श्रीमती क्षमा', 'Goa (30)', 'IGST', '9.90', '9.00']),
    );
    expect(texts).not.toContain('CGST');
  });

  test.each(['27', 'MH', 'Maharashtra'])(
    'names the state of the seller with its code, where the setting is %s',
    async (state) => {
      const { asha, order } = await ordered();
      await deliver(admin, order.orderId);
      await shop
        .collection('orders')
        .updateOne({ orderId: order.orderId }, { $set: { 'invoice.seller.state': state } });
      const lines = async (language: string) => read(await fetchInvoice(asha, order.orderId, language));
      const english = await lines('en');
      expect(english.filter((line) => line === 'Maharashtra (27)')).toHaveLength(2); // seller and place of supply
      const hindi = await lines('hi');
      expect(hindi).toContain('महाराष्ट्र (27)');
      expect(hindi).toContain('CGST');
    },
  );

  test('keeps the tax rates of the order, whatever changes in the product', async () => {
    const { asha, order } = await ordered();
    const [line] = order.lines;
    const body = { _id: line?.productId ?? '', gstRate: 40, hsn: '' } as const;
    granted(await admin.call(calls.product.update, { body: { ...body, _id: String(body._id) } }));
    expect(await read(await fetchInvoice(asha, order.orderId))).toEqual(
      expect.arrayContaining(['0401', '5%\n9.90']),
    );
  });

  test('is for its customer and for admins; nobody else finds it, nor one that is not there', async () => {
    const [{ asha, order }, mallory] = [await ordered(), await shop.customer('Mallory')];
    expect((await fetchInvoice(asha, order.orderId.toLowerCase())).status).toBe(200);
    expect((await fetchInvoice(mallory, order.orderId)).status).toBe(404);
    expect((await fetchInvoice(asha, 'TK-0000-0000')).status).toBe(404);
    expect((await fetchInvoice(admin, order.orderId)).status).toBe(404);
    const asAdmin = (who: TestCustomer) => fetchInvoice(who, order.orderId, 'en', calls.order.inspectInvoice);
    expect([(await asAdmin(admin)).status, (await asAdmin(asha)).status]).toEqual([200, 403]);
  });

  test('says when the order was cancelled', async () => {
    const { asha, order } = await ordered();
    granted(await asha.call(calls.order.cancel, { body: { orderId: order.orderId } }));
    expect(await read(await fetchInvoice(asha, order.orderId))).toEqual(
      expect.arrayContaining(['Proforma', 'Cancelled']),
    );
  });

  test('keeps number and place of supply when the account is deleted, without personal data', async () => {
    const { asha, order } = await ordered();
    await deliver(admin, order.orderId);
    const number = await numberOf(order.orderId);
    granted(await asha.call(calls.user.remove, { body: { password } }));
    const texts = await read(await fetchInvoice(admin, order.orderId, 'en', calls.order.inspectInvoice));
    expect(texts).toEqual(expect.arrayContaining([number, 'Maharashtra (27)', 'Customer (account deleted)']));
    expect(texts).not.toContain('Asha');
  });
});

const paperOf = (lines: number): Paper => {
  const row = ['1', 'अमूल ताज़ा दूध, 500 ml', '0401', '2', '110.00', '11.00', '209.00'];
  return {
    language: 'en',
    title: 'Invoice',
    seller: ['Tokri Foods'],
    facts: [['Order', 'TK-0000-0001']],
    billTo: { label: 'Bill to', lines: ['Asha'] },
    items: {
      columns: row.map(() => ({ label: '#', width: 1 })),
      rows: Array.from({ length: lines }, () => row),
    },
    totals: [['Total', '₹20,900.00']],
    closing: ['In words'],
    footer: '{page} of {pages}',
  };
};

test('an invoice of a hundred lines is drawn while the process goes on with its other work', async () => {
  let turns = 0;
  let drawn = false;
  const count = () => {
    turns += 1;
    if (!drawn) setImmediate(count);
  };
  count();
  const pdf = await shop.app.get(InvoiceDrawingService, { strict: false }).draw(paperOf(100));
  drawn = true;
  expect((await textsOfPdf(Buffer.from(pdf))).filter((text) => text.startsWith('अमूल'))).toHaveLength(100);
  expect(turns).toBeGreaterThan(1_000); // on the main thread there would be one turn for each of a few awaits
});

test('after an error the next invoice is drawn, though the failed thread ends only then', async () => {
  const drawing = new InvoiceDrawingService();
  await drawing.draw(paperOf(1));
  const faulty = Reflect.get(Reflect.get(drawing, 'thread') as object, 'thread') as Worker;
  faulty.emit('error', new Error('out of memory'));
  const next = drawing.draw(paperOf(1));
  await faulty.terminate();
  expect(await next).not.toHaveLength(0);
  await drawing.onModuleDestroy();
});

test('numbers run on without a gap when many orders are delivered at once, one of them twice', async () => {
  const orders = await Promise.all(Array.from({ length: 6 }, async () => (await ordered()).order.orderId));
  const step = (
    orderId: string,
    from: 'placed' | 'packed' | 'out_for_delivery',
    to: 'packed' | 'out_for_delivery' | 'delivered',
  ) => admin.call(calls.order.advance, { body: { orderId, from, to } });
  for (const orderId of orders) {
    granted(await step(orderId, 'placed', 'packed'));
    granted(await step(orderId, 'packed', 'out_for_delivery'));
  }
  const { orderId: first } = (await ordered()).order;
  await deliver(admin, first);
  const answers = await Promise.all(
    [...orders, ...orders.slice(0, 1)].map((id) => step(id, 'out_for_delivery', 'delivered')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(6).fill(200), 409]);
  const last = Number((await numberOf(first)).slice(-6));
  const numbers = await Promise.all(orders.map(async (id) => Number((await numberOf(id)).slice(-6))));
  expect(numbers.sort((a, b) => a - b)).toEqual(orders.map((_, at) => last + 1 + at));
});

test('the financial year of India begins on 1 April, by the clock of India', () => {
  expect(financialYear(new Date('2027-03-31T18:29:59Z'))).toBe('26-27');
  expect(financialYear(new Date('2027-03-31T18:30:00Z'))).toBe('27-28');
  expect(financialYear(new Date('2099-12-31T00:00:00Z'))).toBe('99-00');
});
