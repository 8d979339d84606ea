import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { plainText } from '../../api/importing/plainText.js';
import { survey, dialectOf } from '../../api/importing/records.js';

/** Returns the text of a file that arrives in chunks of this many bytes. */
const read = (bytes: Buffer, size = 3) => {
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  return text(Readable.from(plainText(Readable.from(pieces), 1_000_000)));
};

const bigEndian = (bytes: Buffer) => Buffer.from(bytes).swap16();
const littleEndian = (words: string) => Buffer.from(`\uFEFF${words}`, 'utf16le');

const words = 'name\tprice\nदूध 🥛\t60\n';

test('a file in UTF-16 is read by its mark, gzipped too', async () => {
  for (const bytes of [littleEndian(words), bigEndian(littleEndian(words)), gzipSync(littleEndian(words))])
    for (const size of [1, 3, 1_000]) expect(await read(bytes, size)).toBe(words);
});

test('what cannot be read says what it is, and how to mend it', async () => {
  const zipped = gzipSync(words.repeat(50));
  const [spreadsheet, encoding, torn] = [
    /spreadsheet \(such as .xlsx or .ods\).*save the sheet as "CSV UTF-8"/,
    /not UTF-8 text.*Save it as "CSV UTF-8"/,
    /gzip file is incomplete or damaged. Download it again/,
  ];
  for (const [bytes, said] of [
    [Buffer.from('PK\u0003\u0004....'), spreadsheet],
    [gzipSync('PK\u0003\u0004....'), spreadsheet],
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), spreadsheet],
    [Buffer.from(words, 'utf16le'), encoding],
    [Buffer.from('name,price\nCafé,1', 'latin1'), encoding],
    [Buffer.from('name,price\nMilk\u0000,1'), encoding],
    [Buffer.from('name,price\nदूध').subarray(0, -1), encoding],
    [littleEndian(words).subarray(0, -1), encoding],
    [gzipSync(bigEndian(littleEndian(words)).subarray(0, -1)), encoding],
    [littleEndian('name\ud83e\tprice'), encoding],
    [littleEndian('name\tprice\n\udd5b'), encoding],
    [littleEndian('name\tprice\n\ud83e'), encoding],
    [zipped.subarray(0, -6), torn],
    [zipped.subarray(0, 20), torn],
    [Buffer.concat([zipped.subarray(0, 15), Buffer.alloc(9), zipped.subarray(24)]), torn],
  ] as const)
    await expect(read(bytes)).rejects.toThrow(said);
});

test('whatever comes of a file, its source is closed', async () => {
  for (const bytes of [
    Buffer.from('name,price\nMilk,60\n'),
    Buffer.from('PK\u0003\u0004....'),
    gzipSync('PK\u0003\u0004....'),
    Buffer.from('name,price\nMilk\u0000,1'),
    gzipSync('name,price\nMilk\u0000,1'),
    littleEndian(words).subarray(0, -1),
    gzipSync(Buffer.alloc(2_000_000, 'name,price\n')),
  ]) {
    const source = Readable.from([bytes.subarray(0, 5), bytes.subarray(5), Buffer.alloc(0)]);
    await text(Readable.from(plainText(source, 1_000_000))).catch(() => undefined);
    await finished(source).catch(() => undefined);
    expect(source.destroyed).toBe(true);
  }
});

test('a file without rows says so, and one that names a column twice says which', async () => {
  for (const [content, said] of [
    ['', 'This file is empty'],
    ['\n\n', 'This file is empty'],
    ['[]', 'This file is an empty list'],
    [' [ ] ', 'This file is an empty list'],
    ['name,price,unit, price ', 'has the column "price" twice, as number 2 and 4'],
    ['name', 'column names in the first line'],
  ] as const)
    await expect(survey(Readable.from([Buffer.from(content)]), dialectOf(content))).rejects.toThrow(said);
  const unnamed = 'name,price,,\nMilk,60,,';
  expect(await survey(Readable.from([Buffer.from(unnamed)]), dialectOf(unnamed))).toEqual({
    columns: ['name', 'price', '', ''],
    total: 1,
  });
});

test('a file of which nothing can be read because it runs on says so, and from which line', async () => {
  const long = 'x'.repeat(1_000_001);
  const [tooLong, torn] = [
    (line: number) => `starts in line ${line} is longer than 1 MB`,
    (line: number) => `starts in line ${line} opens a quote that is never closed`,
  ];
  for (const [content, said] of [
    [`[{"name":"${long}"},\n{"name":"${long}"}]`, tooLong(1)],
    [`\n[\n{"name":"${long}"}]`, tooLong(3)],
    [`{"name":"${long}"}`, tooLong(1)],
    [`${long},price\nMilk,60`, tooLong(1)],
    [`\n"${long}",price\nMilk,60`, tooLong(2)],
    ['"name,price\nMilk,60\n', torn(1)],
    ['\nname,"price\nMilk,60\n', torn(2)],
    [`name,"price\nMilk,${long}`, torn(1)],
    [`[{"name":"${long}"},\n{"name":"Milk","pri`, tooLong(1)],
    [`[{"name" "Milk"},\n{"name":"${long}"}]`, 'from line 1, column 10'],
  ] as const)
    await expect(survey(Readable.from([Buffer.from(content)]), dialectOf(content))).rejects.toThrow(said);
  const some = `[{"name":"${long}"},{"name":"Milk","price":60}]`;
  expect(await survey(Readable.from([Buffer.from(some)]), dialectOf(some))).toEqual({
    columns: ['name', 'price'],
    total: 2,
  });
});
