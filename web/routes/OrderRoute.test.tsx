import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleOrder } from '../../ui/samples/account.js';
import { show } from '../../ui/samples/show.js';
import { ShareOrder } from './OrderRoute.js';

test('an order is shared as text, without an address or a link', async () => {
  const user = userEvent.setup(); // brings a clipboard
  show(<ShareOrder order={sampleOrder} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(
    'My order TK-7QF4-M2XP\n2 × Amul Taaza Toned Milk, 1 l\n1 × Aashirvaad Whole Wheat Atta, 5 kg\nTotal: ₹415.00',
  );
});
