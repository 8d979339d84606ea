import { beforeEach, expect, test } from '@jest/globals';
import { aProduct } from '../../../ui/samples/catalogue.js';
import { createStore } from '../../app/store.js';
import { readGuestCart, writeGuestCart } from './guestCart.js';
import { fillGuestCart } from './useFillCart.js';

const idOf = (letter: string) => letter.repeat(24);
const milk = aProduct({ _id: idOf('a'), name: 'Milk', price: 50, discount: 10, stock: 5 });
const curd = aProduct({ _id: idOf('b'), name: 'Curd', stock: 0 });

beforeEach(() => {
  localStorage.clear();
});

test('a guest’s cart takes what is in stock, and tells what is short or gone', () => {
  const store = createStore();
  writeGuestCart([{ productId: milk._id, quantity: 3, seenPrice: 40, name: 'Milk' }]);
  const wanted = [
    { productId: milk._id, quantity: 4 },
    { productId: curd._id, quantity: 1 },
    { productId: idOf('c'), quantity: 1 },
  ];
  expect(store.dispatch(fillGuestCart(wanted, [milk, curd]))).toEqual({
    added: 1,
    capped: [
      { name: 'Milk', quantity: 5 },
      { name: 'Curd', quantity: 0 },
    ],
    gone: 1,
  });
  expect(readGuestCart()).toMatchObject([{ productId: milk._id, quantity: 5, seenPrice: 40 }]);
  expect(store.getState().cart.guest).toEqual(readGuestCart());
});
