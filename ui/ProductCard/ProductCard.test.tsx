import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ProductSummary } from '../../contract/product.js';
import { aProduct } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { ProductCard } from './ProductCard.js';

const renderCard = (chosen: Partial<ProductSummary> = {}, quantity = 0) => {
  const onQuantityChange = jest.fn<(quantity: number) => void>();
  show(
    <ProductCard
      product={aProduct(chosen)}
      quantity={quantity}
      minutes={10}
      onQuantityChange={onQuantityChange}
    />,
  );
  return onQuantityChange;
};

test('S-018 leads to the product', () => {
  renderCard({ name: 'Amul Taaza, 1 L', _id: 'abc' });
  expect(screen.getByRole('link', { name: 'Amul Taaza, 1 L' })).toHaveAttribute(
    'href',
    '/product/Amul-Taaza--1-L-abc',
  );
});

test('no control stands inside the link', () => {
  renderCard();
  expect(screen.getByRole('link').querySelector('button, a, input')).toBeNull();
});

test('S-092 Add asks for one', async () => {
  const onQuantityChange = renderCard();
  await userEvent.click(screen.getByRole('button', { name: 'Add Amul Taaza Toned Milk, 1 L' }));
  expect(onQuantityChange).toHaveBeenCalledWith(1);
});

test('S-061 carries the delivery badge', () => {
  renderCard();
  expect(screen.getByText('10 min')).toBeVisible();
});

test('a rated product shows its rating, another one none', () => {
  renderCard();
  expect(screen.queryByRole('img', { name: /out of 5/ })).toBeNull();
  renderCard({ rating: { average: 4.3, count: 3 } });
  expect(screen.getByRole('img', { name: /^4\.3 out of 5/ })).toBeVisible();
});

test('S-062 what is sold out says so and cannot be added', () => {
  renderCard({ stock: 0 });
  expect(screen.getByText('Out of stock')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('S-062 what sold out while in the cart says so, and can only be removed', async () => {
  const onQuantityChange = renderCard({ stock: 0 }, 3);
  expect(screen.getByText('Out of stock')).toBeVisible();
  expect(screen.queryByText(/in cart|Only/)).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Amul Taaza Toned Milk, 1 L' }));
  expect(onQuantityChange).toHaveBeenCalledWith(0);
});

test('what is in the cart is marked with its count', () => {
  renderCard({}, 2);
  expect(screen.getByText('2 in cart')).toBeVisible();
});

test('W-17 when all there is has been taken, the mark says so', () => {
  renderCard({ stock: 3 }, 3);
  expect(screen.getByText('All 3 in cart')).toBeVisible();
});

test('what is short of the count in the cart says how many there are', () => {
  renderCard({ stock: 2 }, 3);
  expect(screen.getByText('Only 2 in stock')).toBeVisible();
  expect(screen.queryByText(/in cart/)).toBeNull();
});

test('S-057 a discount is shown only where there is one', () => {
  renderCard({ discount: 10 });
  expect(screen.getByText('10% Off')).toBeVisible();
});

test('what was searched for stands out in the name, which is read as it is', () => {
  show(<ProductCard product={aProduct()} marks={['mil']} onQuantityChange={() => undefined} />);
  expect(screen.getByRole('mark')).toHaveTextContent('Mil');
  expect(screen.getByRole('link')).toHaveTextContent(/^Amul Taaza Toned Milk$/);
});
