import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { AddAddressTile } from './AddAddressTile.js';

test('S-043 S-048 the tile asks for a new address, by pointer and by keyboard', async () => {
  const user = userEvent.setup();
  const add = jest.fn();
  show(<AddAddressTile onAdd={add} />);

  await user.click(screen.getByRole('button', { name: 'Add address' }));
  await user.keyboard('{Enter}');

  expect(add).toHaveBeenCalledTimes(2);
});
