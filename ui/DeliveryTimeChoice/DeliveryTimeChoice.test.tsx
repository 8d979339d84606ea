import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleSlots, slotsNow } from '../samples/delivery.js';
import { show } from '../samples/show.js';
import { DeliveryTimeChoice, type DeliveryTimeChoiceProps } from './DeliveryTimeChoice.js';
import { slotIssue } from './deliveryTime.js';

const open = (props: Partial<DeliveryTimeChoiceProps>) => {
  const onChange = jest.fn<DeliveryTimeChoiceProps['onChange']>();
  const all = { slots: sampleSlots, value: 'later' as const, minutes: 10, now: slotsNow, onChange, ...props };
  show(<DeliveryTimeChoice {...all} />);
  return onChange;
};
const [full, free] = sampleSlots.map(({ from, to }) => ({ from, to }));
if (!full || !free) throw new Error('the sample has no slots');

test('a later time is chosen by day and time, and full times cannot be chosen', async () => {
  const onChange = open({});
  expect(screen.getByRole('combobox', { name: 'Day' })).toHaveTextContent('Today');
  await userEvent.click(screen.getByRole('combobox', { name: 'Time' }));
  expect(screen.getByRole('option', { name: /\(full\)$/ })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('option', { name: /^2.4.pm$/ }));
  expect(onChange).toHaveBeenLastCalledWith(free);
});

test('another day asks for its time again', async () => {
  const onChange = open({ value: free });
  await userEvent.click(screen.getByRole('combobox', { name: 'Day' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Tomorrow',
    'Sun, 22 Nov',
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'Tomorrow' }));
  expect(onChange).toHaveBeenLastCalledWith('later');
});

test('a closed shop offers only later times', () => {
  open({ closed: true });
  expect(screen.getByRole('radio', { name: 'Now: the shop is closed' })).toBeDisabled();
  expect(screen.getByRole('radio', { name: 'Later' })).toBeChecked();
});

test('no later time can be chosen once all are full', () => {
  open({ value: 'now', slots: sampleSlots.map((slot) => ({ ...slot, full: true })) });
  expect(screen.getByRole('radio', { name: 'Later' })).toBeDisabled();
  expect(screen.getByText('There is no free time at the moment')).toBeVisible();
});

test('a chosen time that is gone leaves no empty fields once no times are left', () => {
  open({ value: free, slots: [] });
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('There is no free time at the moment')).toBeVisible();
});

test('times that could not be loaded are an error with a retry, not a lack of free times', async () => {
  const onRetry = jest.fn();
  open({ value: 'now', slots: undefined, onRetry });
  expect(screen.getByRole('radio', { name: /^Now/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Later' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t load the delivery times');
  expect(screen.queryByText('There is no free time at the moment')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a chosen time that has become full stays, and says so', () => {
  open({ value: full });
  const time = screen.getByRole('combobox', { name: 'Time' });
  expect(time).toHaveTextContent(/^12.2.pm$/);
  expect(time).toHaveAccessibleDescription('This delivery time is full now');
});

test('a time is judged only by slots that have loaded', () => {
  expect(slotIssue('now', sampleSlots)).toBeUndefined();
  expect(slotIssue('later', sampleSlots)).toBe('none');
  expect(slotIssue(full, sampleSlots)).toBe('full');
  expect(slotIssue(free, sampleSlots)).toBeUndefined();
  expect(slotIssue(free, [])).toBe('gone');
  expect(slotIssue(free, undefined)).toBeUndefined();
});
