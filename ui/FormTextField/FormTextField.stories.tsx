import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { fixed, inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { written } from '../samples/written.js';
import { FormTextField } from './FormTextField.js';

interface OneFieldProps {
  /** Stands above the field. */
  label: string;
  /** The form's first value. */
  value: string;
  /** Shown beneath as long as nothing is wrong. */
  hint?: string;
  /** What the form finds wrong with it. */
  error?: string;
  /** Nothing can be typed now. */
  disabled?: boolean;
  /** Several lines. */
  multiline?: boolean;
  /** Can be read and copied, not changed. */
  readOnly?: boolean;
}

/** A form of one field. */
function OneField({ value, error, readOnly = false, ...field }: OneFieldProps) {
  const { control } = useForm({
    defaultValues: { name: value },
    ...(error && { errors: { name: { type: 'custom', message: error } } }),
  });
  return <FormTextField control={control} name="name" slotProps={{ htmlInput: { readOnly } }} {...field} />;
}

const args: OneFieldProps = { label: 'Name', value: '' };
const wrong: OneFieldProps = { label: 'Pincode', value: '41100', error: 'Use a PIN code of 6 digits' };
const longLabel = 'The name of the person who is going to open the door when the order arrives';

const meta = {
  title: 'Forms/FormTextField',
  component: inStandIn<OneFieldProps>(FormTextField),
  decorators: [column],
  args: { ...args, hint: '', error: '', disabled: false, multiline: false },
  argTypes: {
    ...fixed('control', 'name'),
    ...ofStandIn({ value: 'The text in the field at first.', error: 'What the form finds wrong with it.' }),
  },
  render: (given) => <OneField key={given.value + (given.error ?? '')} {...given} />,
  parameters: usage({
    code: {
      props: ({ value: _value, error: _error, ...props }) => ({
        control: written('control'),
        name: 'name',
        ...props,
      }),
    },
    status: 'stable',
    area: 'Foundations',
    when: ['Words or digits in a form of the contract: name, email, city, PIN code.'],
    whenNot: [
      'A password: PasswordField, which can show it. A code: OtpField.',
      'A yes or no: FormCheckbox.',
      'Without a form around it: LabelledField.',
    ],
    pairs: [
      {
        do: 'The label stands above, always.',
        dont: 'A placeholder in its stead: it is gone when one types, and too pale to read.',
      },
      {
        do: 'The fault names the remedy: “Use a PIN code of 6 digits”.',
        dont: '“Invalid value”.',
      },
      {
        do: 'Give autoComplete, type and inputMode: a phone then fills it in or shows digits.',
        dont: 'Ask for digits with a keyboard of letters.',
      },
    ],
    content: [
      'Label: one or two words, no colon, no star: every field is needed unless it says “optional”.',
      'Hint: what cannot be guessed, in a few words. A fault takes its place.',
    ],
    keyboard: [
      ['Tab', 'to the field'],
      ['Enter', 'sends the form; in several lines, begins a new one'],
    ],
    accessibility: [
      'Label, hint and fault belong to the field: they are read with it.',
      'A wrong field says so in its state, by a red edge and by words.',
    ],
  }),
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Filled: Story = { args: { value: 'Asha Kulkarni' } };
export const WithHint: Story = { args: { label: 'Email', hint: 'We send the code there' } };
export const Disabled: Story = { args: { value: 'Asha Kulkarni', disabled: true } };
/** Can be read and copied, not changed. */
export const ReadOnly: Story = { args: { value: 'Asha Kulkarni', readOnly: true } };
export const SeveralLines: Story = {
  args: { label: 'Address Line', value: 'Flat 4B\n12 Law College Road', multiline: true },
};
export const LongText: Story = {
  args: { label: longLabel, value: 'Thiruvenkatachari Padmanabhaswamy Ranganathan Iyer' },
};
export const Hindi: Story = {
  ...hindi,
  args: { label: 'आपका नाम', value: 'आशा कुलकर्णी', hint: 'जैसा दरवाज़े पर लिखा है' },
};
export const Narrow: Story = { ...narrow, args: { ...wrong, label: longLabel } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;

/** The fault takes the place of the hint and belongs to the field. */
export const Wrong: Story = {
  args: { ...wrong, hint: 'Six digits' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Pincode');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Use a PIN code of 6 digits');
    await expect(canvas.queryByText('Six digits')).not.toBeInTheDocument();
  },
};

/** Its label is part of the target. */
export const Typing: Story = {
  args: { label: 'Email', hint: 'We send the code there' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Email', { selector: 'label' }));
    await userEvent.keyboard('asha@example.in');
    const field = canvas.getByLabelText('Email');
    await expect(field).toHaveValue('asha@example.in');
    await expect(field).toHaveAccessibleDescription('We send the code there');
  },
};

export const Sheet: Story = sheet({
  Empty: <OneField {...args} />,
  Filled: <OneField {...args} value="Asha Kulkarni" />,
  'With a hint': <OneField {...args} label="Email" hint="We send the code there" />,
  Wrong: <OneField {...wrong} />,
  Disabled: <OneField {...args} value="Asha Kulkarni" disabled />,
  'Read only': <OneField {...args} value="Asha Kulkarni" readOnly />,
  'Several lines': <OneField label="Address Line" value={'Flat 4B\n12 Law College Road'} multiline />,
  'Long label': <OneField {...args} label={longLabel} />,
  Hindi: <OneField label="आपका नाम" value="आशा कुलकर्णी" />,
  Hover: (
    <Posed as="hover">
      <OneField {...args} />
    </Posed>
  ),
  Focus: (
    <Posed as="focus">
      <OneField {...args} />
    </Posed>
  ),
  'Focus, wrong': (
    <Posed as="focus">
      <OneField {...wrong} />
    </Posed>
  ),
});
