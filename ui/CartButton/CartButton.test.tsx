import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { CartButton } from './CartButton.js';

test('S-022 says My Cart when it is empty', () => {
  show(<CartButton quantity={0} total={0} onClick={() => {}} />);
  expect(screen.getByRole('button', { name: 'My Cart' })).toBeVisible();
});

test('S-022 says how many pieces and how much', async () => {
  const onClick = jest.fn<() => void>();
  show(<CartButton quantity={3} total={21_200} onClick={onClick} />);
  const button = screen.getByRole('button');
  expect(button).toHaveTextContent('3 items');
  expect(button).toHaveTextContent('₹212.00');
  expect(button).toHaveAccessibleName(/^3 items/);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('one piece is one item', () => {
  show(<CartButton quantity={1} total={7_400} href="/cart" />);
  expect(screen.getByRole('link')).toHaveTextContent('1 item');
});
