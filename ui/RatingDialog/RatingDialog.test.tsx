import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ratings as words } from '../../contract/messages/en/ratings.js';
import { ownRating } from '../samples/ratings.js';
import { show } from '../samples/show.js';
import { RatingDialog, type RatingDialogProps } from './RatingDialog.js';

const dialog = (given: Partial<RatingDialogProps> = {}) => {
  const onSubmit = jest.fn(async (_given: unknown) => undefined);
  show(<RatingDialog open name="Milk" onSubmit={onSubmit} onClose={() => undefined} {...given} />);
  return onSubmit;
};
const save = () => userEvent.click(screen.getByRole('button', { name: words.save }));
const star = (name: string) => screen.getByRole('radio', { name });

test('stars are chosen by the arrow keys, and saved by Enter', async () => {
  const onSubmit = dialog({ rating: ownRating });
  act(() => star('4 stars').focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(star('3 stars')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(star('5 stars')).toBeChecked();
  await userEvent.click(screen.getByLabelText(words.name));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit).toHaveBeenCalledWith({ stars: 5, text: ownRating.text, name: ownRating.name });
});

test('stars are chosen by a press, and a second press keeps them', async () => {
  const onSubmit = dialog({ proposedName: 'Asha' });
  // a pointer would also move over the stars, which have no size here; the journey presses them
  for (const _repeat of [1, 2]) fireEvent.click(star('2 stars'), { clientX: 1 });
  await save();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ stars: 2, text: '', name: 'Asha' }));
});

test('without stars nothing is sent, and the focus goes to the stars', async () => {
  const onSubmit = dialog();
  await userEvent.type(screen.getByLabelText(words.text), 'Fresh');
  await save();
  expect(await screen.findByText(words.starsMissing, { selector: 'p' })).toBeVisible();
  expect(document.activeElement).toHaveAttribute('type', 'radio');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByLabelText(words.text)).toHaveValue('Fresh');
});

test('a rating is removed only where there is one', async () => {
  const onRemove = jest.fn(async () => undefined);
  dialog({ rating: ownRating, onRemove });
  await userEvent.click(screen.getByRole('button', { name: words.remove }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});

test('a first rating has no button to remove it', () => {
  dialog({ onRemove: async () => undefined });
  expect(screen.queryByRole('button', { name: words.remove })).toBeNull();
});
