import { beforeEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { usualRules } from '../../../contract/deliveryRules.js';
import { sampleSlots } from '../../../ui/samples/delivery.js';
import { deliveryTimeDraft, writeDraft } from '../../app/session/drafts.js';
import { createStore } from '../../app/store.js';
import { useDeliveryTime } from './useDeliveryTime.js';

const later = { ...usualRules, slots: { on: true, minutes: 120, days: 2, capacity: 1, lead: 60 } };
const [full, free] = sampleSlots.map(({ from, to }) => ({ from, to }));
if (!full || !free) throw new Error('the sample has no slots');
const gone = { from: '2026-11-19T02:30:00.000Z', to: '2026-11-19T04:30:00.000Z' };
const ago = (hours: number) => ({ at: Date.now() - hours * 3_600_000 });

let offered: object[];
beforeEach(() => {
  sessionStorage.clear();
  offered = sampleSlots;
});

/** Opens a checkout, as a reload or a later visit does. */
const checkout = async (closed = false) => {
  const store = createStore(() => Promise.resolve({ data: offered }));
  const wrapper = ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>;
  const { result, unmount } = renderHook(() => useDeliveryTime(later, closed), { wrapper });
  await waitFor(() => expect(result.current.slots).toBeDefined());
  return { current: () => result.current, unmount };
};

test.each([
  ['is over', gone],
  ['is full', full],
])('a choice of an earlier visit that %s is dropped without a word', async (_, slot) => {
  writeDraft('', deliveryTimeDraft, { ...slot, ...ago(20) });
  const { current } = await checkout();
  expect(current()).toMatchObject({ time: 'now', slot: undefined, issue: undefined });
});

test('a choice of an earlier visit that is still free stays', async () => {
  writeDraft('', deliveryTimeDraft, { ...free, ...ago(20) });
  expect((await checkout()).current()).toMatchObject({ slot: free, issue: undefined });
});

test('a choice that became full during this checkout is told, also after a reload', async () => {
  const first = await checkout();
  act(() => first.current().choose(free));
  offered = sampleSlots.map((slot) => ({ ...slot, full: true }));
  act(() => first.current().retry());
  await waitFor(() => expect(first.current().issue).toBe('full'));
  first.unmount();
  expect((await checkout()).current()).toMatchObject({ slot: free, issue: 'full' });
});

test.each([
  ['no times', []],
  ['only full times', sampleSlots.map((slot) => ({ ...slot, full: true }))],
])('a closed shop with %s left falls back to now', async (_, slots) => {
  const first = await checkout();
  act(() => first.current().choose(free));
  first.unmount();
  offered = slots;
  const second = await checkout(true);
  expect(second.current()).toMatchObject({ time: 'now', slot: undefined, issue: undefined });
});

test('after an order, the next checkout begins with now', async () => {
  const first = await checkout();
  act(() => first.current().choose(free));
  act(() => first.current().choose('now'));
  first.unmount();
  expect((await checkout()).current().time).toBe('now');
});
