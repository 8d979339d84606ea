import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages } from '../../contract/messages/en.js';
import { show } from '../samples/show.js';
import { StopMailsForm, type StopMailsValues } from './StopMailsForm.js';

const { backInStock } = messages.ui;

test('nothing is stopped before the button is pressed, and then it is said', async () => {
  const sent = jest.fn(async (_values: StopMailsValues) => undefined);
  show(<StopMailsForm token="of-the-mail" onSubmit={sent} />);
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: backInStock.stop }));
  expect(sent).toHaveBeenCalledWith({ token: 'of-the-mail' });
  expect(await screen.findByRole('status')).toHaveTextContent(backInStock.stopped);
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that was cut short is said to be so, with nothing to press', () => {
  show(<StopMailsForm token="" onSubmit={async () => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(backInStock.stopCut);
  expect(screen.queryByRole('button')).toBeNull();
});
