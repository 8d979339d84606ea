import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../samples/show.js';
import { ImagePreview } from './ImagePreview.js';

function Thumbnail() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Show</button>
      <ImagePreview open={open} src="/media/milk.webp" alt="Milk" onClose={() => setOpen(false)} />
    </>
  );
}

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'Close',
    (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Close preview' })),
  ],
  [
    'a tap on the picture',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('img', { name: 'Milk' })),
  ],
])('S-068 S-073 fills the screen; %s leaves it and gives the focus back', async (_how, leave) => {
  const user = userEvent.setup();
  show(<Thumbnail />);

  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByRole('dialog', { name: 'Milk' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close preview' })).toHaveFocus();
  await leave(user);

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
});
