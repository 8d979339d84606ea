import { expect, test } from '@jest/globals';
import { MeantLines } from './meantLines.js';

test('each of many meanings has the line that was the first to mean it', () => {
  const lines = new MeantLines();
  const meanings = Array.from({ length: 50_000 }, (_, at): [string, number] => [`key ${at}`, at + 1]);
  lines.add(meanings.slice(0, 30_000));
  lines.add([['key 7', 99]]);
  lines.add(meanings);
  expect(meanings.every(([meaning, line]) => lines.get(meaning) === line)).toBe(true);
  expect([lines.get('key 50000'), lines.get(''), lines.get('name ghee\n1 l')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
