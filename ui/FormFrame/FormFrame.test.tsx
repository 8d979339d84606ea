import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { show } from '../samples/show.js';
import { FormFrame, SubmitButton } from './FormFrame.js';

interface Given {
  problem?: string;
  pending?: boolean;
  disabledReason?: string;
  onSubmit?: () => void;
}

const form = (props: Given = {}) => (
  <FormFrame
    label="Profile"
    problem={props.problem}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      props.onSubmit?.();
    }}
  >
    <input aria-label="Name" type="email" defaultValue="no email" />
    <SubmitButton pending={props.pending ?? false} disabledReason={props.disabledReason}>
      Save
    </SubmitButton>
  </FormFrame>
);

test('is a form with a name, and Enter in a field sends it; the browser does not judge its fields', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  show(form({ onSubmit: sent }));
  expect(screen.getByRole('form', { name: 'Profile' })).toBeVisible();
  await user.type(screen.getByLabelText('Name'), '{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what is wrong with the whole is announced, before the fields', () => {
  const { rerender } = show(form());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  rerender(form({ problem: 'Too many attempts' }));
  expect(screen.getByRole('form').firstElementChild).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent('Too many attempts');
});

test('a form on its way cannot be sent again', () => {
  show(form({ pending: true }));
  expect(screen.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a button that cannot be pressed says why, also to those who listen', () => {
  const { rerender } = show(form({ disabledReason: 'Still missing: Name, Email' }));
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  expect(save).toHaveAccessibleDescription('Still missing: Name, Email');
  expect(screen.getByText('Still missing: Name, Email')).toBeVisible();

  rerender(form({ disabledReason: '' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBe(save);
  expect(save).toBeEnabled();
  expect(save).not.toHaveAccessibleDescription();
  expect(screen.queryByText(/Still missing/)).not.toBeInTheDocument();
});
