import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import mongoose from 'mongoose';
import { loadConfig } from '../api/config/config.js';
import { startServer } from '../api/server.js';
import { calls } from '../contract/calls.js';
import { clientOf, granted } from './support/client.js';
import { actingAs, admin as owner, logIn, newCustomer, type TestCustomer } from './support/customer.js';
import { openTestDatabase, type TestDatabase } from './support/database.js';
import { orderOf } from './support/ordering.js';
import { type BuiltShop, openBuiltShop } from './support/builtShop.js';

const admin = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, SEED: 'none' };

const failure = async (env: NodeJS.ProcessEnv, dataDir: string): Promise<string> => {
  try {
    await (await openBuiltShop(env, dataDir)).stop();
  } catch (error) {
    return String(error);
  }
  throw new Error('the shop opened');
};

const dropped = async (child: BuiltShop['child']) => {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
};

describe('a shop that cannot open', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'tokri-process-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  test('lists every invalid setting of its environment and ends with 2', async () => {
    const said = await failure({ PORT: 'abc', TOKEN_SECRET: 'short', MONGODB_URI: 'mysql://here' }, folder);
    expect(said).toContain('ended with 2');
    for (const name of ['PORT', 'TOKEN_SECRET', 'MONGODB_URI']) expect(said).toContain(`${name}:`);
  });

  test('says in one line that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const said = await failure({ ...admin, PORT: String(port), MONGODB_URI: database.uri }, folder);
    expect(said).toContain(`Port ${port} is taken`);
    expect(said).not.toMatch(/\n\s+at /);
    other.close();
  });

  test('says in one line that its database is not there, without the password', async () => {
    const MONGODB_URI = 'mongodb://shop:hunter2@127.0.0.1:1/tokri?replicaSet=rs0';
    const said = await failure({ ...admin, MONGODB_URI }, folder);
    expect(said).toMatch(/ended with 4 before it opened:\nMONGODB_URI \(mongodb:\/\/…@.*\n$/);
    expect(said).not.toContain('hunter2');
  });

  test('says in one line that its data folder cannot be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const said = await failure({ ...admin, MONGODB_URI: database.uri }, path.join(file, 'data'));
    expect(said).toMatch(
      /ended with 2 before it opened:\nThe data folder .*file\/data cannot be written.*\n$/,
    );
  });

  test('refuses a database written by a newer program', async () => {
    const connection = await mongoose.createConnection(database.uri).asPromise();
    const meta = connection.collection<{ _id: string; version: number }>('meta');
    await meta.updateOne({ _id: 'schema' }, { $set: { version: 99 } }, { upsert: true });
    const config = loadConfig({ NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: folder });
    await expect(startServer(config, database.uri)).rejects.toThrow('schema version 99');
    await meta.deleteOne({ _id: 'schema' });
    await connection.close();
  });
});

describe('a shop that is killed', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tokri-killed-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 }));

  const buyers = 6;
  let second: BuiltShop;
  const quantity = 2;

  test('loses no acknowledged order and keeps no half one (I2, I4, I7)', async () => {
    const first = await openBuiltShop(admin, folder);
    const call = clientOf(first.url);
    const boss = actingAs(await logIn(call, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD), call);
    const made = { name: 'Toned milk', unit: '500 ml', price: 27.5, stock: 100 };
    const { data: milk } = granted(await boss.call(calls.product.create, { body: made }));
    const customers = await Promise.all(Array.from({ length: buyers }, () => newCustomer(call)));
    const bodies = await Promise.all(
      customers.map(async (customer) => {
        await customer.adds(milk, quantity);
        return orderOf(await customer.cart(), (await customer.address())._id);
      }),
    );

    const answers = customers.map((customer, index) =>
      customer.call(calls.order.placeCashOnDelivery, { body: bodies[index] }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    await Promise.race(answers);
    await dropped(first.child);
    const acknowledged = await Promise.all(answers);

    second = await openBuiltShop(admin, folder);
    const again = clientOf(second.url);
    const returning = customers.map((customer): TestCustomer => actingAs(customer, again));
    const kept = await Promise.all(
      returning.map(async (customer) => ({
        orders: granted(await customer.call(calls.order.list)).data.length,
        lines: (await customer.cart()).length,
      })),
    );
    const { stock } = granted(await again(calls.product.details, { body: { productId: milk._id } })).data;

    expect(acknowledged).toContain(true);
    for (const [index, { orders, lines }] of kept.entries()) {
      if (acknowledged[index]) expect(orders).toBe(1);
      expect(orders + lines).toBe(1);
    }
    const sold = kept.reduce((sum, { orders }) => sum + orders, 0) * quantity;
    expect(stock).toBe(100 - sold);
  });

  test('is opened again, and ends with 0 when it is asked to stop, though a reader does not take its answers', async () => {
    const { hostname, port } = new URL(second.url);
    const reader = connect(Number(port), hostname).on('error', () => undefined);
    await once(reader, 'connect');
    reader.write('GET /api/docs/swagger-ui-bundle.js HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(12));
    await once(reader, 'readable'); // the reader takes no byte
    expect(await second.stop()).toBe(0);
    reader.destroy();
  });
});
