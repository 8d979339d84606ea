import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { messages } from '../../contract/messages/en.js';
import { show } from '../samples/show.js';
import { NotifyMe, type NotifyMeProps } from './NotifyMe.js';

const { backInStock } = messages.ui;
const ask = () => screen.getByRole('button', { name: 'Notify me when Amul milk is back in stock' });

interface HeldProps extends Pick<NotifyMeProps, 'asksEmail'> {
  onAsk?: (email?: string) => Promise<unknown>;
}

function Held({ asksEmail = false, onAsk = async () => undefined }: HeldProps) {
  const [waiting, setWaiting] = useState(false);
  return (
    <NotifyMe
      name="Amul milk"
      asksEmail={asksEmail}
      waiting={waiting}
      onAsk={async (email) => {
        await onAsk(email);
        setWaiting(true);
      }}
      onCancel={async () => setWaiting(false)}
    />
  );
}

test('a customer asks with one press, and can cancel', async () => {
  const user = userEvent.setup();
  show(<Held />);
  await user.click(ask());
  expect(await screen.findByRole('status')).toHaveTextContent(backInStock.waiting);
  expect(document.activeElement).not.toBe(document.body);
  await user.click(screen.getByRole('button', { name: 'Cancel the email about Amul milk' }));
  expect(ask()).toBeVisible();
});

test('a guest is asked for an address, and told which one gets the email', async () => {
  const user = userEvent.setup();
  const onAsk = jest.fn(async (_email?: string) => undefined);
  show(<Held asksEmail onAsk={onAsk} />);
  await user.click(ask());
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveFocus();
  await user.type(field, 'asha{Enter}');
  expect(await screen.findByText('Email is not a valid email address')).toBeVisible();
  expect(onAsk).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ' Asha@Example.in{Enter}');
  expect(await screen.findByText('We’ll email asha@example.in when it’s back in stock')).toBeVisible();
  expect(onAsk).toHaveBeenCalledWith('asha@example.in');
});

test('a refused request stays to be repeated', async () => {
  const user = userEvent.setup();
  show(
    <Held
      onAsk={async () => {
        throw new Error('no');
      }}
    />,
  );
  await user.click(ask());
  expect(ask()).toBeEnabled();
  expect(screen.queryByRole('status')).toBeNull();
});

test('a press that came before keeps the focus, for a customer and for a guest', () => {
  const { unmount } = show(<NotifyMe name="Amul milk" waiting={false} open onAsk={async () => undefined} />);
  expect(document.activeElement).toContainElement(ask());
  expect(document.body).not.toHaveFocus();
  unmount();
  show(<NotifyMe name="Amul milk" waiting={false} asksEmail open onAsk={async () => undefined} />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});

test('a request that waits already takes no focus', () => {
  show(<NotifyMe name="Amul milk" waiting onAsk={async () => undefined} />);
  expect(document.body).toHaveFocus();
});
