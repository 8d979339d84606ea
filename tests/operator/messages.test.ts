import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { untranslatedIn } from '../../api/config/languagesDir.js';
import { messages as english } from '../../contract/messages/en.js';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { operatorReplies, type ReplyOf } from '../../contract/operator/replies.js';
import { tokriIn } from '../support/ranTokri.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tokri-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fileIn = () => path.join(folder, 'mr.json');
const tokri = (...args: string[]) => tokriIn({ LANGUAGES_DIR: folder, DATA_DIR: folder })(...args);
const write = (content: unknown) =>
  writeFileSync(fileIn(), typeof content === 'string' ? content : JSON.stringify(content));
const read = () => JSON.parse(readFileSync(fileIn(), 'utf8')) as Record<string, unknown>;
const findings = async (): Promise<ReplyOf<'doctor'>['findings']> => {
  const { printed } = await tokri('doctor', '--json');
  return operatorReplies.doctor
    .parse(JSON.parse(printed))
    .findings.filter(({ check }) => check === 'languages' || check === 'configuration');
};

test('a new language is written with all messages in English, and then fits the shop', async () => {
  const { printed, code } = await tokri('messages', 'mr');
  expect(printed).toMatch(/^\d+ messages in English added to .*mr\.json\.$/);
  expect(code).toBe(0);
  const { language: _tag, ...texts } = english;
  expect(read()).toEqual({ name: 'मराठी', messages: { ...texts, admin: adminMessages } });
  expect((await findings()).map(({ check, state }) => [check, state])).toEqual([
    ['configuration', 'ok'],
    ['languages', 'warning'], // it is still in English
  ]);
});

test('a file that is there gets what it lacks, and loses nothing', async () => {
  write({ name: 'माय मराठी', by: 'Asha', messages: { ui: { cart: { title: 'कार्ट', old: 'जुने' } } } });
  const { printed } = await tokri('messages', 'mr', '--json');
  const reply = operatorReplies.messages.parse(JSON.parse(printed));
  expect(reply).toMatchObject({ file: fileIn(), language: 'mr' });
  expect(read()).toMatchObject({
    name: 'माय मराठी',
    by: 'Asha',
    messages: { ui: { cart: { ...english.ui.cart, title: 'कार्ट', old: 'जुने' } }, web: english.web },
  });
  const again = await tokri('messages', 'mr', '--json');
  expect(operatorReplies.messages.parse(JSON.parse(again.printed)).added).toBe(0);
  expect(readdirSync(folder)).toEqual(['mr.json']);
});

test('a file that is no JSON is refused, and stays as it is', async () => {
  write('{ "name": ');
  const { said, code } = await tokri('messages', 'mr');
  expect(said).toContain('mr.json cannot be read as JSON');
  expect(code).toBe(3);
  expect(readFileSync(fileIn(), 'utf8')).toBe('{ "name": ');
});

test.each([
  ['hi', /another language than English and Hindi/],
  ['marathi', /another language than English and Hindi/],
])('the language %s is refused', async (language, why) => {
  const { said, code } = await tokri('messages', language);
  expect(said).toMatch(why);
  expect(code).toBe(2);
});

test('without LANGUAGES_DIR the command asks for it', async () => {
  const { said, code } = await tokriIn({})('messages', 'mr');
  expect(said).toContain('Set LANGUAGES_DIR');
  expect(code).toBe(2);
});

test('tokri doctor names the messages that customers read in English, and those that do not exist', async () => {
  write({ messages: { ui: { cart: { title: 'कार्ट', old: 'जुने' } } } });
  const [, unknown, lacking] = await findings();
  expect(unknown).toMatchObject({ state: 'warning', names: ['messages.ui.cart.old'] });
  const { messages } = read() as { messages: Record<string, unknown> };
  expect(lacking?.names).toEqual(untranslatedIn({ messages }));
  expect(lacking?.says).toBe(
    `Customers who read मराठी (mr) see ${lacking?.names.length} messages in English.`,
  );
  write({ messages: { ui: { cart: { title: 7 } } } });
  expect(await findings()).toMatchObject([
    { check: 'configuration', state: 'fault', names: [expect.stringContaining('messages.ui.cart.title')] },
    { check: 'languages', state: 'skipped' },
  ]);
});
