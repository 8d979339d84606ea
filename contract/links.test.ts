import { describe, expect, test } from '@jest/globals';
import {
  categoryLink,
  categoryTileLink,
  idOf,
  isStale,
  listingLink,
  imageSrcSet,
  productLink,
  searchLink,
  slug,
} from './links.js';

/**
 * Generates texts of up to eight code units of every kind, unpaired surrogates included; the same texts each
 * time.
 */
function* oddTexts(count: number): Generator<string> {
  const units = [
    'a',
    ' ',
    ',',
    '&',
    '/',
    '%',
    '.',
    '-',
    '\0',
    '\u0939',
    '\ud83e',
    '\udd5b',
    '\ud800',
    '\udfff',
  ];
  let seed = 1;
  const next = (below: number) => (seed = (seed * 48_271) % 0x7fffffff) % below;
  for (let n = 0; n < count; n++)
    yield Array.from({ length: next(9) }, () => units[next(units.length)]).join('');
}

const dairy = { _id: '64b000000000000000000001', name: 'Dairy, Bread & Eggs' };
const milk = { _id: '64b000000000000000000002', name: 'Milk' };
const lassi = { _id: '64b000000000000000000003', name: 'Lassi' };

describe('links', () => {
  test('S-019 spaces, commas and ampersands become hyphens', () => {
    expect(slug('Dairy, Bread & Eggs')).toBe('Dairy--Bread---Eggs');
    expect(slug('a\tb c')).toBe('a-b-c');
  });

  test('S-017 a listing has both names and both ids, each after the last dash', () => {
    const link = listingLink(dairy, milk);
    expect(link).toBe(`/Dairy--Bread---Eggs-${dairy._id}/Milk-${milk._id}`);
    expect(link.slice(1).split('/').map(idOf)).toEqual([dairy._id, milk._id]);
  });

  test('S-018 a product has its name and its id', () => {
    const product = { _id: '64b00000000000000000000a', name: 'Amul Taaza - Toned Milk' };
    expect(productLink(product)).toBe('/product/Amul-Taaza---Toned-Milk-64b00000000000000000000a');
    expect(idOf(productLink(product))).toBe(product._id);
  });

  test('W-23 what a path cannot hold is percent-encoded, and the id is found all the same', () => {
    for (const name of ['50% off / today?', 'मूंग दाल', 'a#b', '<b>"quotes"</b>', '..', '🥛']) {
      const link = productLink({ ...milk, name });
      const [pathname] = [new URL(link, 'https://tokri.example').pathname];
      expect(pathname).toBe(link);
      expect(idOf(decodeURIComponent(pathname))).toBe(milk._id);
      expect(decodeURIComponent(pathname)).toContain(name.replace(/[\s,&]/g, '-'));
    }
  });

  test('W-23 whatever the name, there is a link that says it and finds the id', () => {
    const dashed = (name: string) => name.replace(/[\s,&]/g, '-');
    const whole = (text: string) => Buffer.from(text).toString(); // UTF-8 writes U+FFFD for an unpaired surrogate, too
    const wrong = [...oddTexts(20_000)].filter((name) => {
      const link = decodeURIComponent(productLink({ ...milk, name }));
      return link !== `/product/${whole(dashed(name))}-${milk._id}` || idOf(link) !== milk._id;
    });
    expect(wrong).toEqual([]);
    for (const query of oddTexts(2_000))
      expect(new URL(searchLink(query), 'https://tokri.example').searchParams.get('q') ?? '').toBe(
        whole(query),
      );
  });

  test('S-020 a category opens its first sub category', () => {
    expect(categoryTileLink({ ...dairy, firstSubCategory: lassi })).toBe(listingLink(dairy, lassi));
  });

  test('W-22 a category without sub categories opens with all of its products', () => {
    expect(categoryTileLink(dairy)).toBe(categoryLink(dairy));
    expect(categoryLink(dairy)).toBe(`/Dairy--Bread---Eggs-${dairy._id}`);
  });

  test('S-005 a search carries what was typed', () => {
    expect(searchLink('dal & rice')).toBe('/search?q=dal%20%26%20rice');
    expect(searchLink()).toBe('/search');
  });
});

describe('a picture', () => {
  const key = `${'0a'.repeat(32)}.webp`;

  test('of the shop can be had in several widths, the whole one last', () => {
    for (const src of [
      `/media/${key}`,
      '/media/demo/product-milk-1.webp',
      `https://tokri.example/media/${key}`,
    ])
      expect(imageSrcSet(src)?.split(', ')).toEqual([
        ...[160, 320, 480, 640, 960, 1_280].map((width) => `${src}?w=${width} ${width}w`),
        `${src} 1600w`,
      ]);
  });

  test('from elsewhere, or yet to be uploaded, is as it is', () => {
    for (const src of [
      '',
      'https://pictures.example/milk.webp',
      'https://pictures.example/media/milk.png',
      `https://pictures.example/a/media/${key}`,
      `/media/${key}?v=2`,
      '/assets/milk-abc.webp',
      'data:image/webp;base64,AAAA',
      'blob:http://localhost/media/x',
    ])
      expect([src, imageSrcSet(src)]).toEqual([src, undefined]);
  });
});

describe('a stale link', () => {
  const _id = 'a'.repeat(24);
  test('W-23 an old name in an address is noticed', () => {
    expect(isStale(`/product/Old-name-${_id}`, productLink({ _id, name: 'New name' }))).toBe(true);
  });

  test.each(['Amul milk', 'आटा', '100% juice', 'a/b & c', "Lay's (salted)"])(
    'W-23 the name %s is its own',
    (name) => {
      const link = productLink({ _id, name });
      expect(isStale(link, link)).toBe(false);
      expect(isStale(new URL(link, 'http://shop.example').pathname, link)).toBe(false);
    },
  );
});
