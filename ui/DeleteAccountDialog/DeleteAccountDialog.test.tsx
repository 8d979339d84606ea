import { expect, jest, test } from '@jest/globals';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import {
  DeleteAccountDialog,
  type DeleteAccountDialogProps,
  type LeaveValues,
} from './DeleteAccountDialog.js';

const dialog = (props: Partial<DeleteAccountDialogProps> = {}) => (
  <DeleteAccountDialog open onSubmit={async () => undefined} onClose={() => undefined} {...props} />
);
const remove = () => screen.getByRole('button', { name: 'Delete permanently' });

test('says what goes and what stays, and deletes nothing without the password', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: LeaveValues) => undefined);
  show(dialog({ onSubmit: sent }));
  expect(screen.getByRole('dialog')).toHaveTextContent(
    /are deleted at once.*Your past orders are kept without/,
  );
  expect(remove()).toBeDisabled();

  await user.type(screen.getByLabelText('Your password'), 'Basket-of-mangoes-7{Enter}');

  expect(sent).toHaveBeenCalledWith({ password: 'Basket-of-mangoes-7' });
});

test('a wrong password shows an error beside it, and the dialog stays', async () => {
  const user = userEvent.setup();
  const closed = jest.fn();
  const message = 'Wrong password. Check it and try again';
  const refused = () => Promise.reject({ message, issues: [{ path: ['password'], message }] });
  show(dialog({ onSubmit: refused, onClose: closed }));
  await user.type(screen.getByLabelText('Your password'), 'wrong');
  await user.click(remove());

  expect(await screen.findByLabelText('Your password')).toHaveAccessibleDescription(message);
  expect(closed).not.toHaveBeenCalled();
});

test('orders that stand in the way are links', () => {
  show(dialog({ openOrders: [{ number: 'TK-7QF4-M2XP', href: '/dashboard/myorders/TK-7QF4-M2XP' }] }));
  expect(screen.getByRole('alert')).toHaveTextContent('These orders are not finished yet');
  expect(screen.getByRole('link', { name: 'TK-7QF4-M2XP' })).toHaveAttribute(
    'href',
    '/dashboard/myorders/TK-7QF4-M2XP',
  );
});

test('Escape and the way back keep the account', async () => {
  const user = userEvent.setup();
  const [sent, closed] = [jest.fn(async () => undefined), jest.fn()];
  show(dialog({ onSubmit: sent, onClose: closed }));
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  await user.keyboard('{Escape}');
  expect(closed).toHaveBeenCalledTimes(2);
  expect(sent).not.toHaveBeenCalled();
});

test('opened again, it is empty', async () => {
  const user = userEvent.setup();
  const message = 'Wrong password. Check it and try again';
  const onSubmit = () => Promise.reject({ message, issues: [{ path: ['password'], message }] });
  const { rerender } = show(dialog({ onSubmit }));
  await user.type(screen.getByLabelText('Your password'), 'wrong');
  await user.click(remove());
  expect(await screen.findByText(message)).toBeVisible();
  rerender(dialog({ onSubmit, open: false }));
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  rerender(dialog({ onSubmit }));
  expect(screen.getByLabelText('Your password')).toHaveValue('');
  expect(screen.queryByText(message)).toBeNull();
  expect(remove()).toBeDisabled();
});
