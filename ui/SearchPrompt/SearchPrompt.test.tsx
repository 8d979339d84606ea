import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SearchPrompt, nextKeystroke } from './SearchPrompt.js';
import { show } from '../samples/show.js';

const shown = () => screen.getByRole('link').textContent?.replace('Search for products', '');
const askForLessMotion = (wanted: boolean) => {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: wanted && media.includes('reduce'),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
};

describe('the typed prompt', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    askForLessMotion(false);
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (time: number) => {
    for (let passed = 0; passed < time; passed += 50) act(() => jest.advanceTimersByTime(50));
  };

  test('S-027 is a link to the search', () => {
    show(<SearchPrompt />);
    expect(screen.getByRole('link', { name: 'Search for products' })).toHaveAttribute('href', '/search');
  });

  test('S-026 S-173 rests 1000 ms, is taken back, and the next one is typed', () => {
    show(<SearchPrompt />);
    expect(shown()).toBe('Search "milk"');
    wait(1_000);
    expect(shown()).toBe('Search "milk"');
    wait(50);
    expect(shown()).toBe('Search "milk');
    wait(50 * 12);
    wait(50 * 16);
    expect(shown()).toBe('Search "bread"');
  });

  test('rests while it has the focus', () => {
    show(<SearchPrompt />);
    fireEvent.focus(screen.getByRole('link'));
    wait(3_000);
    expect(shown()).toBe('Search "milk"');
  });

  test('rests, too, where its owner wants to know of the focus', () => {
    const onFocus = jest.fn();
    show(<SearchPrompt onFocus={onFocus} />);
    fireEvent.focus(screen.getByRole('link'));
    wait(3_000);
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('Search "milk"');
  });

  test('stands still for those who ask for less motion', () => {
    askForLessMotion(true);
    show(<SearchPrompt />);
    wait(3_000);
    expect(shown()).toBe('Search "milk"');
  });
});

test('S-026 after the last prompt comes the first', () => {
  const [next] = nextKeystroke(['milk', 'chips'], { position: 1, letters: 0, erasing: true });
  expect(next).toEqual({ position: 0, letters: 0, erasing: false });
});
