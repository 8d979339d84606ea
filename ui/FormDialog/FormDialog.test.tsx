import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
