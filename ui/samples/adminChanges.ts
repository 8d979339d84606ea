import type { ShownAuditEntry } from '../AuditLog/auditEntry.js';
import { breadImage, milkImage } from './drawnImages.js';

export const auditEntries: readonly ShownAuditEntry[] = [
  {
    id: 'a1',
    at: '2026-11-21T05:12:00.000Z',
    who: 'Ravi Menon',
    email: 'ravi@tokri.example',
    act: 'changed',
    kind: 'product',
    name: 'Amul Taaza Toned Milk',
    href: '/milk',
    changes: [
      { field: 'Price', before: '₹72.00', after: '₹74.00' },
      { field: 'Stock', before: '12', after: '40' },
      {
        field: 'Image',
        before: '1 image',
        after: '2 images',
        imagesBefore: [milkImage],
        imagesAfter: [milkImage, breadImage],
      },
    ],
  },
  {
    id: 'a2',
    at: '2026-11-21T04:40:00.000Z',
    who: 'Asha Kulkarni',
    act: 'created',
    kind: 'category',
    name: 'Fresh Juices',
    href: '/juices',
    changes: [],
  },
  {
    id: 'a5',
    at: '2026-11-21T04:12:00.000Z',
    who: 'Admin',
    email: 'a-very-long-address-of-an-admin@branch-of-the-shop.example',
    act: 'imported',
    kind: 'import',
    name: 'bigbasket_products_of_november.csv',
    href: '/import',
    note: 'Finished. New products: 27,410, changed: 120, unchanged: 20, rows with errors: 5, new categories and sub categories: 101',
    changes: [],
  },
  {
    id: 'a3',
    at: '2026-11-20T11:05:00.000Z',
    who: undefined,
    act: 'changed',
    kind: 'order',
    name: 'TK-0MZR-6YEE',
    href: '/order',
    changes: [{ field: 'Status', before: 'Placed', after: 'Cancelled' }],
  },
  {
    id: 'a4',
    at: '2026-11-20T10:58:00.000Z',
    who: 'Ravi Menon',
    act: 'deleted',
    kind: 'product',
    name: 'Organic Cold-Pressed Single-Origin Extra Virgin Coconut Oil in a Glass Bottle',
    changes: [
      {
        field: 'Description',
        before: 'Pressed the day it is picked, bottled the day after, and on your table in a week.',
        after: undefined,
      },
    ],
  },
];

export const importPreview = {
  newCategories: ['Gourmet, World Food'],
  newSubCategories: Array.from({ length: 31 }, (_, at) => `Sauces, Spreads & Dips ${at + 1}`),
  counts: { new: 1_204, changed: 86, unchanged: 310, bad: 3 },
  badRows: [
    {
      line: 14,
      column: 'price',
      value: 'free',
      reason: 'The price is no number',
      fix: 'Enter rupees with at most two decimals, such as 74.50',
    },
    {
      line: 203,
      column: 'unit',
      value: '',
      reason: 'The unit is missing',
      fix: 'Write how much one gets: 1 L, 400 g',
    },
    {
      line: 1_377,
      column: 'category',
      value: 'Milk, Curd, Paneer, Butter, Cheese and All Other Things That Come From a Cow',
      reason: 'There is no category of this name',
      fix: 'Add the category first, or use one of: Dairy, Bakery, Vegetables',
    },
  ],
  changes: [
    { product: 'Amul Taaza Toned Milk', field: 'Price', before: '₹72.00', after: '₹74.00' },
    { product: 'Amul Taaza Toned Milk', field: 'Stock', before: '12', after: '40' },
    { product: 'Broccoli', field: 'Description', before: '', after: 'Crisp and green, from the hills.' },
  ],
};
