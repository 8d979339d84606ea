import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { DeliveryPlaceDialog, type DeliveryPlaceDialogProps } from './DeliveryPlaceDialog.js';

const open = (props: Partial<DeliveryPlaceDialogProps> = {}) => {
  const onChoose = jest.fn<DeliveryPlaceDialogProps['onChoose']>().mockResolvedValue(undefined);
  show(<DeliveryPlaceDialog open onChoose={onChoose} onClose={() => undefined} {...props} />);
  return onChoose;
};

test('passes on six digits, without the gap that people type', async () => {
  const onChoose = open();
  await userEvent.type(screen.getByLabelText('PIN code'), '560 001{Enter}');
  expect(onChoose).toHaveBeenCalledWith('560001');
});

test.each([
  ['5600', 'Enter a 6-digit PIN code'],
  ['012345', 'A PIN code cannot start with 0'],
])('%s is not passed on: %s', async (typed, message) => {
  const onChoose = open();
  await userEvent.type(screen.getByLabelText('PIN code'), `${typed}{Enter}`);
  expect(screen.getByLabelText('PIN code')).toHaveAccessibleDescription(message);
  expect(onChoose).not.toHaveBeenCalled();
});

test('begins with the known PIN code, and offers those of the addresses', async () => {
  const onChoose = open({ pincode: '560001', places: [{ pincode: '411030', line: '12, Sadashiv Peth' }] });
  expect(screen.getByLabelText('PIN code')).toHaveValue('560001');
  await userEvent.click(screen.getByRole('button', { name: /411030.*Sadashiv/ }));
  expect(onChoose).toHaveBeenCalledWith('411030');
});

test('where the shop does not deliver it says so, and shows the way back', () => {
  open({ notServed: '110001' });
  expect(screen.getByRole('alert')).toHaveTextContent('We’re not in 110001 yet');
  expect(screen.getByRole('button', { name: 'Keep browsing' })).toBeVisible();
});

test('what the shop answers in error is said in the dialog', async () => {
  open({ onChoose: () => Promise.reject({ message: 'Try again in a moment' }) });
  await userEvent.type(screen.getByLabelText('PIN code'), '560001{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment');
});

test('one place is asked for at a time', async () => {
  let answer: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    answer = resolve;
  });
  open({ onChoose: () => promise, places: [{ pincode: '411030', line: '12, Sadashiv Peth' }] });
  const address = screen.getByRole('button', { name: /411030/ });
  await userEvent.click(address);
  expect(address).toBeDisabled();
  answer();
  await waitFor(() => expect(address).toBeEnabled());
});
