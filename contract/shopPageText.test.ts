import { describe, expect, test } from '@jest/globals';
import { limits } from './limits.js';
import { messages as english } from './messages/en.js';
import { messages as hindi } from './messages/hi.js';
import { blocksOf, fillShopPage, plainText, shopPageValues } from './shopPageText.js';

const unset = { legalName: '', address: '', grievanceContact: '', gstin: '' };
const values = shopPageValues('Tokri', { ...unset, email: 'help@shop.example' });

test('a line with a placeholder that is not set is left out, and a heading with nothing below it too', () => {
  const text =
    '{shop} sells.\n# Seller\n- GSTIN: {gstin}\n\n# Contact\n- Write to {email}.\n- Call {phone}.\n# Law\n{officer}';
  expect(fillShopPage(text, values)).toBe('Tokri sells.\n\n# Contact\n- Write to help@shop.example.');
});

test('only a heading whose own lines are left out goes, whatever it is called', () => {
  const text = '# Terms\n# Note\n{phone}\n # Note\nWe sell.\n# End';
  expect(fillShopPage(text, values)).toBe('# Terms\n# Note\nWe sell.\n# End');
});

test('a value is not filled in again, and an unknown placeholder stays', () => {
  expect(fillShopPage('{shop} {other}', { ...values, shop: '{email}' })).toBe('{email} {other}');
});

test('a text is split into headings, lists and paragraphs', () => {
  expect(blocksOf('One\n\n#  Two \r\n- a\n- b\nThree\n-c')).toEqual([
    { kind: 'paragraph', text: 'One' },
    { kind: 'heading', text: 'Two' },
    { kind: 'list', entries: ['a', 'b'] },
    { kind: 'paragraph', text: 'Three' },
    { kind: 'paragraph', text: '-c' },
  ]);
});

test('a description has the sentences without the headings', () => {
  expect(plainText('# Delivery\nEvery day.\n- By foot.')).toBe('Every day. By foot.');
});

const everywhere = [english, hindi].flatMap(({ language, shopPages }) =>
  Object.entries(shopPages).map(([page, text]) => [language, page, text] as const),
);
describe.each(everywhere)('the default text in %s of %s', (_language, _page, text) => {
  test('fits the form', () => expect(text.length).toBeLessThanOrEqual(limits.shopPage));

  test('says nothing about what is not set, and leaves no placeholder', () => {
    for (const filled of [values, shopPageValues('Tokri', unset)]) {
      const shown = fillShopPage(text, filled);
      expect(shown).not.toMatch(/\{\w+\}/);
      expect(blocksOf(shown).length).toBeGreaterThan(0);
    }
  });
});
