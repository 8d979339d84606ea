import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { ColumnMapping, type ColumnMappingProps } from './ColumnMapping.js';

const fields = [
  { key: 'name', label: 'Name', required: true },
  { key: 'price', label: 'Price', required: true },
];
const mapped = (mapping: Record<string, string>) => {
  const onChange = jest.fn<ColumnMappingProps['onChange']>();
  show(
    <ColumnMapping
      fields={fields}
      columns={['product', 'market_price']}
      mapping={mapping}
      onChange={onChange}
    />,
  );
  return onChange;
};
const choose = async (label: string, column: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: new RegExp(label) }));
  await userEvent.click(screen.getByRole('option', { name: column }));
};

test('a field takes a column, and the others keep theirs', async () => {
  const onChange = mapped({ name: 'product' });
  await choose('Price', 'market_price');
  expect(onChange).toHaveBeenCalledWith({ name: 'product', price: 'market_price' });
});

test('a field may be left out, and a needed one says that it is missing', async () => {
  const onChange = mapped({ name: 'product' });
  expect(screen.getByText('Required: choose its column')).toBeVisible();
  await choose('Name', 'Not in the file');
  expect(onChange).toHaveBeenCalledWith({});
});
