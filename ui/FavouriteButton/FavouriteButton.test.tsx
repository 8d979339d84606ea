import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProductCard } from '../ProductCard/ProductCard.js';
import { aProduct } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { FavouriteButton } from './FavouriteButton.js';

test('a press asks for the other state, and the name stays', async () => {
  const onChange = jest.fn<(favourite: boolean) => void>();
  const heart = (favourite: boolean) => (
    <FavouriteButton name="Amul milk" favourite={favourite} onChange={onChange} />
  );
  const { rerender } = show(heart(false));
  await userEvent.click(screen.getByRole('button', { name: 'Favourite Amul milk', pressed: false }));
  expect(onChange).toHaveBeenLastCalledWith(true);
  rerender(heart(true));
  await userEvent.click(screen.getByRole('button', { name: 'Favourite Amul milk', pressed: true }));
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('in a card it stands beside the link, not in it', () => {
  show(
    <ProductCard
      product={aProduct()}
      onQuantityChange={() => undefined}
      corner={<FavouriteButton name="Amul milk" favourite={false} onChange={() => undefined} />}
    />,
  );
  expect(screen.getByRole('button', { name: 'Favourite Amul milk' }).closest('a')).toBeNull();
});
