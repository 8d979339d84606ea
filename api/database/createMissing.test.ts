import { afterAll, beforeAll, expect, test } from '@jest/globals';
import mongoose, { type Connection, Schema } from 'mongoose';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.js';
import { createMissing } from './createMissing.js';

let database: TestDatabase;
let connection: Connection;
beforeAll(async () => {
  database = await openTestDatabase();
  connection = mongoose.createConnection(database.uri, {
    autoIndex: false,
    autoCreate: false,
    monitorCommands: true,
  });
  await connection.asPromise();
  const milk = new Schema({ name: String, category: String });
  milk.index({ name: 1 }, { unique: true, partialFilterExpression: { name: { $exists: true } } });
  milk.index({ category: 1 }, { collation: { locale: 'en', strength: 2 } });
  connection.model('Milk', milk, 'milks');
  connection.model('Rice', new Schema({ name: String }), 'rices');
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const indexes = async () => (await connection.collection('milks').indexes()).map(({ name }) => name).sort();
const whole = ['_id_', 'category_1', 'name_1'];

test('makes all of an empty database, by two at once too', async () => {
  await Promise.all([createMissing(connection), createMissing(connection)]);
  expect(await indexes()).toEqual(whole);
  expect((await connection.listCollections()).map(({ name }) => name).sort()).toEqual(['milks', 'rices']);
});

test('makes again what is missing, and creates nothing where nothing is', async () => {
  await connection.collection('milks').dropIndex('name_1');
  await connection.dropCollection('rices');
  await createMissing(connection);
  expect(await indexes()).toEqual(whole);
  const commands = new Set<string>();
  connection.getClient().on('commandStarted', ({ commandName }) => commands.add(commandName));
  await createMissing(connection);
  expect([...commands].sort()).toEqual(['listCollections', 'listIndexes']);
});

test('does not take an index of other options for the one that is wanted', async () => {
  await connection.collection('milks').dropIndex('name_1');
  await connection.collection('milks').createIndex({ name: 1 });
  await expect(createMissing(connection)).rejects.toThrow(/name_1|different options|same name/);
});
