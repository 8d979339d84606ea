import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { LoginForm, type LoginValues } from './LoginForm.js';

const login = () => screen.getByRole('button', { name: 'Login' });

test('S-111 email and password enable the button', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: LoginValues) => undefined);
  show(<LoginForm onSubmit={sent} forgotPasswordHref="/forgot-password" />);
  expect(login()).toBeDisabled();
  expect(login()).toHaveAccessibleDescription('Still missing: Email, Password');

  await user.type(screen.getByLabelText('Email'), 'Asha@Example.in');
  expect(login()).toBeDisabled();
  expect(login()).toHaveAccessibleDescription('Still missing: Password');
  await user.type(screen.getByLabelText('Password'), 'mango-season{Enter}');

  expect(sent).toHaveBeenCalledWith({ email: 'asha@example.in', password: 'mango-season' });
});

test('an invalid address shows an error beside its field and is not sent', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  show(<LoginForm onSubmit={sent} forgotPasswordHref="/forgot-password" email="asha" />);

  await user.type(screen.getByLabelText('Password'), 'mango-season');
  await user.click(login());

  expect(await screen.findByText('Email is not a valid email address')).toBeVisible();
  expect(screen.getByLabelText('Email')).toBeInvalid();
  expect(sent).not.toHaveBeenCalled();
});

test('a refused login keeps what was typed and says why', async () => {
  const user = userEvent.setup();
  const refuse = () => Promise.reject({ code: 'wrongCredentials', message: 'Email or password is wrong' });
  show(<LoginForm onSubmit={refuse} forgotPasswordHref="/forgot-password" email="asha@example.in" />);

  await user.type(screen.getByLabelText('Password'), 'mango-season');
  await user.click(login());

  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is wrong');
  expect(screen.getByLabelText('Password')).toHaveValue('mango-season');
  expect(login()).toBeEnabled();
});

test('the password can be looked at', async () => {
  const user = userEvent.setup();
  show(<LoginForm onSubmit={async () => undefined} forgotPasswordHref="/forgot-password" />);

  await user.click(screen.getByRole('button', { name: 'Show Password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide Password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
