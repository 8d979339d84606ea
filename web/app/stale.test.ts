import { expect, test } from '@jest/globals';
import { productLink } from '../../contract/links.js';
import { isStale } from './stale.js';

const _id = 'a'.repeat(24);

test('W-23 an old name in an address is noticed', () => {
  expect(isStale(`/product/Old-name-${_id}`, productLink({ _id, name: 'New name' }))).toBe(true);
});

test.each(['Amul milk', 'आटा', '100% juice', 'a/b & c', "Lay's (salted)"])(
  'W-23 the name %s is its own',
  (name) => {
    const link = productLink({ _id, name });
    expect(isStale(link, link)).toBe(false);
    expect(isStale(new URL(link, 'http://shop.example').pathname, link)).toBe(false);
  },
);
