import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { fixed, inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { written } from '../samples/written.js';
import { PasswordField } from './PasswordField.js';

interface OneFieldProps {
  /** Above the field; the eye's name ends with it. */
  label?: string;
  /** What is in it at first. */
  value?: string;
  /** Shown beneath as long as nothing is wrong. */
  hint?: string;
  /** What the form finds wrong with it. */
  error?: string;
  disabled?: boolean;
  /** What the browser's keychain should do. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A form of this one field. */
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
    when: ['Every password: at login, at registration, when a new one is chosen.'],
    whenNot: ['The code from the mail: OtpField.', 'Anything that is no secret: FormTextField.'],
    pairs: [
      {
        do: 'new-password where one is chosen, current-password at login.',
        dont: 'One for both: keychains fill in the old one.',
      },
      {
        do: 'Say the rule before: "8 characters or more".',
        dont: 'Let people find it out by being refused.',
      },
    ],
    content: ['The eye is named after the field: "Show Confirm Password".'],
    keyboard: [
      ['Tab', 'Field, then the eye'],
      ['Space Enter', 'On the eye: shows or hides; the field keeps its text'],
    ],
    accessibility: [
      'No capital letters, correction or spell check by the phone.',
      'Hint or fault describes the field.',
    ],
  }),
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Empty: Story = { args: { value: '' } };
export const WithHint: Story = {
  args: { value: '', hint: '8 characters or more', autoComplete: 'new-password' },
};
export const Wrong: Story = { args: { value: 'mango', error: 'Password needs at least 8 characters' } };
export const Disabled: Story = { args: { disabled: true } };
export const Hover: Story = hovered;

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
  args: { value: long, hint: 'Eight characters or more; a sentence is easier to remember than signs.' },
};
export const Hindi: Story = { ...hindi, args: { label: 'पासवर्ड', hint: '8 या ज़्यादा अक्षर' } };
export const Narrow: Story = { ...narrow, args: { value: long } };

export const Sheet: Story = sheet(
  {
    Empty: <OneField />,
    Filled: <OneField value="mango-season" />,
    'With a hint': <OneField hint="8 characters or more" />,
    Wrong: <OneField value="mango" error="Password needs at least 8 characters" />,
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
