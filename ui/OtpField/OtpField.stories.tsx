import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { column } from '../samples/column.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { OtpField } from './OtpField.js';

const label = 'Enter Your OTP';
const wrong = 'This code is wrong or has expired. Check it, or ask for a new one';

const meta = {
  title: 'Account/OtpField',
  component: OtpField,
  decorators: [column],
  render: (args) => (
    <Held key={args.value} value={args.value} onChange={args.onChange}>
      {(value, onChange) => <OtpField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label, value: '', length: 6, onChange: fn() },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['A short code of digits from an email, typed or pasted once.'],
    whenNot: ['A password: PasswordField.', 'A PIN code or a mobile number: FormTextField.'],
    pairs: [
      {
        do: 'Allow pasting: "471 902" fills all boxes.',
        dont: 'Submit automatically at the last digit: a typo would cost one of five attempts.',
      },
      { do: 'Keep a wrong code, so that a single digit can be corrected.', dont: 'Empty all boxes.' },
    ],
    content: ['The error says what to do next: check it, or ask for a new one.'],
    keyboard: [
      ['0–9', 'Fills the box, replacing its digit, and moves to the next box'],
      ['Backspace', 'Empties the box; in an empty box, empties the previous one and moves there'],
      ['← →', 'Previous box, next box'],
      ['Ctrl V', 'Fills all boxes and ignores characters between the digits'],
      ['Tab', 'To the next box'],
    ],
    accessibility: [
      'A named group; each box is "Digit 3 of 6".',
      'The first box is marked one-time-code, so that a phone offers the code and fills all boxes.',
      'An error describes every box.',
    ],
  }),
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

const digit = (canvasElement: HTMLElement, position: number) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: `Digit ${position} of 6` });
const code = (canvasElement: HTMLElement) =>
  [1, 2, 3, 4, 5, 6]
    .map((position) => digit(canvasElement, position).value || ' ')
    .join('')
    .trimEnd();

export const Playground: Story = {};
export const FourDigits: Story = { args: { length: 4, value: '47' } };

/** Letters are ignored; the focus moves with the digits. */
export const Typed: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(digit(canvasElement, 1)).toHaveFocus();
    await userEvent.keyboard('4x7');
    await expect(digit(canvasElement, 3)).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('47');
  },
};

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(digit(canvasElement, 3));
    await userEvent.paste(' 471-902 ');
    await expect(args.onChange).toHaveBeenLastCalledWith('471902');
    await expect(digit(canvasElement, 6)).toHaveFocus();
  },
};

/** A phone puts the whole code of the message into the first box. */
export const FilledByPhone: Story = {
  play: async ({ canvasElement }) => {
    const first = digit(canvasElement, 1);
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(first).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(first, '471902');
    await expect(code(canvasElement)).toBe('471902');
  },
};

export const Backspace: Story = {
  args: { value: '471' },
  play: async ({ canvasElement }) => {
    await userEvent.click(digit(canvasElement, 4));
    await userEvent.keyboard('{Backspace}');
    await expect(digit(canvasElement, 3)).toHaveFocus();
    await expect(code(canvasElement)).toBe('47');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(code(canvasElement)).toBe('');
  },
};

export const LongText: Story = {
  args: {
    label: `${label}: six digits from the mail that we sent to asha.venkateshwara.kulkarni@example.in`,
    value: '4',
  },
};
export const Hindi: Story = {
  ...hindi,
  args: { label: 'अपना ओटीपी लिखें', value: '4719', error: 'यह कोड ग़लत है या पुराना हो गया है' },
};
export const Narrow: Story = { ...narrow, args: { value: '471902', error: wrong } };

const field = (value: string, error?: string) => (
  <OtpField label={label} value={value} error={error} onChange={() => undefined} />
);
export const Sheet: Story = sheet(
  {
    Empty: field(''),
    'Half typed': field('471'),
    'A gap': field('4 1902'),
    Full: field('471902'),
    Wrong: field('471902', wrong),
    'Under the pointer': <Posed as="hover">{field('471')}</Posed>,
    'With the focus': <Posed as="focus">{field('471')}</Posed>,
  },
  300,
);
