import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages } from '../../contract/messages/en.js';
import { show } from '../samples/show.js';
import { RestoreEmailForm, type RestoreEmailValues } from './RestoreEmailForm.js';

const { auth } = messages.ui;

test('W-37 nothing is sent before the button is pressed, and then the secret of the link', async () => {
  const sent = jest.fn(async (_values: RestoreEmailValues) => undefined);
  show(<RestoreEmailForm secret="of-the-mail" onSubmit={sent} />);
  expect(sent).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: auth.restore }));

  expect(sent).toHaveBeenCalledWith({ secret: 'of-the-mail' });
});

test('a link that was cut short is said to be so, with nothing to press', () => {
  show(<RestoreEmailForm secret="" onSubmit={async () => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent(auth.restoreCut);
  expect(screen.queryByRole('button')).toBeNull();
});
