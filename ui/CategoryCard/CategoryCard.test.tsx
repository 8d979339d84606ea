import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { CategoryCard } from './CategoryCard.js';

const dairy = { _id: '64b0c0ffee64b0c0ffee64b0', name: 'Dairy', image: '/media/dairy.webp' };

test('S-063 a category has its image, Edit and Delete', async () => {
  const user = userEvent.setup();
  const edit = jest.fn();
  const remove = jest.fn();
  show(<CategoryCard category={dairy} onEdit={edit} onDelete={remove} />);

  expect(document.querySelector('img')).toHaveAttribute('src', '/media/dairy.webp');
  await user.click(screen.getByRole('button', { name: 'Edit Dairy' }));
  await user.click(screen.getByRole('button', { name: 'Delete Dairy' }));

  expect(edit).toHaveBeenCalledWith(dairy);
  expect(remove).toHaveBeenCalledWith(dairy);
});
