import type { ImportJob, ImportPreview, UploadedImport } from '../../../contract/importing.js';

const id = 'f'.repeat(24);

export const uploaded: UploadedImport = {
  id,
  name: 'shelf.csv',
  columns: ['product', 'category', 'sub_category', 'market_price', 'sale_price', 'pack', 'description'],
  mapping: {
    name: 'product',
    category: 'category',
    sub_category: 'sub_category',
    price: 'market_price',
    sale_price: 'sale_price',
    unit: 'pack',
  },
  rows: 1_603,
};

const badRows = [
  {
    line: 14,
    column: 'market_price',
    value: 'free',
    reason: 'This is no number',
    fix: 'Enter a number without commas, such as 28 or 28.50',
  },
  {
    line: 802,
    column: 'product',
    value: '',
    reason: 'The name is missing',
    fix: 'Enter what is on the pack',
  },
];

export const preview: ImportPreview = {
  done: 1_603,
  total: 1_603,
  new: 1_204,
  changed: 86,
  unchanged: 311,
  badCount: 2,
  bad: badRows,
  stockChanged: 31,
  missing: { stock: 1_204, unit: 317 },
  changes: [
    { name: 'Amul Taaza Toned Milk', unit: '1 L', before: { price: 7200 }, after: { price: 7400 } },
    {
      name: 'Nandini Curd',
      unit: '500 g',
      before: { stock: 12, category: ['Dairy'] },
      after: { stock: 40, category: ['Dairy, Bread & Eggs'] },
    },
  ],
  noteCount: 12,
  notes: [
    {
      line: 3,
      column: 'sale_price',
      value: '85.14',
      reason: 'becomes 85.00: a discount takes off whole rupees',
      fix: 'Enter rupees with at most two decimals: the price itself, or whole rupees below it',
    },
  ],
  newCategories: ['Gourmet & World Food'],
  newSubCategories: [],
};

export const job: ImportJob = {
  id,
  name: 'shelf.csv',
  state: 'running',
  by: 'ravi@example.in',
  done: 640,
  total: 1_603,
  new: 500,
  changed: 40,
  unchanged: 99,
  badCount: 1,
  bad: badRows.slice(0, 1),
  startedAt: '2026-11-21T05:12:00.000Z',
};
