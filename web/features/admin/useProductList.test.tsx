import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore, type Store } from '../../app/store.js';
import { useStockTable } from './stock/useStockTable.js';
import { useProductList } from './useProductList.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const inStore = (store: Store, address: string) =>
  function Wrapper({ children }: PropsWithChildren) {
    return (
      <Provider store={store}>
        <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
      </Provider>
    );
  };

/** Renders a dashboard list at page 2 and records its requests. */
const atPageTwo = <T,>(useList: () => T) => {
  const store = createStore();
  const { result } = renderHook(useList, { wrapper: inStore(store, '/dashboard?page=2') });
  const asked = () => Object.values(store.getState().api.queries).map((query) => query?.originalArgs);
  return { list: result, asked };
};
const query = (search: string, page: number) => expect.objectContaining({ search, page });

test('S-104 new words on page 2 ask once, for page 1, when 300 ms have passed without typing', async () => {
  const { list, asked } = atPageTwo(useProductList);
  act(() => list.current.onSearchChange('ri'));
  await wait(299);
  act(() => list.current.onSearchChange('rice'));
  expect(list.current.search).toBe('rice');
  await wait(299);
  expect(asked()).toEqual([query('', 2)]);
  await wait(1);
  expect(asked()).toEqual([query('', 2), query('rice', 1)]);
});

test('S-105 another page is asked for at once', async () => {
  const { list, asked } = atPageTwo(useProductList);
  act(() => list.current.onPageChange(3));
  expect(asked()).toEqual([query('', 2), query('', 3)]);
  await wait(1_000);
  expect(asked()).toHaveLength(2);
});

test('S-104 the table of stock waits in the same way', async () => {
  const { list, asked } = atPageTwo(useStockTable);
  act(() => list.current.change({ search: 'rice' }, true));
  await wait(299);
  expect(asked()).toEqual([query('', 2)]);
  await wait(1);
  expect(asked()).toEqual([query('', 2), query('rice', 1)]);
  act(() => list.current.change({ stock: 'low' }));
  expect(asked()).toHaveLength(3);
});

test('products that others added since are there when the list is opened again', async () => {
  let added: object[] = [];
  const store = createStore(() => Promise.resolve({ data: added, totalNoPage: added.length }));
  const wrapper = inStore(store, '/dashboard');
  const { result, unmount } = renderHook(useProductList, { wrapper });
  await wait(100);
  expect(result.current.products).toEqual([]);
  unmount();
  added = [{ _id: 'milk' }];
  const again = renderHook(useProductList, { wrapper });
  await wait(100);
  expect(again.result.current.products).toEqual(added);
});
