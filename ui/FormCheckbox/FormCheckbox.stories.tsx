import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { fixed, inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { written } from '../samples/written.js';
import { FormCheckbox } from './FormCheckbox.js';

interface OneFieldProps {
  /** Statement that is true when ticked. */
  label: string;
  /** Initial value. */
  checked?: boolean;
}

/** Renders a form with one checkbox. */
function OneField({ label, checked = false }: OneFieldProps) {
  const { control } = useForm({ defaultValues: { isDefault: checked } });
  return <FormCheckbox control={control} name="isDefault" label={label} />;
}

const label = 'Make this my default address';
const longLabel = 'Ring twice, leave the bag at the door, and tell the guard downstairs which flat it is for';

const meta = {
  title: 'Forms/FormCheckbox',
  component: inStandIn<OneFieldProps>(FormCheckbox),
  decorators: [column],
  args: { label, checked: false },
  argTypes: {
    ...fixed('control', 'name'),
    ...ofStandIn({ checked: 'Whether it is ticked at first.' }),
  },
  render: (given) => <OneField key={String(given.checked)} {...given} />,
  parameters: usage({
    code: { props: ({ label: text }) => ({ control: written('control'), name: 'isDefault', label: text }) },
    status: 'stable',
    area: 'Foundations',
    when: ['A yes or no question that is saved with the rest of a form.'],
    whenNot: [
      'A setting that applies at once: a switch.',
      'One of several options: radio buttons, as in AddressPicker.',
      'Without a form around it: MUI’s Checkbox.',
    ],
    pairs: [
      { do: '“Make this my default address”', dont: '“Do not ask me again”: here a tick means no.' },
      { do: 'Unticked until the customer ticks it.', dont: 'Ticked from the start, to collect consent.' },
    ],
    content: ['A statement that is true when ticked; no full stop.'],
    keyboard: [
      ['Tab', 'to the box'],
      ['Space', 'ticks and unticks'],
    ],
    accessibility: ['Label and box are one click target, 42 px high.'],
  }),
} satisfies Meta<typeof OneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { label: 'हमेशा यहीं पहुँचाएँ' } };
export const Narrow: Story = { ...narrow, args: { label: longLabel } };
export const Pressed: Story = pressed;

/** A click on the label and the space bar tick the checkbox. */
export const Ticks: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: label });
    await userEvent.click(canvas.getByText(label));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};

export const Sheet: Story = sheet({
  Unticked: <OneField label={label} />,
  Ticked: <OneField label={label} checked />,
  'Long label': <OneField label={longLabel} />,
  Hindi: <OneField label="हमेशा यहीं पहुँचाएँ" />,
  Hover: (
    <Posed as="hover">
      <OneField label={label} />
    </Posed>
  ),
  Focus: (
    <Posed as="focus">
      <OneField label={label} />
    </Posed>
  ),
  'Focus, ticked': (
    <Posed as="focus">
      <OneField label={label} checked />
    </Posed>
  ),
});
