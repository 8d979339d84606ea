import { expect, jest, test } from '@jest/globals';
import { screen, waitForElementToBeRemoved } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { RejectRatingDialog } from './RejectRatingDialog.js';

const rating = { product: 'Toned milk', stars: 2, text: 'Sour on the first day' };

test('it names product, stars and words, and Cancel sends nothing', async () => {
  const onSubmit = jest.fn(async () => undefined);
  const onClose = jest.fn();
  show(<RejectRatingDialog open rating={rating} onSubmit={onSubmit} onClose={onClose} />);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(/Toned milk · 2/);
  expect(dialog).toHaveTextContent('Sour on the first day');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('opened again, it is empty', async () => {
  const refused = () => Promise.reject({ message: 'Someone else has changed this' });
  const dialog = (open: boolean) => (
    <RejectRatingDialog open={open} rating={rating} onSubmit={refused} onClose={() => undefined} />
  );
  const { rerender } = show(dialog(true));
  await userEvent.type(screen.getByRole('textbox'), 'Please stay polite.');
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has changed this');
  rerender(dialog(false));
  await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  rerender(dialog(true));
  expect(screen.getByRole('textbox')).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});
