import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { sessionBegan, sessionEnded } from '../../app/session/sessionSlice.js';
import { createStore } from '../../app/store.js';
import { chosenPlace, useDeliveryPlace } from './deliveryPlace.js';

beforeEach(() => {
  localStorage.clear();
  chosenPlace.forget();
});

test('the place that a guest has chosen belongs to the customer who logs in', () => {
  const store = createStore(() => Promise.resolve({ data: [] }));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  act(() => void store.dispatch(sessionEnded()));
  chosenPlace.write(undefined, ['560001']);
  const { result } = renderHook(useDeliveryPlace, { wrapper });
  expect(result.current).toBe('560001');
  act(() => void store.dispatch(sessionBegan({ userId: 'asha' })));
  expect(result.current).toBe('560001');
  expect(chosenPlace.read('bina')).toEqual([]);
  expect(chosenPlace.read('asha')).toEqual(['560001']);
});
