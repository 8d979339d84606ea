import { expect, test } from '@jest/globals';
import { applyOverrides } from './overrides.js';

test('an override replaces its message and leaves the others; an unknown key has no effect', () => {
  const messages = { title: 'Cart', done: { added: 'Added', removed: 'Removed' }, days: ['Mon', 'Tue'] };
  applyOverrides(messages, {
    done: { added: 'In the cart', lost: 'Lost' },
    days: ['M', 'T'],
    more: { a: 'b' },
  });
  expect(messages).toEqual({
    title: 'Cart',
    done: { added: 'In the cart', removed: 'Removed' },
    days: ['M', 'T'],
  });
});
