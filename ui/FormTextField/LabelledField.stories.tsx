import MenuItem from '@mui/material/MenuItem';
import type { TextFieldProps } from '@mui/material/TextField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId } from 'react';
import { expect, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { LabelledField } from './LabelledField.js';

/** Sets `shrink` on the label, as every use of the component does. */
function Field(field: TextFieldProps) {
  const id = useId();
  return <LabelledField id={id} slotProps={{ inputLabel: { shrink: true } }} {...field} />;
}

const args: TextFieldProps = { label: 'Name', defaultValue: '' };
const longLabel = 'The name of the person who is going to open the door when the order arrives';
const choice = (
  <Field label="State" defaultValue="MH" select>
    <MenuItem value="MH">Maharashtra</MenuItem>
    <MenuItem value="KL">Kerala</MenuItem>
  </Field>
);

const meta = {
  title: 'Forms/LabelledField',
  component: LabelledField,
  decorators: [column],
  args: { ...args, helperText: '', error: false, disabled: false, multiline: false },
  argTypes: {
    label: { control: 'text', description: 'Stands above the field and never moves.' },
    helperText: { control: 'text', description: 'A hint, or what is wrong where `error` is set.' },
    error: { description: 'What was typed is wrong.' },
    disabled: { description: 'Nothing can be typed now.' },
    multiline: { description: 'Several lines.' },
    defaultValue: {
      control: 'text',
      description: 'What stands there at first, where no owner holds `value`.',
    },
  },
  render: (given) => <Field key={String(given.defaultValue)} {...given} />,
  parameters: usage({
    status: 'stable',
    area: 'Foundations',
    when: ['A text field or a select outside a form: a filter, the quick search of a table.'],
    whenNot: [
      'In a form: FormTextField, which has the value and the error.',
      'To search the shop: SearchField.',
    ],
    pairs: [
      {
        do: 'Set shrink on its label, and required off, as FormTextField does.',
        dont: 'Let MUI float the label: it would move while the customer types.',
      },
    ],
    content: ['As for FormTextField: a short label above, a hint below, an error in place of the hint.'],
    keyboard: [
      ['Tab', 'to the field'],
      ['↓, Enter, Space', 'in a select: opens it; arrow keys choose'],
    ],
    accessibility: ['Takes every prop of MUI’s TextField; label and helper text are tied to the field.'],
  }),
} satisfies Meta<TextFieldProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { label: 'आपका नाम', defaultValue: 'आशा कुलकर्णी' } };
export const Narrow: Story = { ...narrow, args: { label: longLabel, helperText: longLabel } };

/** The label names the field and does not move while typing. */
export const LabelStays: Story = {
  play: async ({ canvas }) => {
    const label = canvas.getByText('Name', { selector: 'label' });
    const { top } = label.getBoundingClientRect();
    await userEvent.type(canvas.getByLabelText('Name'), 'Asha');
    await expect(label.getBoundingClientRect().top).toBe(top);
  },
};

export const Sheet: Story = sheet({
  Empty: <Field {...args} />,
  Filled: <Field {...args} defaultValue="Asha Kulkarni" />,
  'With a hint': <Field {...args} helperText="As it stands on the door" />,
  Wrong: <Field {...args} defaultValue="x" error helperText="Use at least 2 letters" />,
  Disabled: <Field {...args} defaultValue="Asha Kulkarni" disabled />,
  'Several lines': <Field {...args} defaultValue={'Flat 4B\n12 Law College Road'} multiline />,
  Choice: choice,
  'Long label': <Field {...args} label={longLabel} />,
  Hindi: <Field label="आपका नाम" defaultValue="आशा कुलकर्णी" />,
  Hover: (
    <Posed as="hover">
      <Field {...args} />
    </Posed>
  ),
  Focus: (
    <Posed as="focus">
      <Field {...args} />
    </Posed>
  ),
});
