import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { EntryCard } from './EntryCard.js';

test('S-063 S-077 has image, name, unit, Edit and Delete; its buttons say whose they are', async () => {
  const user = userEvent.setup();
  const edit = jest.fn();
  const remove = jest.fn();
  show(<EntryCard name="Dairy" src="/media/dairy.webp" detail="1 L" onEdit={edit} onDelete={remove} />);

  expect(document.querySelector('img')).toHaveAttribute('src', '/media/dairy.webp');
  expect(screen.getByRole('heading', { name: 'Dairy' })).toBeVisible();
  expect(screen.getByText('1 L')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit Dairy' }));
  await user.click(screen.getByRole('button', { name: 'Delete Dairy' }));

  expect([edit.mock.calls.length, remove.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByRole('button', { name: 'Edit Dairy' })).toHaveTextContent('Edit');
});

test('a drawing stands for an image that is missing', () => {
  show(<EntryCard name="Dairy" onEdit={() => undefined} onDelete={() => undefined} />);
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).toBeInTheDocument();
});
