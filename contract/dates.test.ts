import { expect, test } from '@jest/globals';
import { dueTime } from './dates.js';

const evening = new Date('2026-11-21T18:20:00Z'); // ten to midnight in India

test.each([
  ['2026-11-21T18:29:00Z', 'en-IN', '11:59 pm'],
  ['2026-11-21T18:40:00Z', 'en-IN', '22 Nov, 12:10 am'],
  ['2026-11-20T18:40:00Z', 'en-IN', '12:10 am'],
  ['2026-11-20T17:00:00Z', 'en-IN', '20 Nov, 10:30 pm'],
  ['2026-11-21T18:40:00Z', 'hi', '22 नव॰, रात 12:10'],
  ['2026-11-20T22:35:00Z', 'hi', 'सुबह 4:05'],
  ['2026-11-21T09:00:00Z', 'hi', 'दोपहर 2:30'],
  ['2026-11-21T13:00:00Z', 'hi', 'शाम 6:30'],
])('what is due at %s is said in %s as %s', (due, language, said) => {
  expect(dueTime(due, language, evening).replace(/\s/g, ' ')).toBe(said); // some engines write a narrow space
});
