import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { FormTextField } from '../FormTextField/FormTextField.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { fixed, inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { written } from '../samples/written.js';
import { FormFrame, SubmitButton } from './FormFrame.js';

interface ExampleProps {
  /** The form's accessible name. */
  label: string;
  /** Error of the whole form. */
  problem?: string;
  /** Whether the form is being sent. */
  pending?: boolean;
  /** Disables SubmitButton. */
  disabled?: boolean;
  /** Why SubmitButton is disabled. */
  disabledReason?: string;
  /** Label of the field. */
  field?: string;
  /** Text of SubmitButton. */
  submit?: string;
  /** Called with the form's values. */
  onSend: (values: { name: string }) => void;
}

/** Renders a frame around one field. */
function Example(props: ExampleProps) {
  const {
    label,
    problem,
    pending = false,
    disabled = false,
    disabledReason,
    field = 'Name',
    submit = 'Save',
    onSend,
  } = props;
  const { control, handleSubmit } = useForm({ defaultValues: { name: 'Asha' } });
  return (
    <FormFrame label={label} problem={problem} onSubmit={handleSubmit((values) => onSend(values))}>
      <FormTextField control={control} name="name" label={field} />
      <SubmitButton pending={pending} disabled={disabled} disabledReason={disabledReason}>
        {submit}
      </SubmitButton>
    </FormFrame>
  );
}

const args: ExampleProps = { label: 'Profile', onSend: fn() };
const stillMissing = 'Still missing: Email, Confirm Password';
const refused = 'Too many attempts. Try again in 30 seconds';

const meta = {
  title: 'Forms/FormFrame',
  component: inStandIn<ExampleProps>(FormFrame),
  subcomponents: { SubmitButton },
  render: (given) => <Example {...given} />,
  decorators: [column],
  argTypes: {
    ...fixed('onSubmit', 'children'),
    ...ofStandIn({
      pending: '`pending` of its SubmitButton.',
      disabled: '`disabled` of its SubmitButton.',
      onSend: 'Called with the values of the form.',
    }),
  },
  args: { ...args, problem: '', pending: false, disabled: false },
  parameters: usage({
    code: {
      props: ({ label, problem }) => ({
        label,
        problem,
        onSubmit: written('handleSubmit(send)'),
        children: written('<>…</>'),
      }),
    },
    status: 'stable',
    area: 'Foundations',
    when: ['Around every form of the shop: one column, with the error at the top and one submit button.'],
    whenNot: ['Search: SearchField.', 'A single value that is saved on its own: no form at all.'],
    pairs: [
      {
        do: 'Show a field’s error at the field; only errors of the whole form are at the top.',
        dont: '“Please correct the errors below.”',
      },
      {
        do: 'Lock the button while the form is being sent, and keep the typed values.',
        dont: 'Clear the form after an API error.',
      },
      {
        do: 'If all fields are needed before sending, give SubmitButton a `disabledReason`: “Still missing: Email”.',
        dont: 'A grey button without a reason.',
      },
      {
        do: 'One SubmitButton, last, with a verb: “Save”, “Send OTP”.',
        dont: '“Submit”, or a second contained button beside it.',
      },
    ],
    content: [
      'An error is one sentence about what happened and what to do: “Too many attempts. Try again in 30 seconds”.',
    ],
    keyboard: [
      ['Enter', 'in a single-line field: submits'],
      ['Tab', 'through the fields to the button'],
    ],
    accessibility: ['A form landmark with a name. The error is an alert: it is announced when it appears.'],
  }),
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

const inHindi = {
  label: 'प्रोफ़ाइल',
  field: 'आपका नाम',
  submit: 'सेव करें',
  problem: 'अभी सेव नहीं हुआ: थोड़ी देर में फिर कोशिश करें',
};
const longProblem =
  'Your address book is full. Delete an address that you no longer need in your account, then come back here and save this one.';

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: inHindi };
export const Narrow: Story = { ...narrow, args: { problem: longProblem } };
export const Pressed: Story = pressed;

export const Problem: Story = { tags: ['on-sheet'], args: { problem: refused } };

/** While the form is being sent, the button is locked and the field is not. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Save/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByLabelText('Name')).toBeEnabled();
  },
};

/** Empty fields disable the button, which names them. */
export const Missing: Story = { tags: ['on-sheet'], args: { disabledReason: stillMissing } };

export const Sheet: Story = sheet(
  {
    Default: <Example {...args} />,
    Pending: <Example {...args} pending />,
    Disabled: <Example {...args} disabled />,
    Missing: <Example {...args} disabledReason={stillMissing} />,
    Problem: <Example {...args} problem={refused} />,
    'Long problem': <Example {...args} problem={longProblem} />,
    Hindi: <Example {...args} {...inHindi} />,
    Hover: (
      <Posed as="hover">
        <Example {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <Example {...args} />
      </Posed>
    ),
  },
  288,
);
