import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { ResetPasswordForm, type ResetPasswordValues } from './ResetPasswordForm.js';

const change = () => screen.getByRole('button', { name: 'Change Password' });

test('S-115 S-116 W-01 passwords that differ show an error and are not sent', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: ResetPasswordValues) => undefined);
  show(<ResetPasswordForm email="asha@example.in" onSubmit={sent} />);
  expect(change()).toBeDisabled();
  expect(change()).toHaveAccessibleDescription('Still missing: New Password, Confirm Password');

  await user.type(screen.getByLabelText('New Password'), 'mango-season');
  await user.type(screen.getByLabelText('Confirm Password'), 'mango-seasom');
  await user.click(change());

  expect(await screen.findByText('New password and confirm password must be same')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();

  await user.clear(screen.getByLabelText('Confirm Password'));
  await user.type(screen.getByLabelText('Confirm Password'), 'mango-season');
  await user.click(change());
  expect(sent).toHaveBeenCalledWith({
    email: 'asha@example.in',
    newPassword: 'mango-season',
    confirmPassword: 'mango-season',
  });
});

test('the email stands there for the keychain and cannot be changed', async () => {
  const user = userEvent.setup();
  show(<ResetPasswordForm email="asha@example.in" onSubmit={async () => undefined} />);
  await user.type(screen.getByLabelText('Email'), 'x');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
});
