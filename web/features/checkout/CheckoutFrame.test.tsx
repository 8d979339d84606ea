import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../../../ui/samples/show.js';
import { CheckoutFrame } from './CheckoutFrame.js';

const frame = (empty: boolean) => (
  <CheckoutFrame
    status="ready"
    empty={empty}
    justOrdered={false}
    onRetry={() => undefined}
    notice={null}
    address={null}
    cart={<button>Remove</button>}
    payment={null}
  />
);

test('when the last product is removed, the focus goes to the heading', async () => {
  const { rerender } = show(frame(false));
  screen.getByRole('button', { name: 'Remove' }).focus();
  await userEvent.keyboard('{Enter}');
  rerender(frame(true));
  expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
});

test('a checkout that opens with an empty cart leaves the focus where it is', () => {
  show(frame(true));
  expect(document.body).toHaveFocus();
});
