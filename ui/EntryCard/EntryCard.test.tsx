import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { EntryCard } from './EntryCard.js';

test('its buttons say whose they are, and what is seen is part of what is heard', async () => {
  const user = userEvent.setup();
  const edit = jest.fn();
  const remove = jest.fn();
  show(<EntryCard name="Dairy" onEdit={edit} onDelete={remove} />);

  expect(screen.getByRole('heading', { name: 'Dairy' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Dairy' }));
  await user.click(screen.getByRole('button', { name: 'Delete Dairy' }));

  expect([edit.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('button', { name: 'Edit Dairy' })).toHaveTextContent('Edit');
});
