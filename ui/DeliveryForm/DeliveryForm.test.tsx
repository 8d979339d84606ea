import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noRules, sampleRules } from '../samples/delivery.js';
import { show } from '../samples/show.js';
import { DeliveryForm, type DeliveryFormProps } from './DeliveryForm.js';

const open = (onSubmit: DeliveryFormProps['onSubmit']) => {
  const told = jest.fn<NonNullable<DeliveryFormProps['onDirtyChange']>>();
  show(<DeliveryForm rules={sampleRules} onSubmit={onSubmit} onDirtyChange={told} />);
  return told;
};
const types = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('saves twice in a row: the second time on top of what was just saved', async () => {
  const onSubmit = jest.fn<DeliveryFormProps['onSubmit']>();
  onSubmit.mockResolvedValue({ ...sampleRules, minimum: 249, revision: 4 });
  const told = open(onSubmit);
  await types('Minimum order', '249');
  expect(told).toHaveBeenLastCalledWith(true);
  await press('Save');
  await waitFor(() => expect(told).toHaveBeenLastCalledWith(false));
  await types('Delivery charge', '20');
  await press('Save');
  expect(onSubmit.mock.calls.map(([{ minimum, charge, revision }]) => [minimum, charge, revision])).toEqual([
    ['249', '25', 3],
    ['249', '20', 4],
  ]);
});

test('W-34 told that somebody else was faster, keeping mine sends it on top of theirs', async () => {
  const theirs = { ...sampleRules, charge: 30, revision: 4 };
  const onSubmit = jest.fn<DeliveryFormProps['onSubmit']>();
  onSubmit.mockRejectedValueOnce({ code: 'staleRevision', message: 'stale', data: theirs });
  onSubmit.mockResolvedValueOnce({ ...theirs, revision: 5 });
  open(onSubmit);
  await types('Minimum order', '249');
  await press('Save');
  expect(await screen.findByText('Changed: Delivery charge')).toBeVisible();
  expect(screen.getByLabelText('Minimum order')).toHaveValue('249');
  await press('Keep mine');
  expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ minimum: '249', revision: 4 }));
});

test('the focus goes from the last closed day that is removed to the field of dates', async () => {
  open(jest.fn<DeliveryFormProps['onSubmit']>());
  await press('Remove 25 December 2026');
  expect(screen.getByRole('button', { name: 'Remove 26 January 2027' })).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(screen.getByLabelText('Date')).toHaveFocus();
});

test('a closed day goes, another comes, and a weekday is closed', async () => {
  const onSubmit = jest.fn<DeliveryFormProps['onSubmit']>().mockResolvedValue(sampleRules);
  open(onSubmit);
  await press('Remove 25 December 2026');
  await userEvent.type(screen.getByLabelText('Date'), '2026-11-30{Enter}');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Monday' }));
  expect(screen.queryByLabelText('Monday, from')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  await press('Save');
  const [fields] = onSubmit.mock.calls[0] ?? [];
  expect(fields?.closedDates).toEqual(['2026-11-30', '2027-01-26']);
  expect(fields?.week[0]?.open).toBe(false);
});

test('a day is open 24 hours by one switch, and has its hours again when it is off', async () => {
  const onSubmit = jest.fn<DeliveryFormProps['onSubmit']>().mockResolvedValue(sampleRules);
  open(onSubmit);
  const allDay = screen.getByRole('switch', { name: 'Monday, open 24 hours' });
  expect(allDay).not.toBeChecked();
  await userEvent.click(allDay);
  expect(screen.queryByLabelText('Monday, from')).toBeNull();
  expect(allDay).toHaveFocus();
  await press('Save');
  expect(onSubmit.mock.calls[0]?.[0].week[0]).toEqual({ open: true, from: '00:00', to: '00:00' });

  await userEvent.click(screen.getByRole('switch', { name: 'Tuesday, open 24 hours' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Tuesday, open 24 hours' }));
  expect(screen.getByLabelText('Tuesday, from')).toHaveValue('09:00');
  expect(screen.getByLabelText('Tuesday, until')).toHaveValue('21:30');
});

test('later delivery is off until it is switched on, and is sent with its numbers', async () => {
  const onSubmit = jest.fn<DeliveryFormProps['onSubmit']>().mockResolvedValue(noRules);
  show(<DeliveryForm rules={noRules} onSubmit={onSubmit} />);
  expect(screen.queryByLabelText('Days ahead')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Let customers choose a later delivery time' }));
  await types('Days ahead', '9');
  await press('Save');
  expect(screen.getByLabelText('Days ahead')).toHaveAccessibleDescription('Days ahead must be at most 7');
  await types('Days ahead', '3');
  await types('Orders per delivery time', '20');
  await press('Save');
  expect(onSubmit.mock.calls[0]?.[0].slots).toEqual({
    on: true,
    minutes: '60',
    days: '3',
    capacity: '20',
    lead: '60',
  });
});

test('a wrong number of later delivery is in view after the switch is off again', async () => {
  const onSubmit = jest.fn<DeliveryFormProps['onSubmit']>().mockResolvedValue(noRules);
  show(<DeliveryForm rules={noRules} onSubmit={onSubmit} />);
  const on = screen.getByRole('checkbox', { name: 'Let customers choose a later delivery time' });
  await userEvent.click(on);
  await types('Days ahead', '9');
  await userEvent.click(on);
  await press('Save');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Days ahead')).toHaveAccessibleDescription('Days ahead must be at most 7');
});

test('hours that end after midnight say the next day', async () => {
  open(jest.fn<DeliveryFormProps['onSubmit']>());
  expect(screen.queryByText(/the next day/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Monday, until'), { target: { value: '02:00' } });
  expect(screen.getByText('Until 2:00 am the next day')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Monday, until'), { target: { value: '23:00' } });
  expect(screen.queryByText(/the next day/)).toBeNull();
});

test('midnight twice, being typed, takes no field away until the focus leaves', async () => {
  open(jest.fn<DeliveryFormProps['onSubmit']>());
  const until = screen.getByLabelText('Monday, until');
  fireEvent.change(screen.getByLabelText('Monday, from'), { target: { value: '00:00' } });
  await userEvent.click(until);
  fireEvent.change(until, { target: { value: '00:00' } });
  expect(until).toHaveFocus();
  await userEvent.click(screen.getByLabelText('Minimum order'));
  expect(screen.queryByLabelText('Monday, until')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Monday, open 24 hours' })).toBeChecked();
});
