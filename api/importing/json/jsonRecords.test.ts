import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { FileFormat } from '../fileRecord.js';
import { cellOf, readJson } from './jsonRecords.js';

/** Splits the text into chunks of `size` bytes, as an upload arrives. */
const pieces = (text: string, size: number) => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
};

/** Returns each object with its line; a broken record has its place and whether it is the last. */
const read = async (text: string, format: Exclude<FileFormat, 'csv'> = 'json', size = 5) => {
  const found = [];
  for await (const record of readJson(Readable.from(pieces(text, size)), format)) {
    const { line, fields, broken, torn, tooLong, repeated } = record;
    if (tooLong) found.push([line, 'too long']);
    else if (repeated !== undefined) found.push([line, 'twice', repeated]);
    else if (broken) found.push([line, 'broken', broken.line, broken.column, ...(torn ? ['torn'] : [])]);
    else found.push([line, fields]);
  }
  return found;
};

test('an object of a list is told by the line where it begins, with brackets and quotes inside its texts', async () => {
  expect(
    await read('\uFEFF[\n {"a": "x}, {\\"y\\"]"},\r\n\n{"b":\n {"c": [1, {"d": "\\\\"}]}}, {} ]\n'),
  ).toEqual([
    [2, { a: 'x}, {"y"]' }],
    [4, { b: { c: [1, { d: '\\' }] } }],
    [5, {}],
  ]);
  expect(await read('[ ]')).toEqual([]);
});

test('a line of JSONL is an object, and one that is none spoils no other', async () => {
  expect(await read('\uFEFF{"a":"दूध"}\r\n\n{"a":1,}\n[2]\n{"a":"\n{"a":3}', 'jsonl')).toEqual([
    [1, { a: 'दूध' }],
    [3, 'broken', 3, 8],
    [4, 'broken', 4, 1],
    [5, 'broken', 5, 6],
    [6, { a: 3 }],
  ]);
});

test('what is no JSON is told by line and column, in characters; the objects behind it are read', async () => {
  expect(await read('[{"a":"दूध" "b":1},\n{"a":tru},\n{\n"a": 01},{"a":"Tea "Gold""},{"a":5}]')).toEqual([
    [1, 'broken', 1, 13],
    [2, 'broken', 2, 6],
    [3, 'broken', 4, 7],
    [4, 'broken', 4, 21],
    [4, { a: 5 }],
  ]);
});

test('what stands in a list instead of an object spoils no other', async () => {
  const text = '[null, {"a":1},\n5,"x, {]",[{"b":[2]}, 3],\n tru {"c":1} , {"a":2}]';
  for (const size of [1, 5, 100])
    expect(await read(text, 'json', size)).toEqual([
      [1, 'broken', 1, 2],
      [1, { a: 1 }],
      [2, 'broken', 2, 1],
      [2, 'broken', 2, 3],
      [2, 'broken', 2, 11],
      [3, 'broken', 3, 2],
      [3, { a: 2 }],
    ]);
});

test('where a list is no list there is no going on', async () => {
  for (const [text, ...place] of [
    ['[{"a":1}\n {"a":2}]', 2, 2],
    ['[{"a":1},\n', 2, 1],
    ['[{"a":1},]', 1, 10],
    ['[{"a":1},,{"a":2}]', 1, 10],
    ['[{"a":1}, 5', 1, 11],
    ['[{"a":1},{"a":', 1, 10],
    ['[{"a":1}] x', 1, 11],
    ['[{"a":1},{"a":"\n"}]', 1, 16],
  ] as const)
    expect(await read(text)).toEqual([
      [1, { a: 1 }],
      [place[0], 'broken', ...place, 'torn'],
    ]);
});

test('an object that is too long is told by its line, and those behind it are read', async () => {
  const long = `{"b":"${'x'.repeat(1_100_000)}"}`;
  for (const [text, format] of [
    [`[{"a":1},\n${long},\n{"c":"}"},${long}]`, 'json'],
    [`{"a":1}\n${long}\n{"c":"}"}\n${long}`, 'jsonl'],
  ] as const)
    for (const size of [64_000, 4_000_000])
      expect(await read(text, format, size)).toEqual([
        [1, { a: 1 }],
        [2, 'too long'],
        [3, { c: '}' }],
        [format === 'json' ? 3 : 4, 'too long'],
      ]);
});

test('a text that is never closed fills no memory, and is told for what it is', async () => {
  expect(await read(`[{"a":1},\n{"b":"${'x'.repeat(1_100_000)}`, 'json', 64_000)).toEqual([
    [1, { a: 1 }],
    [2, 'broken', 2, 1, 'torn'],
  ]);
});

test('a name that an object has twice is told, however it is written and however deep', async () => {
  const escaped = String.raw`{"b":{"x":1,"\u0078":2}},{"a":"\"a\":1,\"a\":","b":[{"c":1},{"c":1}]},{"a\\":":","b":"a\\"}`;
  expect(
    await read(`[{"a":1,"b":{"a":2},"a":3},${escaped},
{"__proto__":1,"__proto__":2},{"": "a" , "" :1}]`),
  ).toEqual([
    [1, 'twice', 'a'],
    [1, 'twice', 'x'],
    [1, { a: '"a":1,"a":', b: [{ c: 1 }, { c: 1 }] }],
    [1, { 'a\\': ':', b: 'a\\' }],
    [2, 'twice', '__proto__'],
    [2, 'twice', ''],
  ]);
});

test('values stand as in cells of CSV', () => {
  expect(
    ['x', 1.5, true, null, ['a|b', 'c\\'], [], { Brand: 'Amul' }, [{ a: 1 }]].map((value) => cellOf(value)),
  ).toEqual(['x', '1.5', 'true', '', 'a\\|b | c\\\\', '', '{"Brand":"Amul"}', '[{"a":1}]']);
});
