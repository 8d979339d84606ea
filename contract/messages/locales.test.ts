import { describe, expect, test } from '@jest/globals';
import { messages as english } from './en.js';
import { adminMessages as englishDashboard } from './en/admin.js';
import { messages as hindi } from './hi.js';
import { adminMessages as hindiDashboard } from './hi/admin.js';

/** Lists every message with its path: "ui.cart.title", "ui.search.prompts.0". */
const flat = (node: unknown, path = ''): [path: string, text: string][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => flat(child, path ? `${path}.${key}` : key))
    : [[path, String(node)]];

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

/** Words that a reader of Hindi knows in Latin script: brands, formats and names of protocols. */
const keptInLatin = new Set([
  'Tokri',
  'English',
  ...['JPEG', 'PNG', 'WebP', 'AVIF', 'MB'],
  ...['https', 'JSON', 'CSV', 'UTF', 'Idempotency', 'Key'],
  ...['Enter', 'Esc'],
  ...['HSN', 'GST', 'GSTIN', 'CGST', 'SGST', 'UTGST', 'IGST', 'FSSAI'], // as on every bill
  ...['ml', 'kg', 'pcs'], // as on packs and in unit prices
]);

/** Tags for programs, which are not translated. */
const tags = new Set(['language']);

/** The message catalogues by name, each in English and in Hindi. */
const catalogues: [name: string, english: unknown, hindi: unknown][] = [
  ['the shop', english, hindi],
  ['the dashboard', englishDashboard, hindiDashboard],
];

describe.each(catalogues)('the Hindi edition of %s', (_, inEnglish, inHindi) => {
  const words = flat(inHindi);
  const known = new Map(words);

  test('has every text of the English one, and no other', () => {
    expect(words.map(([path]) => path).sort()).toEqual(
      flat(inEnglish)
        .map(([path]) => path)
        .sort(),
    );
  });

  test('fills in the same values', () => {
    const differing = flat(inEnglish).filter(
      ([path, text]) => String(placeholders(text)) !== String(placeholders(known.get(path) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  test('is written in Devanagari, but for a few words that everybody knows in Latin script', () => {
    const foreign = words.filter(([path, text]) => {
      const latin = text.replace(/\{\w+\}/g, '').match(/\p{Script=Latin}+/gu) ?? [];
      return !tags.has(path) && latin.some((word) => !keptInLatin.has(word));
    });
    expect(foreign).toEqual([]);
  });

  test('is spelled in one way, so that a search in the page finds it', () => {
    expect(words.filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });
});

test('Hindi messages about a field or a cell also read well alone, as in the table of bad rows', () => {
  const postposition = /^(में|से|को|का|की|के|पर|ने)\s/;
  const all = [...flat(hindi.fields), ...flat(hindi.importing.reasons)];
  expect(all.filter(([, text]) => postposition.test(text))).toEqual([]);
});
