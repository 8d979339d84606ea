import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { aCartLine } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { CartPanel } from './CartPanel.js';

type Props = ComponentProps<typeof CartPanel>;

const milk = aCartLine({ _id: 'milk', name: 'Milk', price: 155, discount: 8 }, { quantity: 2 });
const bread = aCartLine({ _id: 'bread', name: 'Bread', price: 60 });

const renderPanel = (props: Partial<Props> = {}) => {
  const onProceed = jest.fn<() => void>();
  const onQuantityChange = jest.fn<Props['onQuantityChange']>();
  show(
    <CartPanel lines={[milk, bread]} onProceed={onProceed} onQuantityChange={onQuantityChange} {...props} />,
  );
  return { onProceed, onQuantityChange };
};

test('S-030 has the savings, the lines, the bill and a button that says the amount', async () => {
  const { onProceed } = renderPanel();
  expect(screen.getByText('Your total savings')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bread' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Bill details' })).toBeVisible();
  const proceed = screen.getByRole('button', { name: /Proceed/ });
  expect(proceed).toHaveTextContent('₹344.00');
  await userEvent.click(proceed);
  expect(onProceed).toHaveBeenCalledTimes(1);
});

test('a change names its line', async () => {
  const { onQuantityChange } = renderPanel();
  await userEvent.click(screen.getByRole('button', { name: 'One more Milk, 1 L' }));
  expect(onQuantityChange).toHaveBeenCalledWith(milk, 3);
});

test('the focus of a removed line moves to the line before it, and at last to the empty cart', async () => {
  function Shown() {
    const [lines, setLines] = useState([milk, bread]);
    const remove: Props['onQuantityChange'] = (line) =>
      setLines((all) => all.filter((other) => other !== line));
    return <CartPanel lines={lines} onProceed={jest.fn()} onQuantityChange={remove} />;
  }
  show(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: /^Remove Bread/ }));
  const last = screen.getByRole('button', { name: /^One less Milk/ });
  expect(last).toHaveFocus();
  await userEvent.click(last);
  expect(screen.getByText('Your cart is empty').parentElement).toHaveFocus();
});

test('S-031 an empty cart offers Shop Now', () => {
  renderPanel({ lines: [] });
  expect(screen.getByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/');
});

test('lines on their way are waited for aloud', () => {
  renderPanel({ lines: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your cart');
});

test('W-20 a cart that could not be loaded says so in place and offers Retry', async () => {
  const onRetry = jest.fn<() => void>();
  renderPanel({ lines: undefined, failed: true, onRetry });
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load your cart');
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('with nothing that can be bought there is nowhere to proceed', () => {
  renderPanel({ lines: [aCartLine({}, { unavailable: true })] });
  expect(screen.getByRole('button', { name: /Proceed/ })).toBeDisabled();
});

test('Proceed under way cannot be pressed again', () => {
  renderPanel({ proceeding: true });
  expect(screen.getByRole('button', { name: /Proceed/ })).toHaveAttribute('aria-disabled', 'true');
});
