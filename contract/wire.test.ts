import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  count,
  id,
  percentInput,
  imageInput,
  reference,
  replyId,
  rupees,
  rupeesInput,
  text,
  time,
  totalInput,
} from './wire.js';

const objectId = '64b0c0ffee64b0c0ffee64b0';
const taken = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('ids', () => {
  test('are 24 hexadecimal digits, small inside', () => {
    expect(id.parse(objectId.toUpperCase())).toBe(objectId);
    for (const wrong of [
      '',
      'x',
      objectId.slice(1),
      `${objectId} `,
      `${objectId}\n`,
      12345678901,
      null,
      undefined,
      { $ne: null },
      [objectId],
    ])
      expect([wrong, taken(id, wrong)]).toEqual([wrong, false]);
  });

  test('W-10 may stand alone or in an object with other keys', () => {
    expect(reference.parse(objectId)).toBe(objectId);
    expect(reference.parse({ _id: objectId, name: 'Milk' })).toBe(objectId);
    expect(taken(reference, { id: objectId })).toBe(false);
  });

  test('leave as text, whatever they are inside', () => {
    expect(z.encode(replyId, objectId)).toBe(objectId);
    expect(z.encode(replyId, { toHexString: () => objectId })).toBe(objectId);
  });
});

describe('numbers', () => {
  test('may be their plain decimal text', () => {
    expect(count(1, 100).parse('7')).toBe(7);
    expect(rupeesInput.parse('99.5')).toBe(9_950);
    expect(percentInput.parse('12.25')).toBe(12.25);
    expect(totalInput.parse(' 100 ')).toBe(10_000);
  });

  test('are nothing else', () => {
    for (const wrong of [
      '',
      ' ',
      'x',
      '1e3',
      '0x10',
      '+1',
      '1,000',
      '1; x',
      'Infinity',
      'NaN',
      '१',
      null,
      true,
      {},
      [],
      [1],
      NaN,
      Infinity,
    ])
      for (const schema of [count(0, 100), rupeesInput, percentInput, totalInput])
        expect([wrong, taken(schema, wrong)]).toEqual([wrong, false]);
  });

  test('stay within their bounds', () => {
    expect([0, 1, 100, 101, 1.5, '1.5'].map((value) => taken(count(1, 100), value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([-0.01, 0, 100, 100.01, 33.333].map((value) => taken(percentInput, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(
      [-1, 0, 0.01, 10_000_000, 10_000_001, 1e308, 1.005].map((value) => taken(rupeesInput, value)),
    ).toEqual([false, true, true, true, false, false, false]);
  });
});

describe('what travels', () => {
  test('is rupees outside and paise inside', () => {
    expect(z.encode(rupees, 18_550)).toBe(185.5);
    expect(rupees.parse(185.5)).toBe(18_550);
  });

  test('is ISO time outside and a date inside', () => {
    const date = new Date('2026-11-21T08:00:00.000Z');
    expect(z.encode(time, date)).toBe('2026-11-21T08:00:00.000Z');
    expect(time.parse('2026-11-21T08:00:00.000Z')).toEqual(date);
  });
});

describe('texts', () => {
  test('are trimmed, of the length that is asked for, and storable', () => {
    expect(text(5).parse('  milk ')).toBe('milk');
    expect(['', '   ', 'longer', 'a\u0000b', 5, null].map((value) => taken(text(5), value))).toEqual(
      Array(6).fill(false),
    );
  });
});

describe('pictures', () => {
  test.each(['', '/media/a.webp', 'https://pictures.example/a.png', 'http://localhost:3000/media/a.webp'])(
    'may be "%s"',
    (value) => {
      expect(taken(imageInput, value)).toBe(true);
    },
  );

  test.each([
    'a.png',
    '/etc/passwd',
    '/media/../x',
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'http://elsewhere.example/a.png',
    'ftp://a/media/b',
    'https://',
  ])('are never "%s"', (value) => {
    expect(taken(imageInput, value)).toBe(false);
  });
});
