import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { show } from '../samples/show.js';
import { PasswordField } from './PasswordField.js';

function OneField() {
  const { control } = useForm({ defaultValues: { password: 'mango-season' } });
  return <PasswordField control={control} name="password" label="New Password" autoComplete="new-password" />;
}

test('is hidden until it is asked to be shown', async () => {
  const user = userEvent.setup();
  show(<OneField />);
  const field = screen.getByLabelText('New Password');
  expect(field).toHaveAttribute('type', 'password');

  await user.click(screen.getByRole('button', { name: 'Show New Password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('mango-season');

  await user.click(screen.getByRole('button', { name: 'Hide New Password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('the eye does not take the focus from the field under a mouse', async () => {
  const user = userEvent.setup();
  show(<OneField />);
  await user.click(screen.getByLabelText('New Password'));
  await user.click(screen.getByRole('button', { name: 'Show New Password' }));
  expect(screen.getByLabelText('New Password')).toHaveFocus();
});

test('phones do not correct it, and keychains know what it is for', () => {
  show(<OneField />);
  const field = screen.getByLabelText('New Password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('spellcheck', 'false');
});
