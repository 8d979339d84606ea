import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Button from '@mui/material/Button';
import { busyWhen } from '../theme/busy.js';
import { show } from '../samples/show.js';
import { FormDialog } from './FormDialog.js';

test('Escape and the cross leave it, a tap beside it does not', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  show(
    <FormDialog open title="Add Category" onClose={close}>
      <input aria-label="Name" />
    </FormDialog>,
  );

  const backdrop = screen.getByRole('dialog', { name: 'Add Category' }).parentElement;
  if (backdrop) await user.click(backdrop);
  expect(close).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});

test('nothing closes it while its form is being saved', async () => {
  const user = userEvent.setup();
  const close = jest.fn();
  const dialog = (pending: boolean) => (
    <FormDialog open title="Add Category" onClose={close}>
      <Button {...busyWhen(pending)}>Save</Button>
    </FormDialog>
  );
  const { rerender } = show(dialog(true));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('{Escape}');
  expect(close).not.toHaveBeenCalled();
  rerender(dialog(false));
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
