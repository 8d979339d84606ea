import { zodResolver } from '@hookform/resolvers/zod';
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { show } from '../samples/show.js';
import { FormTextField } from './FormTextField.js';

interface Values {
  email: string;
}

function Form({ onSend = () => undefined }: { onSend?: (values: Values) => void }) {
  const { control, handleSubmit } = useForm({
    defaultValues: { email: '' },
    resolver: zodResolver(z.object({ email: z.string().min(1, 'is required') })),
  });
  return (
    <form noValidate onSubmit={handleSubmit((values) => onSend(values))}>
      <FormTextField control={control} name="email" label="Email" hint="We send the code there" />
      <button>Save</button>
    </form>
  );
}

const field = () => screen.getByLabelText('Email');
const save = () => screen.getByRole('button', { name: 'Save' });

test('carries a text out of its form', async () => {
  const user = userEvent.setup();
  const sent = jest.fn((values: Values) => values);
  show(<Form onSend={sent} />);
  expect(field()).toHaveAccessibleDescription('We send the code there');

  await user.type(field(), 'asha@example.in');
  await user.click(save());

  expect(sent).toHaveBeenCalledWith({ email: 'asha@example.in' });
});

test('its error begins with its label, takes the place of the hint, and brings the focus', async () => {
  const user = userEvent.setup();
  show(<Form />);
  await user.click(save());
  expect(await screen.findByText('Email is required')).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Email is required');
  expect(field()).toHaveFocus();
});

test('is needed without a star in its name', () => {
  show(<Form />);
  expect(field()).toBeRequired();
  expect(field()).toHaveAccessibleName('Email');
});
