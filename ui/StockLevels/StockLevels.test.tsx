import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { StockLevels, type StockLevelsProps } from './StockLevels.js';

test('tells how many there are of each and which one is shown; the shown one cannot be taken away', async () => {
  const onChange = jest.fn<StockLevelsProps['onChange']>();
  show(<StockLevels counts={{ all: 1_240, low: 12 }} value="low" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Products by stock' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Low 12' })).toBePressed();
  await userEvent.click(screen.getByRole('button', { name: 'Low 12' }));
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'All 1,240' }));
  await userEvent.click(screen.getByRole('button', { name: 'Out of stock' }));
  expect(onChange.mock.calls).toEqual([['all'], ['out']]);
});
