import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getConnectionToken } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import { ImportUploadsService } from '../../api/importing/importUploads.service.js';
import { type Call, calls } from '../../contract/calls.js';
import type { TestCustomer } from '../support/customer.js';
import { formOf, importingAs } from '../support/importing.js';
import { openTestShop, type TestShop } from '../support/shop.js';

let shop: TestShop;
let admin: TestCustomer;
let files: ReturnType<typeof importingAs>;
beforeAll(async () => {
  shop = await openTestShop();
  admin = await shop.admin();
  files = importingAs(admin);
});
afterAll(() => shop.close());

const text = (...lines: string[]) => lines.join('\n');

describe('an uploaded file', () => {
  test('answers its columns, a guess at what they are, and its rows', async () => {
    const columns = [
      'index',
      'product',
      'category',
      'sub_category',
      'brand',
      'sale_price',
      'market_price',
      'type',
      'rating',
      '',
      '',
    ];
    expect(
      await files.upload(text(columns.join(','), '1,Milk 1 L,Dairy,Fresh,Amul,50,60,Toned,4,,')),
    ).toMatchObject({
      columns,
      rows: 1,
      mapping: {
        key: 'index',
        name: 'product',
        category: 'category',
        sub_category: 'sub_category',
        price: 'market_price',
        sale_price: 'sale_price',
        'detail:Brand': 'brand',
        'detail:Type': 'type',
      },
    });
  });

  test('is refused where it is no CSV in UTF-8, and not kept', async () => {
    const zip = Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]);
    const before = await shop.collection('uploads.chunks').countDocuments();
    const latin = Uint8Array.from([...Buffer.from('name,price\ncaf'), 0xe9, 0x0a]);
    for (const file of [zip, latin, '', 'one column\nMilk', 'x'.repeat(500) + ',y\n1,2'])
      expect(await admin.call(calls.import.upload, { form: formOf(file) })).toMatchObject({
        status: 400,
        json: { code: 'badCsv' },
      });
    expect(await admin.call(calls.import.upload, { form: formOf('a,b', 'other') })).toMatchObject({
      status: 400,
      json: { code: 'invalid' },
    });
    expect(await shop.collection('uploads.chunks').countDocuments()).toBe(before);
  });

  test('of more than 64 MB is refused, and not kept', async () => {
    const form = formOf(Buffer.alloc(64_000_001, 'name,price\n'));
    expect(await admin.call(calls.import.upload, { form })).toMatchObject({
      status: 413,
      json: { code: 'tooLarge' },
    });
    expect(await shop.collection('uploads.files').countDocuments({ length: { $gt: 1_000_000 } })).toBe(0);
  });

  test('that the database rejects is no error of the form, and not kept', async () => {
    // the upload makes sure that the collections exist
    const { id } = await files.upload(text('name,price', 'Milk,60'));
    const chunks = () => shop.collection('uploads.chunks').countDocuments();
    const before = await chunks();
    const { db } = shop.app.get<Connection>(getConnectionToken());
    for (const name of ['uploads.files', 'imports']) {
      await db?.command({ collMod: name, validator: { never: true } });
      const form = formOf(text('name,price', 'Milk,60'));
      expect(await admin.call(calls.import.upload, { form })).toMatchObject({ status: 500 });
      await db?.command({ collMod: name, validator: {} });
      expect(await chunks()).toBe(before);
    }
    expect(await files.status(id)).toMatchObject({ state: 'ready' });
  });

  test('which is being imported is not taken away, however old; others are after a week', async () => {
    const imports = shop.collection('imports');
    const { id } = await files.upload(text('name,price', 'Milk,60'));
    const createdAt = new Date(Date.now() - 8 * 24 * 3_600_000);
    const lease = { owner: 'another', until: new Date(Date.now() + 600_000) };
    const [job] = await imports.find().sort({ _id: -1 }).limit(1).toArray();
    await imports.updateOne({ _id: job?._id }, { $set: { state: 'running', createdAt, lease } });
    await shop.app.get(ImportUploadsService).discard(id);
    await files.upload(text('name,price', 'Milk,60'));
    expect(await imports.countDocuments({ _id: job?._id })).toBe(1);

    await imports.updateOne({ _id: job?._id }, { $set: { state: 'done' } });
    await files.upload(text('name,price', 'Milk,60'));
    expect(await imports.countDocuments({ _id: job?._id })).toBe(0);
    expect(await shop.collection('uploads.files').countDocuments({ _id: job?.['file'] })).toBe(0);
  });

  test('which a crash cut off is taken away after a week, what is on its way or to be imported is not', async () => {
    const chunks = shop.collection('uploads.chunks');
    const { id } = await files.upload(text('name,price', 'Milk,60'));
    const [job] = await shop.collection('imports').find().sort({ _id: -1 }).limit(1).toArray();
    const idOf = (daysAgo: number) =>
      mongoose.Types.ObjectId.createFromTime(Date.now() / 1_000 - daysAgo * 24 * 3_600);
    const pieceOf = (file: unknown, daysAgo: number) =>
      chunks.insertOne({ _id: idOf(daysAgo), files_id: file, n: 99, data: Buffer.from('Ghee') });
    const [old, fresh] = [idOf(8), idOf(6)];
    for (const [file, daysAgo] of [
      [old, 8],
      [fresh, 6],
      [job?.['file'], 9],
    ] as const)
      await pieceOf(file, daysAgo);
    await shop.collection('uploads.files').insertOne({ _id: old, length: 4, uploadDate: new Date(0) });

    await files.upload(text('name,price', 'Milk,60'));
    const left = async (file: unknown) => chunks.countDocuments({ files_id: file, n: 99 });
    expect([await left(old), await left(fresh), await left(job?.['file'])]).toEqual([0, 1, 1]);
    expect(await shop.collection('uploads.files').countDocuments({ _id: old })).toBe(0);
    expect(await files.status(id)).toMatchObject({ state: 'ready' });
  });

  test('wants a mapping whose columns are there and which tells products apart', async () => {
    const { id } = await files.upload(text('title,cost', 'Milk,60'));
    for (const row of [calls.import.preview, calls.import.start] satisfies Call[] as Call[]) {
      expect(await admin.call(row, { body: { id, mapping: { name: 'title', price: 'mrp' } } })).toMatchObject(
        {
          status: 400,
          json: { issues: [{ path: ['mapping', 'price'] }] },
        },
      );
      expect(await admin.call(row, { body: { id, mapping: { price: 'cost' } } })).toMatchObject({
        status: 400,
        json: { issues: [{ path: ['mapping', 'name'] }] },
      });
      for (const field of ['nonsense', 'detail:__proto__', 'detail:'])
        expect(
          await admin.call(row, { wrongBody: { id, mapping: { name: 'title', [field]: 'cost' } } }),
        ).toMatchObject({ status: 400 });
    }
  });
});
