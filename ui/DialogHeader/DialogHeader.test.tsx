import { expect, jest, test } from '@jest/globals';
import Dialog from '@mui/material/Dialog';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { DialogHeader } from './DialogHeader.js';

test('names the dialog it stands in, and leads out of it', async () => {
  const close = jest.fn();
  show(
    <Dialog open>
      <DialogHeader title="Add Address" onClose={close} />
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Add Address' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Add Address' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('cannot be left while something is on its way', () => {
  show(<DialogHeader title="Add Address" disabled onClose={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});
