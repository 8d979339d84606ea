import { describe, expect, test } from '@jest/globals';
import { DomainError } from '../common/domainError.js';
import { keyOf, urlOf } from './imageKey.js';

const key = `${'0a'.repeat(32)}.webp`;
const elsewhere = 'https://pictures.example/milk.png?size=2';

describe('a picture', () => {
  test('is sent as a path, absolute where the shop has a public address', () => {
    expect(urlOf(key)).toBe(`/media/${key}`);
    expect(urlOf(key, 'https://tokri.example')).toBe(`https://tokri.example/media/${key}`);
    expect([urlOf(''), urlOf(elsewhere, 'https://tokri.example')]).toEqual(['', elsewhere]);
  });

  test('is accepted back in either form', () => {
    expect(keyOf(`/media/${key}`)).toBe(key);
    expect(keyOf(`/media/${key}`, 'https://tokri.example')).toBe(key);
    expect(keyOf(`https://tokri.example/media/${key}`, 'https://tokri.example')).toBe(key);
    expect(keyOf(`http://127.0.0.1:3000/media/${key}`)).toBe(key);
    expect([keyOf(''), keyOf(elsewhere)]).toEqual(['', elsewhere]);
  });

  test.each([
    `http://elsewhere.example/media/${key}`,
    'http://elsewhere.example/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'file:///etc/passwd',
    '/media/../../etc/passwd',
    '/media/milk.png',
    'milk.png',
    'https://',
  ])('is not accepted as %s', (image) => {
    for (const publicUrl of [undefined, 'https://tokri.example'])
      expect(() => keyOf(image, publicUrl)).toThrow(DomainError);
  });
});
