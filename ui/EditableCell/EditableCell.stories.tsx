import Box from '@mui/material/Box';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { formatRupees } from '../../contract/money.js';
import { hindi } from '../samples/hindi.js';
import { wait } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { EditableCell, type EditableCellProps } from './EditableCell.js';

const cell: Decorator = (Story, { parameters }) => (
  <Box sx={{ maxWidth: parameters.wide ? 'none' : 200 }}>
    <Story />
  </Box>
);

function Price(props: EditableCellProps) {
  const [price, setPrice] = useState(props.value);
  const save = async (value: number) => {
    const message = await props.onSave(value);
    if (!message) setPrice(value);
    return message;
  };
  return <EditableCell {...props} value={price} shown={formatRupees(price)} onSave={save} />;
}

const saved = fn((_value: number) => Promise.resolve<string | undefined>(undefined));
const refused = () => Promise.resolve('Someone else saved this product after you opened it. Reload it');
const args: EditableCellProps = { label: 'Price of Amul milk', value: 74, onSave: saved };

const meta = {
  title: 'Admin/EditableCell',
  component: EditableCell,
  decorators: [cell],
  render: (props) => <Price key={props.value} {...props} />,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['A value of a row that is changed often: price, discount, stock.'],
    whenNot: ['Several values that belong together: the row’s own form.', 'A choice of few options: a menu.'],
    pairs: [
      { do: 'Offer Undo in the notice after a save.', dont: 'Ask before every save.' },
      {
        do: 'Name the record in the label: “Price of Amul milk”.',
        dont: '“Price”, forty times on a page.',
      },
    ],
    content: ['An error says in one sentence what is wrong and what to do.'],
    keyboard: [
      ['Enter / Space / F2', 'edits the value and selects all of it'],
      ['Enter', 'saves; leaving the field saves too'],
      ['Esc', 'cancels'],
    ],
    accessibility: [
      'The button names its field and value; an error is announced and tied to the field.',
      'After Enter or Esc the focus returns to the value.',
    ],
  }),
} satisfies Meta<typeof EditableCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const edit: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
};

export const CellEditing: Story = { play: edit };

export const Saves: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{F2}79.50{Enter}');
    await expect(saved).toHaveBeenCalledWith(79.5);
    await expect(await canvas.findByRole('button', { name: /79.50/ })).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { onSave: wait },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
    await userEvent.keyboard('80{Enter}');
    await expect(canvas.getByRole('progressbar', { name: 'Saving Price of Amul milk' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onSave: refused },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit/ }));
    await userEvent.keyboard('80{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Someone else saved this product');
  },
};

export const OnePaisa: Story = { args: { value: 0.01 } };
export const Hindi: Story = { ...hindi, args: { label: 'अमूल दूध का दाम' } };
export const Narrow: Story = { ...narrow };

export const Sheet: Story = sheet({
  Number: <Price {...args} />,
  '₹0': <Price {...args} value={0} />,
  'One crore': <Price {...args} value={1_00_00_000} />,
  'Under the pointer': (
    <Posed as="hover">
      <Price {...args} />
    </Posed>
  ),
  'With the focus': (
    <Posed as="focus">
      <Price {...args} />
    </Posed>
  ),
});
