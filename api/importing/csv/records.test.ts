import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { delimiterOf, readRecords } from './records.js';

/** Splits the text into chunks of `size` bytes, as an upload arrives. */
const pieces = (text: string, size: number) => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
};

const read = async (text: string, size = 7) => {
  const found = [];
  for await (const { line, cells, torn, tooLong } of readRecords(Readable.from(pieces(text, size)), ','))
    found.push(torn ? [line, 'torn'] : tooLong ? [line, 'too long'] : [line, ...cells]);
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

test('a record that is too long is told by its line, and those behind it are read, whatever is in it', async () => {
  const long = 'x'.repeat(1_000_001);
  const half = 'y'.repeat(500_000);
  const records = [
    [long, 1],
    [`"${'a line\r\n'.repeat(200_000)}",1`, 200_001],
    [`1,"say ""${half},\n${half}"" "`, 2],
    [`"${half}"${half},"\n"`, 2],
    [`${half}"${half},5" pipe`, 1],
    [','.repeat(1_000_001), 1],
    [`"${half}\n${half}"\rx`, 3],
  ] as const;
  for (const [at, [record, lines]] of records.entries()) {
    const [end, size] = at % 2 ? ['\r\n', 3_000_000] : ['\n', 65_536];
    expect(await read(`a,b${end}1,2${end}${record}${end}3,"4${end}5"${end}`, size)).toEqual([
      [1, 'a', 'b'],
      [2, '1', '2'],
      [3, 'too long'],
      [3 + lines, '3', `4${end}5`],
    ]);
  }
});

test('one that is too long may stand at the end, and be followed by another one', async () => {
  const long = 'x'.repeat(1_200_000);
  expect(await read(`a,b\r"${long}\r"\r${long}\r1,2\r${long}`, 100_000)).toEqual([
    [1, 'a', 'b'],
    [2, 'too long'],
    [4, 'too long'],
    [5, '1', '2'],
    [6, 'too long'],
  ]);
});

test('no more of a record is kept than it may have', async () => {
  const piece = Buffer.from('x'.repeat(1_000_000));
  const endless = function* () {
    yield Buffer.from('a,b\n1,"');
    for (let at = 0; at < 100; at++) yield piece;
    yield Buffer.from('"\n2,3\n');
  };
  const found = [];
  let max = 0;
  const watched = function* () {
    for (const chunk of endless()) {
      max = Math.max(max, process.memoryUsage().arrayBuffers);
      yield chunk;
    }
  };
  const before = process.memoryUsage().arrayBuffers;
  for await (const { line, tooLong } of readRecords(Readable.from(watched()), ','))
    found.push([line, tooLong]);
  expect(found).toEqual([
    [1, undefined],
    [2, true],
    [3, undefined],
  ]);
  expect(max - before).toBeLessThan(40_000_000);
});
