import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { sessionBegan, sessionEnded } from '../../app/session/sessionSlice.js';
import { createStore } from '../../app/store.js';
import { useRememberViewed, recentlyViewed } from './useRecentlyViewed.js';

const [milk, bread] = ['a'.repeat(24), 'b'.repeat(24)];

/** Renders the hook with a session that a test can change. */
const looking = (productId: string | undefined) => {
  const store = createStore();
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { rerender } = renderHook((id: string | undefined) => useRememberViewed(id), {
    wrapper,
    initialProps: productId,
  });
  const begin = (userId: string) => act(() => void store.dispatch(sessionBegan({ userId })));
  const end = () => act(() => void store.dispatch(sessionEnded()));
  return { begin, end, look: rerender };
};

beforeEach(() => {
  localStorage.clear();
  recentlyViewed.forget();
});

test('nothing is remembered before it is known who is there', () => {
  const { begin } = looking(milk);
  expect(recentlyViewed.now()).toBe('');
  begin('asha');
  expect(recentlyViewed.read('asha')).toEqual([milk]);
  expect(recentlyViewed.read(undefined)).toEqual([]);
});

test('a session that ends on a product’s page makes nothing of a customer’s everybody’s', () => {
  const { begin, end, look } = looking(milk);
  begin('asha');
  recentlyViewed.forget(); // as a log-out in another tab does
  end();
  look(undefined); // the product reloads
  look(milk);
  expect(recentlyViewed.now()).toBe('');
});

test('each product is remembered as one comes to it, and again as one comes back', () => {
  const { end, look } = looking(milk);
  end();
  look(bread);
  look(milk);
  expect(recentlyViewed.read(undefined)).toEqual([milk, bread]);
});
