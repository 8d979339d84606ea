import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { RegisterForm, type RegisterValues } from './RegisterForm.js';

const typeAll = async (user: ReturnType<typeof userEvent.setup>, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
};
const register = () => screen.getByRole('button', { name: 'Register' });
const asha = {
  Name: 'Asha',
  Email: 'asha@example.in',
  Password: 'mango-season',
  'Confirm Password': 'mango-season',
};

test('S-109 four fields enable the button', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_values: RegisterValues) => undefined);
  show(<RegisterForm onSubmit={sent} />);

  for (const [at, [label, value]] of Object.entries(asha).entries()) {
    expect(register()).toBeDisabled();
    expect(register()).toHaveAccessibleDescription(
      `Still missing: ${Object.keys(asha).slice(at).join(', ')}`,
    );
    await user.type(screen.getByLabelText(label), value);
  }
  expect(register()).toBeEnabled();
  expect(screen.queryByText(/Still missing/)).not.toBeInTheDocument();
  await user.click(register());

  expect(sent).toHaveBeenCalledWith({
    name: 'Asha',
    email: 'asha@example.in',
    password: 'mango-season',
    confirmPassword: 'mango-season',
  });
});

test('S-110 passwords that differ are told in the words of the specification', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  show(<RegisterForm onSubmit={sent} />);

  await typeAll(user, { ...asha, 'Confirm Password': 'mango-seasom' });
  await user.click(register());

  expect(await screen.findByText('password and confirm password must be same')).toBeVisible();
  expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
    'password and confirm password must be same',
  );
  expect(sent).not.toHaveBeenCalled();
});

test('what the API finds wrong stands beside its field, and nothing typed is lost', async () => {
  const user = userEvent.setup();
  const message = 'This email already has an account. Log in, or use another email';
  show(<RegisterForm onSubmit={() => Promise.reject({ message, issues: [{ path: ['email'], message }] })} />);

  await typeAll(user, asha);
  await user.click(register());

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('mango-season');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an error without a message shows a general one', async () => {
  const user = userEvent.setup();
  show(<RegisterForm onSubmit={() => Promise.reject(new TypeError('x is not a function'))} />);

  await typeAll(user, asha);
  await user.click(register());

  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
});
