import { expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { sessionBegan } from '../../app/session/sessionSlice.js';
import { createStore } from '../../app/store.js';
import { guestCartRead } from './cartSlice.js';
import { useCheckoutCart } from './CheckoutCartLines.js';

test('W-18 after a login the checkout waits until the cart of the guest is in the account', async () => {
  const store = createStore(() => Promise.resolve({ data: [] }));
  store.dispatch(guestCartRead([{ productId: 'a'.repeat(24), quantity: 2, seenPrice: 54, name: 'Milk' }]));
  store.dispatch(sessionBegan({ userId: 'asha' }));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useCheckoutCart(), { wrapper });
  await waitFor(() => expect(result.current.lines).toEqual([]));
  expect(result.current.status).toBe('loading');
  act(() => void store.dispatch(guestCartRead([])));
  expect(result.current.status).toBe('ready');
});
