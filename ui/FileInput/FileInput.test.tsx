import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { FileInput } from './FileInput.js';

const milk = new File(['milk'], 'milk.webp', { type: 'image/webp' });

test('S-124 hands over the chosen picture, the same one again too', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn<(file: File) => void>();
  show(<FileInput label="Choose a photo" accept="image/*" onChoose={onChoose} />);
  const input = screen.getByLabelText('Choose a photo');

  await user.upload(input, milk);
  await user.upload(input, milk);

  expect(onChoose.mock.calls).toEqual([[milk], [milk]]);
});

test('takes the accepted files only, and is reached by keyboard', async () => {
  const user = userEvent.setup();
  show(<FileInput label="Choose a photo" accept="image/*" onChoose={() => undefined} />);
  await user.tab();
  expect(screen.getByLabelText('Choose a photo')).toHaveFocus();
  expect(screen.getByLabelText('Choose a photo')).toHaveAttribute('accept', 'image/*');
});

test('takes nothing while it is disabled', async () => {
  const user = userEvent.setup();
  const onChoose = jest.fn<(file: File) => void>();
  show(<FileInput label="Choose a photo" accept="image/*" onChoose={onChoose} disabled />);
  await user.upload(screen.getByLabelText('Choose a photo'), milk);
  expect(onChoose).not.toHaveBeenCalled();
});
