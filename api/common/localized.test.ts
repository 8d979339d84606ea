import { expect, test } from '@jest/globals';
import { messages as hindi } from '../../contract/messages/hi.js';
import { localized } from './localized.js';

test('a detail whose translated name another detail has keeps its English name, and says that it is English', () => {
  const [brand, maker, unit] = ['Brand', 'Maker', 'Net quantity'].map((name) => ({ name, value: 'Amul' }));
  const translations = {
    hi: {
      more_details: [
        { of: 'Brand', name: 'ब्रांड', value: 'अमूल' },
        { of: 'Maker', name: 'ब्रांड', value: 'अमूल' },
        { of: 'Net quantity', name: 'Net quantity', value: 'अमूल' },
      ],
    },
  };
  const product = { name: 'Milk', unit: '1 l', more_details: [brand, maker, unit], translations };
  expect(localized(product, hindi)).toMatchObject({
    more_details: [{ name: 'ब्रांड' }, { name: 'Maker' }, { name: 'Net quantity' }],
    untranslatedDetails: { names: ['Maker'], values: [] },
  });
});
