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
import { PasswordField } from './PasswordField.js';

interface OneFieldProps {
  /** Label above the field, which also ends the name of the eye button. */
  label?: string;
  /** Initial value. */
  value?: string;
  /** Hint below the field, shown while there is no error. */
  hint?: string;
  /** Error message. */
  error?: string;
  disabled?: boolean;
  /** Tells the browser whether to fill in a saved password or to suggest a new one. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A form with this single field. */
function OneField({
  value = '',
  error,
  label = 'Password',
  autoComplete = 'current-password',
  ...field
}: OneFieldProps) {
  const { control } = useForm({
    defaultValues: { password: value },
    ...(error && { errors: { password: { type: 'custom', message: error } } }),
  });
  return (
    <PasswordField {...field} control={control} name="password" label={label} autoComplete={autoComplete} />
  );
}

const long = 'correct-horse-battery-staple-and-a-basket-of-mangoes-from-ratnagiri';

const meta = {
  title: 'Forms/PasswordField',
  component: inStandIn<OneFieldProps>(PasswordField),
  render: (args) => <OneField key={`${args.value} ${args.error}`} {...args} />,
  decorators: [column],
  argTypes: {
    ...fixed('control', 'name'),
    ...ofStandIn({
      value: 'The password in the field at first.',
      error: 'What the form finds wrong with it.',
    }),
  },
  args: {
    label: 'Password',
    value: 'mango-season',
    hint: '',
    error: '',
    disabled: false,
    autoComplete: 'current-password',
  },
  parameters: usage({
    code: {
      props: ({ value: _value, error: _error, ...props }) => ({
        control: written('control'),
        name: 'password',
        ...props,
      }),
    },
    status: 'ready',
    area: 'Account',
    when: ['Every password: login, registration and a new password.'],
    whenNot: ['The code from the email: OtpField.', 'Anything that is not secret: FormTextField.'],
    pairs: [
      {
        do: 'new-password for a new password, current-password at login.',
        dont: 'The same value for both: password managers fill in the old password.',
      },
      {
        do: 'State the rule in advance: "At least 8 characters".',
        dont: 'Let users find the rule by an error.',
      },
    ],
    content: ['The eye button is named after the field: "Show Confirm Password".'],
    keyboard: [
      ['Tab', 'Field, then the eye button'],
      ['Space Enter', 'On the eye button: shows or hides the password; the field keeps its text'],
    ],
    accessibility: [
      'Phones do not capitalise, correct or spell-check the text.',
      'The hint or error describes the field.',
    ],
  }),
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ShownAndHidden: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const ShownByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Hide Password' })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: { value: long, hint: 'At least eight characters; a sentence is easier to remember than signs.' },
};
export const Hindi: Story = { ...hindi, args: { label: 'पासवर्ड', hint: 'कम से कम 8 अक्षर' } };
export const Narrow: Story = { ...narrow, args: { value: long } };

export const Sheet: Story = sheet(
  {
    Empty: <OneField />,
    Filled: <OneField value="mango-season" />,
    'With a hint': <OneField hint="At least 8 characters" />,
    Wrong: <OneField value="mango" error="Password must be at least 8 characters" />,
    Disabled: <OneField value="mango-season" disabled />,
    'Under the pointer': (
      <Posed as="hover">
        <OneField value="mango-season" />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <OneField value="mango-season" />
      </Posed>
    ),
    Hindi: <OneField label="पासवर्ड" value="आम" />,
  },
  260,
);
