import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken, getModelToken } from '@nestjs/mongoose';
import type { Connection, Model } from 'mongoose';
import { AuditLogService, operator } from '../../api/audit/auditLog.service.js';
import type { AuditRecord } from '../../api/audit/auditEntry.schema.js';
import { transact } from '../../api/database/transact.js';
import { AdminAccountsService } from '../../api/accounts/adminAccounts.service.js';
import type { AuditEntry } from '../../contract/audit.js';
import { calls } from '../../contract/calls.js';
import type { CallBody } from '../../contract/schemas.js';
import { newCategoryPair } from '../catalogue/category.js';
import { granted } from '../support/client.js';
import { type TestCustomer, unique } from '../support/customer.js';
import { imageFile } from '../support/image.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
});
afterAll(() => shop.close());

const list = async (query: CallBody<'audit', 'list'>) =>
  granted(await admin.call(calls.audit.list, { body: query }));
const lines = async (query: CallBody<'audit', 'list'>): Promise<AuditEntry[]> => (await list(query)).data;

describe('A-14 the audit log', () => {
  test('names the admin, the time and the old and new values, amounts in paise', async () => {
    const began = Date.now();
    const milk = await shop.sells({ price: 72, stock: 10 });
    await admin.call(calls.product.update, { body: { _id: milk._id, price: 74.5, stock: 8 } });
    await admin.call(calls.product.remove, { body: { _id: milk._id } });
    const [removed, changed, created] = await lines({ thing: milk._id });

    expect(created).toMatchObject({
      action: 'product.create',
      kind: 'product',
      things: [{ _id: milk._id, name: milk.name, before: null, after: { price: 7200, stock: 10 } }],
    });
    expect(changed?.things).toEqual([
      {
        _id: milk._id,
        name: milk.name,
        before: { price: 7200, stock: 10 },
        after: { price: 7450, stock: 8 },
      },
    ]);
    expect(changed?.who).toMatchObject({ name: 'Admin', email: admin.email });
    expect(Date.parse(changed?.at ?? '')).toBeGreaterThanOrEqual(began);
    expect(removed?.things).toMatchObject([{ name: milk.name, before: { price: 7450 }, after: null }]);
  });

  test('keeps the name that a document had, and finds it by each word of the name', async () => {
    const { category } = await newCategoryPair(admin);
    const renamed = unique('Frozen yoghurt');
    await admin.call(calls.category.update, { body: { ...category, name: renamed } });
    await admin.call(calls.category.update, { body: { ...category } });
    expect((await lines({ search: `yogh ${renamed}` })).map(({ things }) => things[0])).toEqual([
      { _id: category._id, name: renamed, before: { name: category.name }, after: { name: renamed } },
    ]);
    expect(await lines({ search: 'oghurt' })).toEqual([]);
  });

  test('an uploaded image has no line of its own unless asked for; saved with a product it stands in the line of that', async () => {
    const form = new FormData();
    const { buffer, mimeType, name } = imageFile();
    form.set('image', new Blob([buffer], { type: mimeType }), name);
    const { url } = granted(await admin.call(calls.file.upload, { form })).data;
    const milk = await shop.sells();
    await admin.call(calls.product.update, { body: { _id: milk._id, image: [url] } });

    const [newest, created] = await lines({});
    expect(newest?.things[0]).toMatchObject({
      name: milk.name,
      before: { image: [] },
      after: { image: [expect.stringMatching(/webp$/)] },
    });
    expect(created).toMatchObject({ action: 'product.create' });
    expect((await lines({ act: 'created' })).map(({ kind }) => kind)).not.toContain('picture');
    const [upload] = await lines({ kind: 'picture' });
    expect(upload).toMatchObject({ action: 'file.upload', who: { email: admin.email } });
    expect(await lines({ action: 'file.upload' })).toMatchObject([{ _id: upload?._id }]);
  });

  test('names an order by its number; only what admins do to it is there', async () => {
    const buyer = await shop.customer();
    await buyer.adds(await shop.sells());
    const { orderId, _id } = await buyer.placesOrder();
    await buyer.call(calls.order.cancel, { body: { orderId } });
    expect(await lines({ thing: _id })).toEqual([]);

    await buyer.adds(await shop.sells());
    const second = await buyer.placesOrder();
    const step = { orderId: second.orderId, from: 'placed', to: 'cancelled' } as const;
    await admin.call(calls.order.advance, { body: step });
    expect(await lines({ search: second.orderId })).toMatchObject([
      {
        action: 'order.cancel',
        things: [{ name: second.orderId, before: { status: 'placed' }, after: { status: 'cancelled' } }],
      },
    ]);
  });

  test('has who was made an admin at the command line, and nothing secret of them', async () => {
    const squatter = await shop.customer();
    const email = `${unique('keeper')}@example.test`;
    const admins = shop.app.get(AdminAccountsService);
    await admins.ensureAdmin(email, 'Keeper-of-the-shop-1');
    await admins.ensureAdmin(email, 'Keeper-of-the-shop-1');
    await admins.ensureAdmin(squatter.email, 'Keeper-of-the-shop-1');
    expect(await lines({ who: 'cli', search: email })).toMatchObject([
      { action: 'user.create', things: [{ name: email, before: null, after: { role: 'ADMIN' } }] },
    ]);
    expect(await lines({ who: 'cli', search: squatter.email })).toMatchObject([
      { action: 'user.promote', things: [{ before: { role: 'USER' }, after: { role: 'ADMIN' } }] },
    ]);
    const everything = JSON.stringify(await shop.collection('audit').find().toArray());
    expect(everything).not.toMatch(/argon2|password|Keeper-of-the-shop/);
  });

  test('is filtered by admin, kind, action, document and time, and paged', async () => {
    const milk = await shop.sells();
    await admin.call(calls.product.update, { body: { _id: milk._id, discount: 5 } });
    const of = { thing: milk._id };
    const [changed, created] = await lines(of);
    const actions = async (query: CallBody<'audit', 'list'>) =>
      (await lines({ ...of, ...query })).map(({ action }) => action);

    expect(await actions({ action: 'product.update' })).toEqual(['product.update']);
    expect(await actions({ act: 'created' })).toEqual(['product.create']);
    expect(await actions({ act: 'created', action: 'product.update' })).toEqual([]);
    expect(await actions({ kind: 'order' })).toEqual([]);
    expect(await actions({ who: 'cli' })).toEqual([]);
    expect(await actions({ who: created?.who._id })).toHaveLength(2);
    expect(await actions({ from: changed?.at })).toEqual(['product.update']);
    expect(await actions({ to: changed?.at })).toEqual(['product.create']);
    expect(await list({ ...of, page: 2, limit: 1 })).toMatchObject({
      totalCount: 2,
      data: [{ action: 'product.create' }],
      people: expect.arrayContaining([created?.who, { _id: 'cli', name: 'cli', email: '' }]),
    });
  });

  test('names the first four documents of a write and counts all; a filtered document is among them', async () => {
    const connection = shop.app.get<Connection>(getConnectionToken());
    const name = unique('Many');
    const ids = Array.from({ length: 50 }, (_, at) => `${name} ${at}`);
    const things = ids.map((_id) => ({ _id, name, before: null, after: { price: 100 } }));
    await transact(connection, (session) =>
      shop.app.get(AuditLogService).append(session, operator, 'shop.seed', things),
    );
    const [all] = await lines({ search: name });
    expect(all).toMatchObject({ count: 50, things: things.slice(0, 4) });
    const [late] = await lines({ thing: `${name} 40` });
    expect(late?.count).toBe(50);
    expect(late?.things.map(({ _id }) => _id)).toEqual([40, 0, 1, 2].map((at) => `${name} ${at}`));
  });

  test('forgets with its transaction what did not happen after all', async () => {
    const connection = shop.app.get<Connection>(getConnectionToken());
    const name = unique('Torn');
    const torn = transact(connection, async (session) => {
      await shop.app
        .get(AuditLogService)
        .append(session, operator, 'shop.seed', [{ _id: 'x', name, before: null, after: {} }]);
      throw new Error('torn');
    });
    await expect(torn).rejects.toThrow('torn');
    expect(await lines({ search: name })).toEqual([]);
  });

  test('can be added to and nothing else', async () => {
    await shop.sells();
    const log = shop.app.get<Model<AuditRecord>>(getModelToken('Audit'), { strict: false });
    const before = await shop.collection('audit').find().toArray();
    const entry = await log.findOne();
    const attacks = [
      () => log.updateOne({}, { $set: { action: 'shop.seed' } }),
      () => log.updateMany({}, { $set: { action: 'shop.seed' } }),
      () => log.findOneAndUpdate({}, { $set: { action: 'shop.seed' } }),
      () => log.replaceOne({}, {}),
      () => log.findOneAndReplace({}, {}),
      () => log.deleteOne({}),
      () => log.deleteMany({}),
      () => log.findOneAndDelete({}),
      () => log.bulkWrite([{ deleteOne: { filter: {} } }]),
      () => entry?.set('action', 'shop.seed').save(),
      () => entry?.updateOne({ action: 'shop.seed' }),
      () => entry?.deleteOne(),
    ];
    for (const attack of attacks)
      await expect((async () => attack())()).rejects.toMatchObject({ name: 'AppendOnlyError' });
    expect(await shop.collection('audit').find().toArray()).toEqual(before);
  });
});
