import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ColumnMapping, type ColumnMappingProps } from './ColumnMapping.js';

const args: ColumnMappingProps = {
  fields: [
    { key: 'name', label: 'Name', required: true },
    { key: 'unit', label: 'Unit', required: true },
    { key: 'price', label: 'Price', required: true },
    { key: 'category', label: 'Category' },
    { key: 'description', label: 'Description' },
  ],
  columns: ['product', 'category', 'sub_category', 'market_price', 'quantity', 'description'],
  mapping: { name: 'product', unit: 'quantity', price: 'market_price', category: 'category' },
  onChange: fn(),
};
const missing = { name: 'product' };

function Held(props: ColumnMappingProps) {
  const [mapping, setMapping] = useState(props.mapping);
  return (
    <ColumnMapping
      {...props}
      mapping={mapping}
      onChange={(next) => {
        setMapping(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Admin/ColumnMapping',
  component: ColumnMapping,
  args,
  render: (props) => <Held {...props} />,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['When a file from elsewhere is imported, whose columns have other names.'],
    whenNot: ['Columns of a table to show or hide: ColumnChooser.'],
    pairs: [
      {
        do: 'Preselect columns that can be guessed from their names.',
        dont: 'Start with every field empty.',
      },
    ],
    content: ['Fields have the shop’s names, columns have the names in the file.'],
    keyboard: [
      ['Tab', 'from field to field'],
      ['↑ ↓', 'through the columns'],
    ],
    accessibility: ['Each select is named by its field; a required field says if it is missing.'],
  }),
} satisfies Meta<typeof ColumnMapping>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NoColumns: Story = { args: { columns: [], mapping: {} } };
export const LongText: Story = {
  args: { columns: ['the_name_of_the_product_as_it_is_printed_on_the_packet_in_english'], mapping: {} },
};
export const Hindi: Story = {
  ...hindi,
  args: { fields: [{ key: 'name', label: 'नाम' }], columns: ['सामान'], mapping: { name: 'सामान' } },
};
export const Opened: Story = {
  tags: ['overlay'],
  play: async ({ canvas, args: { onChange } }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: /Description/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'description' }));
    await expect(onChange).toHaveBeenLastCalledWith({ ...args.mapping, description: 'description' });
  },
};
export const Narrow: Story = { ...narrow, args: { mapping: missing } };

export const Sheet: Story = sheet(
  {
    Guessed: <ColumnMapping {...args} />,
    Missing: <ColumnMapping {...args} mapping={missing} />,
  },
  640,
);
