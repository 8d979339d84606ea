import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { ForgotPasswordForm, type ForgotPasswordValues } from './ForgotPasswordForm.js';

test('S-112 an email enables the button', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: ForgotPasswordValues) => undefined);
  show(<ForgotPasswordForm onSubmit={sent} />);
  const send = screen.getByRole('button', { name: 'Send OTP' });
  expect(send).toBeDisabled();
  expect(send).toHaveAccessibleDescription('Still missing: Email');

  await user.type(screen.getByLabelText('Email'), 'asha@example.in');
  await user.click(send);

  expect(sent).toHaveBeenCalledWith({ email: 'asha@example.in' });
});

test('an email typed at login stands there already', () => {
  show(<ForgotPasswordForm onSubmit={async () => undefined} email="asha@example.in" />);
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.in');
});
