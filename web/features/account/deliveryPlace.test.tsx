import { beforeEach, expect, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { TokriThemeProvider } from '../../../ui/theme/TokriThemeProvider.js';
import { sessionBegan, sessionEnded } from '../../app/session/sessionSlice.js';
import { createStore } from '../../app/store.js';
import { chosenPlace, useDeliveryPlace } from './deliveryPlace.js';
import { useAddressEditor } from './useAddressEditor.js';

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

function NewAddress() {
  const { add, dialog } = useAddressEditor(async () => undefined);
  return (
    <>
      <button onClick={add}>New</button>
      {dialog}
    </>
  );
}

test('a new address starts with the chosen place', async () => {
  const store = createStore(() => Promise.resolve({ data: [] }));
  store.dispatch(sessionEnded());
  chosenPlace.write(undefined, ['560001']);
  render(
    <Provider store={store}>
      <TokriThemeProvider>
        <NewAddress />
      </TokriThemeProvider>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  expect(await screen.findByLabelText('PIN code')).toHaveValue('560001');
});
