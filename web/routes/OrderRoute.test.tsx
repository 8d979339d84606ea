import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { sampleOrder } from '../../ui/samples/account.js';
import { show } from '../../ui/samples/show.js';
import { createStore } from '../app/store.js';
import OrderRating from './OrderRating.js';
import { ShareOrder } from './OrderRoute.js';

test('an order is shared as text, without an address or a link', async () => {
  const user = userEvent.setup(); // brings a clipboard
  show(<ShareOrder order={sampleOrder} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(
    'My order TK-7QF4-M2XP\n2 × Amul Taaza Toned Milk, 1 l\n1 × Aashirvaad Whole Wheat Atta, 5 kg\nTotal: ₹415.00',
  );
});

test('a product that was not delivered when its page was read can be rated in the delivered order', async () => {
  let own: unknown[] = [];
  const store = createStore(() => Promise.resolve({ data: own }));
  const [line] = sampleOrder.lines;
  if (!line) throw new Error('the order has no line');
  const rating = (
    <Provider store={store}>
      <OrderRating order={sampleOrder} line={line} />
    </Provider>
  );
  const before = show(rating);
  const queries = () => Object.values(store.getState().api.queries);
  await waitFor(() => expect(queries()).toMatchObject([{ status: 'fulfilled' }]));
  before.unmount();
  own = [{ productId: line.productId }];
  show(rating);
  expect(await screen.findByRole('button', { name: /^Rate / })).toBeVisible();
});
