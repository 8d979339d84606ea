import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { installation } from '../api/common/installation.js';
import { allCalls, calls } from '../contract/calls.js';
import { routes } from '../contract/links.js';
import { schemaOf } from '../contract/schemas.js';
import { openTestShop, type TestShop } from './support/shop.js';

interface Operation {
  operationId: string;
  summary: string;
  security: Record<string, unknown>[];
  parameters?: { name: string; in: string; required: boolean; schema: { pattern?: string } }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { description: string; headers?: Record<string, unknown>; content: Record<string, { schema: Schema }> }
  >;
}
interface Schema {
  type?: string;
  properties?: Record<string, unknown>;
  required?: string[];
  allOf?: [unknown, { properties: { code: { enum: string[] } } }];
}
interface Document {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown>; securitySchemes: Record<string, unknown> };
}

let shop: TestShop;
let document: Document;
beforeAll(async () => {
  shop = await openTestShop();
  document = (await (await fetch(`${shop.url}/api/openapi.json`)).json()) as Document;
});
afterAll(() => shop.close());

const operationOf = ({ path, method }: { path: string; method: string }) =>
  document.paths[path]?.[method.toLowerCase()];

/** Returns every `$ref` in a document. */
const references = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : references(inner),
  );
};

describe('the OpenAPI document', () => {
  test('has every call of the table, once, and else only the page at the path of one', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(described.sort()).toEqual(
      [
        ...allCalls.map(({ id, method, path }) => `${id} ${method} ${path}`),
        `page.stopMails GET ${routes.stopMails}`,
      ].sort(),
    );
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Tokri', version: installation.version },
    });
  });

  test('refers to nothing that is not in it', () => {
    const known = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(references(document).filter((reference) => !known.includes(reference))).toEqual([]);
  });

  test.each(allCalls.map((row) => [row.id, row] as const))(
    'says of %s what it takes, answers and refuses',
    (_, row) => {
      const operation = operationOf(row);
      const scheme = { public: [], refresh: ['refreshToken'], user: ['accessToken'], admin: ['accessToken'] }[
        row.access
      ];
      expect(operation?.security.flatMap((one) => Object.keys(one))).toEqual(scheme);
      expect(operation?.summary).not.toBe(row.id);

      const statuses = Object.keys(operation?.responses ?? {});
      const expected = [
        '200',
        '503',
        ...(row.method === 'GET' ? [] : ['400', '413', '415']),
        ...(operation?.parameters?.some(({ in: place }) => place === 'query') ? ['400'] : []),
        ...(scheme.length ? ['401'] : []),
      ];
      expect(statuses).toEqual(
        expect.arrayContaining(row.access === 'admin' ? [...expected, '403'] : expected),
      );
      const codes = Object.values(operation?.responses ?? {}).flatMap(
        ({ content }) => content['application/json']?.schema.allOf?.[1].properties.code.enum ?? [],
      );
      expect(codes).toEqual(expect.arrayContaining([...schemaOf(row).errors]));

      const done = operation?.responses[200]?.content ?? {};
      if (row.stream) expect(Object.keys(done)).toEqual(['text/event-stream']);
      else if (row.download)
        expect(done).toEqual({
          [row.download]: { schema: { type: row.download === 'application/json' ? 'object' : 'string' } },
        });
      else
        expect(done['application/json']?.schema.required).toEqual([
          'success',
          'error',
          'message',
          ...Object.keys(schemaOf(row).reply.shape),
        ]);
      const taken = Object.keys(operation?.requestBody?.content ?? {});
      expect(taken).toEqual(
        row.method === 'GET' ? [] : [row.file ? 'multipart/form-data' : 'application/json'],
      );
    },
  );

  test.each(allCalls.map((row) => [row.id, row] as const))(
    'says of %s which key and cookie go beside its body',
    (_, row) => {
      const operation = operationOf(row);
      const taken = operation?.parameters?.map(({ name, in: place, required }) => [name, place, required]);
      expect(taken ?? []).toEqual([
        ...(row.id === 'order.list' ? ['page', 'limit'].map((name) => [name, 'query', false]) : []),
        ...(row.id === 'delivery.promise' ? [['pincode', 'query', true]] : []),
        ...(row.id === 'shop.page'
          ? [
              ['page', 'query', true],
              ['language', 'query', false],
            ]
          : []),
        ...(row.id === 'shop.storedPage' ? [['page', 'query', true]] : []),
        ...(row.keyed ? [['Idempotency-Key', 'header', false]] : []),
        ...(row.needsCookie ? [['tokri_reset', 'cookie', true]] : []),
      ]);
      expect(Object.keys(operation?.responses[200]?.headers ?? {})).toEqual(
        row.givesCookie ? ['Set-Cookie'] : [],
      );
    },
  );

  test('W-02 W-35 names the key of an order or product and the cookie of a new password', () => {
    const keyed = ['product.create', 'order.placeCashOnDelivery', 'order.checkout'];
    const beside = allCalls.filter((row) =>
      operationOf(row)?.parameters?.some(({ in: place }) => place !== 'query'),
    );
    expect(beside.map(({ id }) => id)).toEqual(['user.resetPassword', ...keyed]);
    const [key] = operationOf(calls.order.placeCashOnDelivery)?.parameters ?? [];
    expect(key?.schema.pattern).toBe('^[\\x20-\\x7e]{1,200}$');
    expect(JSON.stringify(operationOf(calls.user.verifyOtp)?.responses[200]?.headers)).toContain(
      'tokri_reset=',
    );
  });

  test('is drawn from what may be sent: numbers may be text, defaults may be left out', () => {
    const create =
      document.paths['/api/product/create']?.post?.requestBody?.content['application/json']?.schema;
    expect(create?.required).toEqual(['name', 'unit', 'stock', 'price']);
    expect(create?.properties?.price).toEqual({
      anyOf: [{ type: 'number' }, { type: 'string', maxLength: 30, pattern: expect.any(String) }],
    });
  });
});

test('the description is readable in a browser, with no script inside the page', async () => {
  const answer = await fetch(`${shop.url}/api/docs`);
  const page = await answer.text();
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const scripts = [...page.matchAll(/<script src="([^"]+)"><\/script>/g)].map(([, src]) => src ?? '');
  expect(page.match(/<script/g)).toHaveLength(scripts.length);
  const statusOf = async (address: string) => {
    const reply = await fetch(shop.url + address);
    await reply.arrayBuffer(); // a shop that closes waits for whoever has not read its reply
    return reply.status;
  };
  for (const address of [...scripts, '/api/docs/swagger-ui.css']) expect(await statusOf(address)).toBe(200);
  expect(await statusOf('/api/docs/package.json')).toBe(404);
});
