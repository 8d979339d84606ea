import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { addressInput } from './address.js';
import { errorStatus } from './errors.js';
import { issuesIn } from './issues.js';
import { messages } from './messages/en.js';
import { messages as hindi } from './messages/hi.js';
import { fill } from './messages/fill.js';
import { registerInput } from './user.js';
import { count, email, id, rupeesInput, text } from './wire.js';

const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each<[string, z.ZodType, unknown, string]>([
  ['what is missing', text(5), undefined, 'is required'],
  ['a missing choice', z.enum(['one', 'two']), undefined, 'is required'],
  ['an empty text', text(5), ' ', 'is required'],
  ['a long text', text(5), 'longer', 'can be at most 5 characters'],
  ['a short text', z.string().min(8), 'short', 'must be at least 8 characters'],
  ['a number for a text', text(5), 5, 'must be text'],
  ['a small number', count(1, 9), 0, 'must be at least 1'],
  ['a big number', count(1, 9), '10', 'must be at most 9'],
  ['a broken number', count(1, 9), 1.5, 'must be a whole number'],
  ['an empty list', z.array(z.string()).min(1), [], 'is required'],
  ['too few', z.array(z.string()).min(2), ['a'], 'must have at least 2'],
  ['too many', z.array(z.string()).max(1), ['a', 'b'], 'can have at most 1'],
  ['no address', email, 'nobody', 'is not a valid email address'],
  ['no id', id, 'x', 'is not a valid id'],
  ['a price of more than the most', rupeesInput, 20_000_000, 'must be at most ₹1,00,00,000'],
  ['a price of 20 digits', rupeesInput, '9'.repeat(20), 'must be at most ₹1,00,00,000'],
  ['a price below zero', rupeesInput, -5, 'must not be negative'],
  ['thousandths of a rupee', rupeesInput, 1.005, 'enter rupees with at most two decimals'],
  ['anything else', z.boolean(), 'yes', 'is not valid'],
])('%s is called what it is', (_, schema, value, message) => {
  expect(said(schema, value)).toBe(message);
});

const inHindi = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: issuesIn(hindi) }).error?.issues.map(({ message }) => message);

test('validation issues are in the requested language', () => {
  expect(inHindi(text(5), undefined)).toEqual([hindi.fields.required]);
  expect(inHindi(text(5), 'longer')).toEqual([fill(hindi.fields.tooLong, { maximum: 5 })]);
  expect(inHindi(email, 'nobody')).toEqual([hindi.fields.email]);
  expect(inHindi(rupeesInput, 1.005)).toEqual([hindi.rules.rupees]);
});

test("the issues of a schema's own rules are in the requested language", () => {
  const pune = { address_line: '12 Laxmi Road', city: 'Pune', state: 'Maharashtra', country: 'भारत' };
  expect(inHindi(addressInput, { ...pune, pincode: '11', mobile: '12' })).toEqual([
    hindi.rules.pinCode,
    hindi.rules.mobile,
  ]);
  expect(inHindi(addressInput, { ...pune, pincode: '011001', mobile: '1234567890' })).toEqual([
    hindi.rules.pinCodeStart,
    hindi.rules.mobileStart,
  ]);
  const asha = { name: 'आशा', email: 'asha@example.test', password: 'long enough' };
  expect(inHindi(registerInput, { ...asha, confirmPassword: 'another' })).toEqual([
    hindi.local.passwordsDiffer,
  ]);
});

test('S-170 the local messages stand exactly as specified', () => {
  expect(Object.values(messages.local)).toEqual([
    'Please Login',
    'password and confirm password must be same',
    'New password and confirm password must be same',
    'Item added',
    'Item removed',
    'Address Remove',
    'Do not have permission',
  ]);
});

test('every error code has a message and a status of its own kind', () => {
  expect(Object.keys(messages.errors).sort()).toEqual(Object.keys(errorStatus).sort());
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400);
});

test('a text is filled where there is a value and left as it is where there is none', () => {
  expect(fill('{first} of {second}', { first: 1 })).toBe('1 of {second}');
  expect(fill('{a}', { a: '{b}', b: 'x' })).toBe('{b}');
});
