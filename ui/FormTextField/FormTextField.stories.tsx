import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { fixed, inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { written } from '../samples/written.js';
import { FormTextField } from './FormTextField.js';

interface OneFieldProps {
  /** Label above the field. */
  label: string;
  /** Initial value. */
  value: string;
  /** Help text below the field. An error message replaces it. */
  hint?: string;
  /** Error message. */
  error?: string;
  /** Disables the field. */
  disabled?: boolean;
  /** Shows several lines. */
  multiline?: boolean;
  /** The value can be read and copied, but not changed. */
  readOnly?: boolean;
}

/** Renders a form with one field. */
function OneField({ value, error, readOnly = false, ...field }: OneFieldProps) {
  const { control } = useForm({
    defaultValues: { name: value },
    ...(error && { errors: { name: { type: 'custom', message: error } } }),
  });
  return <FormTextField control={control} name="name" slotProps={{ htmlInput: { readOnly } }} {...field} />;
}

const args: OneFieldProps = { label: 'Name', value: '' };
const wrong: OneFieldProps = { label: 'PIN code', value: '41100', error: 'Enter a 6-digit PIN code' };
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
    when: ['Text or digits in a form: name, email, city, PIN code.'],
    whenNot: [
      'A password: PasswordField, which can show it. A code: OtpField.',
      'A yes or no question: FormCheckbox.',
      'Without a form around it: LabelledField.',
    ],
    pairs: [
      {
        do: 'Keep the label above the field.',
        dont: 'Use a placeholder instead: it disappears while typing and is too pale to read.',
      },
      {
        do: 'The error says how to fix it: “Enter a 6-digit PIN code”.',
        dont: '“Invalid value”.',
      },
      {
        do: 'Set autoComplete, type and inputMode: a phone then fills in the value or shows digits.',
        dont: 'Ask for digits with a letter keyboard.',
      },
    ],
    content: [
      'Label: one or two words, no colon, no star: every field is required unless it says “optional”.',
      'Hint: a few words that customers cannot guess. An error replaces it.',
    ],
    keyboard: [
      ['Tab', 'to the field'],
      ['Enter', 'submits the form; in a multi-line field, starts a new line'],
    ],
    accessibility: [
      'Label, hint and error belong to the field: they are read with it.',
      'An invalid field is marked by its ARIA state, a red border and a message.',
    ],
  }),
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = {
  ...hindi,
  args: { label: 'आपका नाम', value: 'आशा कुलकर्णी', hint: 'जैसा दरवाज़े पर लिखा है' },
};
export const Narrow: Story = { ...narrow, args: { ...wrong, label: longLabel } };

/** The error replaces the hint and is tied to the field. */
export const Wrong: Story = { tags: ['on-sheet'], args: { ...wrong, hint: 'Six digits' } };

/** A click on the label focuses the field. */
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
