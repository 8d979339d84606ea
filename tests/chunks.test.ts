import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { messages as english } from '../contract/messages/en.js';
import { messages as hindi } from '../contract/messages/hi.js';

const assets = 'dist/web/assets';
const nameOf = (file: string) => file.replace(/-[\w-]{8}\.js$/, '');

/** Lists the chunks in the order of a visit, as `vite.config.ts` names them; `index` is the entry. */
const stages = [
  'react',
  'data',
  'vendor',
  'parts',
  'store',
  'index',
  'browse',
  'search',
  'product',
  'details',
  'cart',
  'checkout',
  'overlays',
  'ratings',
  'menus',
  'orders',
  'forms',
  'account',
  'ratingForm',
  'admin',
];

/** Adds the chunks beside the stages: the bundler's runtime, the Hindi messages, and the image zoom. */
const customers = [...stages.filter((stage) => stage !== 'admin'), 'rolldown-runtime', 'hi', 'ZoomView'];

/** Matches the chunks of the admin screens, their forms and dialogs, and their shared code. */
const admins =
  /Admin|^admin$|^(?:BannerForm|BulkDialog|CategoryDialog|DeliveryForm|AdminOrdersRoute|ShopPageForm|Product(?:Edit|Form|Upload)(?:Route)?)$/;

/** Maps each built file to the files that it imports. */
const waits = new Map<string, string[]>();
let allCode = '';
beforeAll(async () => {
  for (const file of (await readdir(assets)).filter((name) => name.endsWith('.js'))) {
    const code = await readFile(path.join(assets, file), 'utf8');
    allCode += code;
    const imports = code.matchAll(/(?:from|import)\s*["']\.\/([\w-]+\.js)["']/g);
    waits.set(
      file,
      [...imports].map(([, name = '']) => name),
    );
  }
});

const filesOf = (name: string) => [...waits.keys()].filter((file) => nameOf(file) === name);

/** Returns all files that a chunk imports, directly or indirectly. */
const allBefore = (name: string): string[] => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    waits.get(file)?.forEach(visit);
  };
  filesOf(name).forEach(visit);
  return [...seen].map(nameOf);
};

describe('the stages of a visit (ADR 29)', () => {
  test('each is there, and whatever is no stage of a customer’s is the admin’s', () => {
    const built = [...waits.keys()].map(nameOf);

    expect(customers.filter((name) => filesOf(name).length !== 1)).toEqual([]);
    expect(built.filter((name) => !customers.includes(name) && !admins.test(name))).toEqual([]);
  });

  test.each(stages.slice(0, -1).map((stage, at) => [stage, stages.slice(at + 1)] as const))(
    '%s waits for none of %j',
    (stage, later) => {
      const before = allBefore(stage);

      expect(before).toContain('react');
      expect(before.filter((name) => later.includes(name))).toEqual([]);
    },
  );

  test.each(customers)('a customer who needs %s does not load the dashboard', (name) => {
    expect(allBefore(name).filter((before) => admins.test(before))).toEqual([]);
  });
});

test('the service worker keeps every stage of a customer’s, and nothing of the dashboard', async () => {
  const kept = [...(await readFile('dist/web/sw.js', 'utf8')).matchAll(/\/assets\/([\w-]+\.js)/g)].map(
    ([, file = '']) => nameOf(file),
  );

  expect(kept.sort()).toEqual(customers.filter((name) => name !== 'ZoomView').sort());
});

test.each([
  ['English', english],
  ['Hindi', hindi],
])('no page loads the server’s own messages in %s', (_, messages) => {
  expect(allCode).toContain(messages.errors.cartFull);
  const { errors, request, mails, invoice } = messages;
  const said = [errors.badCsv, request.spreadsheet, mails.code.note, invoice.taxIncluded];
  expect(said.filter((words) => allCode.includes(words))).toEqual([]);
});
