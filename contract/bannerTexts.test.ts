import { expect, test } from '@jest/globals';
import { bannerTexts } from './bannerTexts.js';

const banner = {
  title: 'Diwali sweets',
  text: 'Until Sunday',
  action: 'Order',
  titleHindi: 'दिवाली की मिठाई',
  textHindi: '',
  actionHindi: '',
  link: '/search?q=sweets',
  image: '',
};

test('a Hindi reader gets the Hindi texts, and the English ones where there are none', () => {
  expect(bannerTexts(banner, 'hi')).toEqual({
    title: 'दिवाली की मिठाई',
    text: 'Until Sunday',
    action: 'Order',
    href: '/search?q=sweets',
  });
  expect(bannerTexts(banner, 'en-IN').title).toBe('Diwali sweets');
});

test('what is empty is left to the defaults of the banner', () => {
  const empty = Object.fromEntries(Object.keys(banner).map((name) => [name, ''])) as typeof banner;
  expect(bannerTexts(empty, 'hi')).toEqual({});
});
