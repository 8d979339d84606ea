import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { accept, refuse } from '../samples/outcomes.js';
import { show } from '../samples/show.js';
import { EndOthers } from './SessionList.js';

const askForAll = () => userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
const answer = (name: string) =>
  userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));

test('all others are logged out after a question, and the focus goes to what is said then', async () => {
  let done: () => void = () => undefined;
  const onEndOthers = jest.fn(() => new Promise<void>((resolve) => (done = resolve)));
  const { rerender } = show(<EndOthers alone={false} onEnd={onEndOthers} />);
  await askForAll();
  expect(onEndOthers).not.toHaveBeenCalled();
  await answer('Log out everywhere else');
  await answer('Log out everywhere else');
  expect(onEndOthers).toHaveBeenCalledTimes(1);
  rerender(<EndOthers alone onEnd={onEndOthers} />);
  done();
  const words = screen.getByText('You’re only logged in on this device.');
  await waitFor(() => expect(words).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('the focus goes there too when the others leave the list only after it is done', async () => {
  const { rerender } = show(<EndOthers alone={false} onEnd={accept} />);
  await askForAll();
  await answer('Log out everywhere else');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  rerender(<EndOthers alone onEnd={accept} />);
  expect(screen.getByText('You’re only logged in on this device.')).toHaveFocus();
});

test('nobody is logged out by a no, and the button gets the focus back', async () => {
  const onEndOthers = jest.fn(accept);
  show(<EndOthers alone={false} onEnd={onEndOthers} />);
  await askForAll();
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onEndOthers).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Log out everywhere else' })).toHaveFocus();
});

test('W-20 where the others could not be logged out, the question stays and says so', async () => {
  show(<EndOthers alone={false} onEnd={refuse('No answer')} />);
  await askForAll();
  await answer('Log out everywhere else');
  expect(await within(screen.getByRole('alertdialog')).findByRole('alert')).toHaveTextContent(
    'Couldn’t log out the other devices',
  );
  await answer('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await askForAll();
  expect(screen.queryByRole('alert')).toBeNull();
});
