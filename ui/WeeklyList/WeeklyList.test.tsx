import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { aCartLine } from '../samples/catalogue.js';
import { show } from '../samples/show.js';
import { WeeklyList, type WeeklyListProps } from './WeeklyList.js';

const milk = aCartLine({ _id: 'milk', name: 'Milk', price: 50 }, { _id: 'milk', quantity: 7 });
const curd = aCartLine({ _id: 'curd', name: 'Curd', stock: 0 }, { _id: 'curd' });

const renderList = (props: Partial<WeeklyListProps> = {}) => {
  const onAddAll = jest.fn<() => void>();
  const onQuantityChange = jest.fn<WeeklyListProps['onQuantityChange']>();
  show(
    <WeeklyList lines={[milk, curd]} onAddAll={onAddAll} onQuantityChange={onQuantityChange} {...props} />,
  );
  return { onAddAll, onQuantityChange };
};

test('the total counts what is in stock, and one press adds all', async () => {
  const { onAddAll } = renderList();
  expect(screen.getByText('Total').parentElement).toHaveTextContent('₹350.00');
  await userEvent.click(screen.getByRole('button', { name: 'Add all to cart' }));
  expect(onAddAll).toHaveBeenCalledTimes(1);
});

test('a sold-out product says so, and can only be removed', async () => {
  const { onQuantityChange } = renderList();
  expect(screen.getByText('Out of stock')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Curd, 1 L from the weekly list' }));
  expect(onQuantityChange).toHaveBeenCalledWith(curd, 0);
});

test('today’s stock is told, but does not limit what is bought every week', async () => {
  const short = aCartLine({ _id: 'tea', name: 'Tea', stock: 2 }, { _id: 'tea', quantity: 6 });
  const { onQuantityChange } = renderList({ lines: [short] });
  expect(screen.getByText('Only 2 in stock')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'One less Tea, 1 L on the weekly list' }));
  expect(onQuantityChange).toHaveBeenLastCalledWith(short, 5);
  await userEvent.click(screen.getByRole('button', { name: 'One more Tea, 1 L on the weekly list' }));
  expect(onQuantityChange).toHaveBeenLastCalledWith(short, 7);
});

test('with nothing in stock there is nothing to add', () => {
  renderList({ lines: [curd] });
  expect(screen.getByRole('button', { name: 'Add all to cart' })).toBeDisabled();
});

test('an empty list says what it is for, a loading one is announced', () => {
  renderList({ lines: [] });
  expect(screen.getByText('Your weekly list is empty')).toBeVisible();
  renderList({ lines: undefined });
  expect(screen.getByRole('status')).toHaveTextContent('Loading your weekly list');
});

test('the focus stays in the list when a line is removed, and goes to the text that says it is empty', async () => {
  function Shown() {
    const [lines, setLines] = useState([milk, curd]);
    const remove = ({ _id }: typeof milk) => setLines((all) => all.filter((line) => line._id !== _id));
    return <WeeklyList lines={lines} onAddAll={jest.fn()} onQuantityChange={remove} />;
  }
  show(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: /^One less Milk/ }));
  const last = screen.getByRole('button', { name: /^Remove Curd/ });
  expect(last).toHaveFocus();
  await userEvent.click(last);
  expect(screen.getByText('Your weekly list is empty').parentElement).toHaveFocus();
});
