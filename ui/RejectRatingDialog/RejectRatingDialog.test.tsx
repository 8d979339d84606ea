import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
