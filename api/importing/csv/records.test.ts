import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { delimiterOf, readRecords } from './records.js';

/** As it arrives: in pieces of so many bytes. */
const pieces = (text: string, size: number) => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
};

const read = async (text: string, size = 7) => {
  const found = [];
  for await (const { line, cells, torn } of readRecords(Readable.from(pieces(text, size)), ','))
    found.push(torn ? [line, 'torn'] : [line, ...cells]);
  return found;
};

test('a record is told by the line where it begins, whatever its line ends and those inside it', async () => {
  expect(await read('\uFEFFa,b\r\n1,"x\r\ny"\r\n\r\n2,"p\nq"\n,\n3,z')).toEqual([
    [1, 'a', 'b'],
    [2, '1', 'x\r\ny'],
    [5, '2', 'p\nq'],
    [8, '3', 'z'],
  ]);
});

test('lines may end as old Macs end them', async () => {
  expect(await read('a,b\r1,"x\ry"\r2,z\r', 1_000)).toEqual([
    [1, 'a', 'b'],
    [2, '1', 'x\ry'],
    [4, '2', 'z'],
  ]);
  expect(delimiterOf('a;b\r1,2,3;4\r')).toBe(';');
});

test('quotes in the middle of a cell are a part of it', async () => {
  expect(await read('a,b\n5" pipe,"say ""hi"""\n"z"y,1')).toEqual([
    [1, 'a', 'b'],
    [2, '5" pipe', 'say "hi"'],
    [3, '"z"y', '1'],
  ]);
});

test('a quote that is never closed spoils nothing before it, and fills no memory', async () => {
  const torn = [
    [1, 'a', 'b'],
    [2, '1', '2'],
    [3, 'torn'],
  ];
  for (const size of [3, 1_000, 10_000_000]) {
    expect(await read('a,b\n1,2\n3,"x\n4,5\n', size)).toEqual(torn);
    expect(await read(`a,b\n1,2\n3,"${'long lines\n'.repeat(100_000)}`, Math.max(size, 1_000))).toEqual(torn);
  }
});

test('the delimiter is the one that the first line is full of', () => {
  expect(['a,b;c,d', 'a;b;"c,,,,,"', 'a\tb', 'one', '"a;b;c",d\n;;;;;'].map(delimiterOf)).toEqual([
    ',',
    ';',
    '\t',
    ',',
    ',',
  ]);
});
