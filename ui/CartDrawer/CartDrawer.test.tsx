import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aCartLine } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { CartDrawer } from './CartDrawer.js';

const noop = () => {};
const renderDrawer = (lines = [aCartLine()]) => {
  const onClose = jest.fn<() => void>();
  show(<CartDrawer open onClose={onClose} lines={lines} onQuantityChange={noop} onProceed={noop} />);
  return onClose;
};

test('S-030 is a dialog called Cart', () => {
  renderDrawer();
  const dialog = screen.getByRole('dialog', { name: 'Cart' });
  expect(within(dialog).getByRole('button', { name: /Proceed/ })).toBeVisible();
});

test('Escape and its cross close it', async () => {
  const onClose = renderDrawer();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close cart' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('S-031 Shop Now closes it on the way to the shop', async () => {
  const onClose = renderDrawer([]);
  const link = screen.getByRole('link', { name: 'Shop Now' });
  link.addEventListener('click', (event) => event.preventDefault()); // keeps the test on its page
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the focus is kept inside', async () => {
  renderDrawer();
  const dialog = screen.getByRole('dialog', { name: 'Cart' });
  for (let step = 0; step < 8; step += 1) await userEvent.tab();
  expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement); // the focus is always on an element
});
