import { expect, test } from '@jest/globals';
import { foodMarkOf } from './foodMark.js';

const details = (all: Record<string, string>) =>
  Object.entries(all).map(([name, value]) => ({ name, value }));

test.each([
  ['Food type', 'Veg', 'veg'],
  ['food Type ', 'Pure Vegetarian', 'veg'],
  ['Diet', '100% Veg', 'veg'],
  ['Diet', 'Vegan', 'veg'],
  ['Food type', 'Honey', 'veg'],
  ['Food type', 'Milk products', 'veg'],
  ['Veg/Non-veg', 'Veg.', 'veg'],
  ['Vegetarian', 'Yes', 'veg'],
  ['Non-veg', 'No', 'veg'],
  ['आहार', 'शाकाहारी', 'veg'],
  ['Veg/Non-veg', 'NON-VEG', 'nonVeg'],
  ['FSSAI category', 'Non vegetarian', 'nonVeg'],
  ['Diet', 'Contains egg', 'nonVeg'],
  ['Diet', 'Egg', 'nonVeg'],
  ['Diet', 'Eggetarian', 'nonVeg'],
  ['Vegetarian', 'No', 'nonVeg'],
  ['भोजन का प्रकार', 'मांसाहारी', 'nonVeg'],
])('%s: %s is %s', (name, value, mark) => {
  expect(foodMarkOf(details({ Brand: 'Amul', [name]: value }))).toBe(mark);
});

test.each([
  ['Food type', 'Veg / Non-veg'],
  ['Food type', 'Snack'],
  ['Food type', ''],
  ['Diet', 'May contain egg'],
  ['Diet', 'Vegetarian, contains egg'],
  ['FSSAI category', 'Dairy products and analogues'],
  ['Ingredients', 'Egg'],
  ['Vegetarian', 'On request'],
  ['Description', 'Veg'],
  ['FSSAI', '10012021000071'],
])('%s: %s leaves it open', (name, value) => {
  expect(foodMarkOf(details({ [name]: value }))).toBeUndefined();
});

test('two details that agree say it, two that contradict each other do not', () => {
  expect(foodMarkOf(details({ Diet: 'Veg', 'Food type': 'Vegetarian' }))).toBe('veg');
  expect(foodMarkOf(details({ Diet: 'Veg', 'Food type': 'Non-veg' }))).toBeUndefined();
  expect(foodMarkOf(details({ 'Food type': 'Snack', Diet: 'Veg' }))).toBeUndefined();
});

test('what has no details has no mark', () => {
  expect(foodMarkOf([])).toBeUndefined();
});
