import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { categories, longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { MultiSelect, type MultiSelectProps, FormMultiSelect } from './MultiSelect.js';

const two = categories.slice(0, 2);
const args: MultiSelectProps = { label: 'Category', options: categories, value: two, onChange: fn() };

function Owned(props: MultiSelectProps) {
  return (
    <Held value={[...props.value]} onChange={props.onChange}>
      {(value, change) => <MultiSelect {...props} value={value} onChange={change} />}
    </Held>
  );
}

function InAForm() {
  const { control } = useForm({
    defaultValues: { category: [] },
    errors: { category: { type: 'too_small', message: 'Choose at least one' } },
  });
  return <FormMultiSelect control={control} name="category" label="Category" options={categories} />;
}

const meta = {
  title: 'Forms/MultiSelect',
  component: MultiSelect,
  render: (given) => <Owned key={JSON.stringify(given.value)} {...given} />,
  decorators: [column],
  args: { ...args, hint: '', error: false, disabled: false, foreign: [] },
  parameters: usage({
    status: 'ready',
    area: 'Foundations',
    when: ['To choose several of many options and to see the chosen ones.'],
    whenNot: ['One of few options: radio buttons.', 'Several of about five options: checkboxes.'],
    pairs: [
      {
        do: 'Show the options as soon as the field has the focus.',
        dont: 'Show an empty list until something is typed.',
      },
      {
        do: 'Find “dal rice” in “Atta, Rice & Dal”.',
        dont: 'Find only options that begin with the typed letters.',
      },
      {
        do: 'Keep an invalid chosen option, and say why it is invalid.',
        dont: 'Remove it without a notice.',
      },
    ],
    content: ['The label is in the singular: Category.'],
    keyboard: [
      ['↓, ↑', 'moves through the options'],
      ['Enter', 'chooses or removes the option; the list stays open'],
      ['Escape', 'closes the list'],
      ['Backspace', 'in the empty field: removes the last chip'],
      ['Tab', 'from the field to the crosses of the chips'],
      ['Enter, Delete, Backspace', 'on a cross: removes the chip; the focus moves to the next chip'],
    ],
    accessibility: ['Added and removed options are announced; the chips are a named list.'],
  }),
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const NothingToChoose: Story = { args: { value: [], options: [] } };
export const WithHint: Story = { args: { hint: 'From the selected categories' } };
export const All: Story = { args: { value: categories } };
export const Hindi: Story = {
  ...hindi,
  args: { label: 'श्रेणी', value: [{ _id: 'dairy', name: 'दूध, ब्रेड और अंडे' }] },
};
export const Hovered: Story = hovered;
export const Narrow: Story = { ...narrow, args: { value: [...two, { _id: 'long', name: longName }] } };

/** FormMultiSelect holds the choice in a form and shows its error. */
export const InForm: Story = { render: () => <InAForm /> };

/** The list opens on focus and finds options by any word. */
export const Finding: Story = {
  args: { value: [] },
  play: async ({ canvas, args: { onChange } }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Category' }));
    await expect(await screen.findAllByRole('option')).toHaveLength(categories.length);
    await userEvent.keyboard('dal rice{ArrowDown}{Enter}');
    await expect(onChange).toHaveBeenCalledWith([{ _id: categories[5]?._id, name: 'Atta, Rice & Dal' }]);
  },
};
export const Removing: Story = {
  args: { value: categories.slice(0, 3) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Fruits & Vegetables' }));
    await expect(canvas.getByRole('button', { name: 'Remove Snacks & Munchies' })).toHaveFocus();
    await userEvent.keyboard('{Delete}{Backspace}');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

export const Sheet: Story = sheet(
  {
    Chosen: <Owned {...args} />,
    Empty: <Owned {...args} value={[]} />,
    Focused: (
      <Posed as="focus">
        <Owned {...args} />
      </Posed>
    ),
    Wrong: <Owned {...args} value={[]} error hint="Category is required" />,
    Foreign: (
      <Owned {...args} foreign={two.map(({ _id }) => _id)} error hint="Not in the selected categories" />
    ),
    Disabled: <Owned {...args} disabled />,
    'Long text': <Owned {...args} value={[{ _id: 'long', name: longName }]} />,
  },
  320,
);
