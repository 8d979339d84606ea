import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import type { ProductRecord } from '../api/catalogue/product.schema.js';
import { productSchema } from '../api/catalogue/product.schema.js';
import { openApi } from '../api/docs/openApi.js';
import { CategoryPlan } from '../api/importing/categoryPlan.js';
import { guessMapping } from '../api/importing/csv/guess.js';
import { RowReader } from '../api/importing/csv/rows.js';
import { productCells, productFields } from '../api/importing/exportedProduct.js';
import { planRow } from '../api/importing/rowPlan.js';
import { productFields as commandLineFields } from '../cli/importing/fields.js';
import { adminMessages } from '../contract/messages/en/admin.js';
import { messages } from '../contract/messages/en.js';
import { product, productInput } from '../contract/product.js';
import { optionalFields, plainFields, productColumns } from '../contract/productFields.js';
import { fieldsOf, creationOf } from '../ui/ProductForm/productFields.js';
import { changedFields } from '../web/features/admin/auditLog/changedFields.js';

/** A value for each kind of optional field, as it is typed. The text is a valid HSN code, too. */
const typed = { text: '0401', count: '5', rupees: '5', percent: '5' } as const;

const around = { categoryPlan: new CategoryPlan([], []), imageKey: (image: string) => image };

/** Plans the import of a CSV row, given by column. */
const planOf = (row: Readonly<Record<string, string>>, doc?: ProductRecord) => {
  const columns = Object.keys(row);
  const reader = new RowReader(columns, guessMapping(columns));
  return planRow(reader.read({ line: 2, cells: Object.values(row) }), doc, around);
};

/** Returns the product that an import of a row would add. */
const added = (row: Readonly<Record<string, string>>): ProductRecord => {
  const plan = planOf(row);
  if (plan.outcome !== 'new') throw new Error(JSON.stringify(plan));
  return plan.product;
};

const milk = { name: 'Milk', unit: '1 l', price: '60' };
const cellsOf = (doc: ProductRecord) =>
  productCells(productFields(doc, { categories: new Map(), subCategories: new Map() }));

interface Operation {
  requestBody: { content: { 'application/json': { schema: { properties: object } } } };
}
const { paths } = openApi() as unknown as { paths: Record<string, { post: Operation }> };

test('every plain field has a column of its own, and no other name twice', () => {
  const names = plainFields.flatMap(({ column, otherNames }) => [column, ...otherNames]);
  expect(names).toEqual([...new Set(names)]);
  for (const { column } of plainFields) expect(productColumns).toContain(column);
});

describe.each(optionalFields.map((field) => [field.name, field] as const))(
  'the optional field %s',
  (_, { name, column, kind, otherNames }) => {
    const value = typed[kind];
    const stored = productInput.parse({ ...milk, stock: 1, [name]: value })[name];

    test('is in the form, and may stay empty', () => {
      expect(fieldsOf()).toHaveProperty(name, '');
      const empty = { ...fieldsOf(), ...milk, stock: '1' };
      expect(productInput.parse(creationOf(empty))[name] || null).toBeNull();
      expect(productInput.parse(creationOf({ ...empty, [name]: value }))).toHaveProperty(name, stored);
    });

    test('is in the API, its documentation and the database', () => {
      const { requestBody } = paths['/api/product/create']?.post ?? {};
      expect(requestBody?.content['application/json'].schema.properties).toHaveProperty(name);
      expect(product.shape).toHaveProperty(name);
      expect(productSchema.path(name)?.instance).toBe(kind === 'text' ? 'String' : 'Number');
    });

    test('is imported from its column and from those of other systems', () => {
      for (const header of [column, ...otherNames.slice(0, 1)])
        expect(added({ ...milk, [header]: value })).toHaveProperty(name, stored);
      expect(added({ ...milk, [column]: '' })).not.toHaveProperty(name);
    });

    test('is described for operators', async () => {
      const meaning = commandLineFields[column];
      expect(await readFile('docs/cli.md', 'utf8')).toContain(`\n- \`${column}\` ${meaning}\n`);
      expect(await readFile('docs/csv.md', 'utf8')).toContain(`\n| \`${column}\``);
    });

    test('is exported, and the export changes nothing', () => {
      for (const cell of [value, '']) {
        const doc = added({ ...milk, [column]: cell });
        expect(cellsOf(doc)).toHaveProperty(column, cell);
        expect(planOf(cellsOf(doc), doc)).toEqual({ outcome: 'unchanged' });
      }
    });

    test('is removed by an empty cell, and kept without its column', () => {
      const doc = added({ ...milk, [column]: value });
      expect(planOf({ ...milk, [column]: '' }, doc)).toMatchObject({ outcome: 'changed' });
      expect(planOf(milk, doc)).toEqual({ outcome: 'unchanged' });
    });

    test('has its label in the audit log', () => {
      const naming = {
        words: adminMessages.audit,
        language: messages.language,
        nameOf: () => undefined,
        statuses: messages.ui.orders.status,
        reasons: adminMessages.orders.reason,
      };
      const [change] = changedFields(naming, { [name]: null }, { [name]: stored });
      expect(change).toMatchObject({ field: adminMessages.catalogue.form.fields[name], before: '(empty)' });
    });
  },
);
