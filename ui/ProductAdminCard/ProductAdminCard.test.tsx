import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aWholeProduct } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { ProductAdminCard } from './ProductAdminCard.js';

test('S-077 a product has its first picture, name, unit, Edit and Delete', async () => {
  const user = userEvent.setup();
  const milk = aWholeProduct();
  const edit = jest.fn();
  const remove = jest.fn();
  show(<ProductAdminCard product={milk} onEdit={edit} onDelete={remove} />);

  expect(document.querySelector('img')).toHaveAttribute('src', '/media/front.webp');
  expect(screen.getByRole('heading', { name: milk.name })).toBeVisible();
  expect(screen.getByText('1 L')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Edit ${milk.name}` }));
  await user.click(screen.getByRole('button', { name: `Delete ${milk.name}` }));

  expect(edit).toHaveBeenCalledWith(milk);
  expect(remove).toHaveBeenCalledWith(milk);
});

test('a drawing stands for a picture that is missing', () => {
  show(
    <ProductAdminCard
      product={aWholeProduct({ image: [] })}
      onEdit={() => undefined}
      onDelete={() => undefined}
    />,
  );
  expect(document.querySelector('img')).toBeNull();
  expect(document.querySelector('svg')).toBeInTheDocument();
});
