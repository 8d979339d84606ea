import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast } from 'sonner';
import { show } from '../samples/show.js';
import { Toasts } from './Toasts.js';
import { notify } from './notify.js';

afterEach(() => notify.dismiss());

test('says what happened where assistive technology listens', async () => {
  show(<Toasts />);
  act(() => void notify.success('Item added'));
  expect(await screen.findByText('Item added')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /Notifications/ })).toHaveAttribute('aria-live', 'polite');
});

test('S-178 success stays 2 s, errors and neutral words 4 s, loading until dismissed', async () => {
  jest.useFakeTimers();
  try {
    show(<Toasts />);
    act(() => {
      notify.success('added');
      notify.error('failed');
      notify.neutral('by the way');
      notify.loading('Loading...');
    });
    const seen = () =>
      ['added', 'failed', 'by the way', 'Loading...'].filter((text) => screen.queryByText(text));
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await pass(1_900);
    expect(seen()).toHaveLength(4);
    await pass(1_000);
    expect(seen()).toEqual(['failed', 'by the way', 'Loading...']);
    await pass(2_000);
    expect(seen()).toEqual(['Loading...']);
    await pass(60_000);
    expect(seen()).toEqual(['Loading...']);
  } finally {
    jest.useRealTimers();
  }
});

test('a toast offers the way back, for ten seconds', async () => {
  show(<Toasts />);
  const onRun = jest.fn();
  act(() => void notify.undoable('Price saved', { label: 'Undo', onRun }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  await userEvent.keyboard('{Enter}');
  expect(onRun).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('Price saved')).not.toBeInTheDocument());
});

test('S-178 at most 20 are kept, the newest', () => {
  for (let number = 1; number <= 25; number += 1) notify.loading(`call ${number}`);
  const kept = toast.getToasts().map((each) => ('title' in each ? each.title : undefined));
  expect(kept).toHaveLength(20);
  expect(kept).toContain('call 25');
  expect(kept).not.toContain('call 5');
});

test('a toast can be replaced by its outcome', async () => {
  show(<Toasts />);
  const id = notify.loading('Loading...');
  act(() => void notify.error('Payment failed', id));
  expect(await screen.findByText('Payment failed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Loading...')).not.toBeInTheDocument());
});
