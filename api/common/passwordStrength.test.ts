import { expect, test } from '@jest/globals';
import { isGuessable } from './passwordStrength.js';

const asha = { email: 'asha.rao90@example.test', name: 'Asha Devi Rao' };

test.each([
  ['a common one', 'password123'],
  ['a common one in other letters and signs', 'P@ssw0rd!!2024'],
  ['a common one in wide letters', 'ｐａｓｓｗｏｒｄ１２３'],
  ['the shop', 'Tokri@12345'],
  ['the shop in signs', 'T0kr1-2024'],
  ['the own first name', 'Asha@12345'],
  ['the own whole name', 'AshaDeviRao1'],
  ['the own name twice', 'asha-asha-7'],
  ['the own address', 'asha.rao90@example.test'],
  ['the name in the own address', 'asha_rao_90'],
  ['own words one after another', 'tokri.asha.1'],
])('%s is easy to guess: %s', (_, password) => {
  expect(isGuessable(password, asha)).toBe(true);
});

test('a name in another script counts as well, however its accents are composed', () => {
  expect(isGuessable('मीरा@12345', { email: 'm@example.test', name: 'मीरा' })).toBe(true);
  expect(isGuessable('Zoë-12345'.normalize('NFD'), { email: 'z@example.test', name: 'Zoë' })).toBe(true);
});

test.each([
  'Basket-of-mangoes-7',
  'ashamed-of-mangoes',
  'tokri-of-mangoes',
  '8264910375',
  'rao-quilt-anchor',
  'आम-की-टोकरी-सात',
])('%s is not', (password) => {
  expect(isGuessable(password, asha)).toBe(false);
});

test('two letters are no word to look for', () => {
  expect(isGuessable('io-40918-io', { email: 'io@example.test', name: 'Io' })).toBe(false);
});
