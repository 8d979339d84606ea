import { expect, test } from '@jest/globals';
import { IdentifierLines } from './identifierLines.js';

test('each of many identifiers has the first line that used it', () => {
  const lines = new IdentifierLines();
  const identifiers = Array.from({ length: 50_000 }, (_, at): [string, number] => [`key ${at}`, at + 1]);
  lines.add(identifiers.slice(0, 30_000));
  lines.add([['key 7', 99]]);
  lines.add(identifiers);
  expect(identifiers.every(([identifier, line]) => lines.get(identifier) === line)).toBe(true);
  expect([lines.get('key 50000'), lines.get(''), lines.get('name ghee\n1 l')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
