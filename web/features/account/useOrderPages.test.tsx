import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type PropsWithChildren, useLayoutEffect } from 'react';
import { Provider } from 'react-redux';
import { listed, sampleOrder } from '../../../ui/samples/account.js';
import { sessionBegan } from '../../app/session/sessionSlice.js';
import { createStore } from '../../app/store.js';
import { useOrderPages } from './useOrderPages.js';

/** Opens the list of a customer with two pages of orders; `hold` keeps the answers back until it is called again. */
const open = async () => {
  let held: Promise<void> | undefined;
  let release = () => undefined as void;
  const store = createStore(async (_id, body) => {
    const { page = 1 } = (body ?? {}) as { page?: number };
    await held;
    const order = { ...listed(sampleOrder), _id: `order-${page}`, orderId: `TK-${page}` };
    return { data: [order], totalPage: 2, totalCount: 2, page };
  });
  store.dispatch(sessionBegan({ userId: 'asha' }));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  let rendered = () => undefined as void;
  const usePages = () => {
    const pages = useOrderPages();
    useLayoutEffect(() => rendered()); // before the effects of the hook
    return pages;
  };
  const { result } = renderHook(usePages, { wrapper });
  await waitFor(() => expect(result.current.orders).toHaveLength(1));
  const hold = () => {
    held = new Promise((resolve) => (release = resolve));
  };
  /** Does something once after the next render, before its effects. */
  const afterRender = (work: () => void) => {
    rendered = () => {
      rendered = () => undefined;
      work();
    };
  };
  return { current: () => result.current, hold, release: () => act(() => release()), afterRender };
};

test('older orders that are wanted while the list loads again come after it', async () => {
  const { current, hold, release } = await open();
  hold();
  act(() => current().reload());
  await act(() => Promise.resolve());
  act(() => current().more?.());
  expect(current().loadingMore).toBe(true);
  release();
  await waitFor(() => expect(current().orders?.map(({ orderId }) => orderId)).toEqual(['TK-1', 'TK-2']));
  expect(current()).toMatchObject({ loadingMore: false, more: undefined });
});

test('older orders that are wanted just as the list begins to load again come after it', async () => {
  const { current, afterRender } = await open();
  afterRender(() => current().more?.());
  act(() => current().reload());
  await waitFor(() => expect(current().orders?.map(({ orderId }) => orderId)).toEqual(['TK-1', 'TK-2']));
});
