import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { show } from '../samples/show.js';
import { FormCheckbox } from './FormCheckbox.js';

interface Values {
  isDefault?: boolean;
}

function Form({ start, onSend }: { start: Values; onSend: (values: Values) => void }) {
  const { control, handleSubmit } = useForm({ defaultValues: start });
  return (
    <form onSubmit={handleSubmit((values) => onSend(values))}>
      <FormCheckbox control={control} name="isDefault" label="Make this my default address" />
      <button>Save</button>
    </form>
  );
}

const box = () => screen.getByRole('checkbox', { name: 'Make this my default address' });

test('carries a yes or no in and out of its form', async () => {
  const user = userEvent.setup();
  const sent = jest.fn((values: Values) => values);
  show(<Form start={{ isDefault: true }} onSend={sent} />);
  expect(box()).toBeChecked();

  await user.click(screen.getByText('Make this my default address'));
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(sent).toHaveBeenCalledWith({ isDefault: false });
});

test('a value that is not there yet is a no', async () => {
  const user = userEvent.setup();
  show(<Form start={{}} onSend={() => undefined} />);
  expect(box()).not.toBeChecked();
  await user.tab();
  await user.keyboard(' ');
  expect(box()).toBeChecked();
});
