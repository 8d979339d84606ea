import { afterEach, expect, test } from '@jest/globals';
import { overridesId } from '../../../contract/messages/overrides.js';
import { overridden, overriddenPart } from './overrides.js';

const page = (overrides?: object): void => {
  document.getElementById(overridesId)?.remove(); // the styles in the head belong to other test files too
  if (!overrides) return;
  const script = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: overridesId,
  });
  script.textContent = JSON.stringify(overrides);
  document.head.append(script);
};
afterEach(() => page());

test('the page brings the messages that the shop replaces, by language', () => {
  page({ en: { title: 'Basket', admin: { title: 'Sales' }, ratings: { title: 'Opinions' } } });
  expect(overridden('en', { title: 'Cart', end: 'End' })).toEqual({ title: 'Basket', end: 'End' });
  expect(overriddenPart('en', 'admin', { title: 'Dashboard' })).toEqual({ title: 'Sales' });
  expect(overriddenPart('en', 'ratings', { title: 'Reviews' })).toEqual({ title: 'Opinions' });
  expect(overridden('hi', { title: 'कार्ट' })).toEqual({ title: 'कार्ट' });
});

test('a page without overrides changes nothing', () => {
  expect(overridden('en', { title: 'Cart' })).toEqual({ title: 'Cart' });
});
