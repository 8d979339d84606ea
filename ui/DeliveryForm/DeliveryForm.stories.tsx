import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { noRules, sampleRules } from '../samples/delivery.js';
import { hindi } from '../samples/hindi.js';
import { refuse, wait } from '../samples/outcomes.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DeliveryForm, type DeliveryFormProps } from './DeliveryForm.js';

const saved: DeliveryFormProps['onSubmit'] = () =>
  Promise.resolve({ ...sampleRules, minimum: 249, revision: 4 });
const theirs = { ...sampleRules, charge: 30, closedDates: [], revision: 4 };
const conflict = () => Promise.reject({ code: 'staleRevision', message: 'stale', data: theirs });
const crowded = {
  ...sampleRules,
  pincodes: Array.from({ length: 400 }, (_, place) => String(411_001 + place)),
  minimum: 1_00_00_000,
  closedDates: Array.from({ length: 9 }, (_, place) => `2027-0${place + 1}-26`),
};

const meta = {
  title: 'Admin/DeliveryForm',
  component: DeliveryForm,
  args: { rules: sampleRules, onSubmit: fn(saved), onDirtyChange: fn() },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['On the dashboard’s screen of delivery rules.'],
    whenNot: ['To show the rules to customers: FreeDeliveryProgress, ClosedNotice, BillDetails.'],
    pairs: [
      { do: 'Say beside each amount what 0 means.', dont: 'Leave the meaning of an empty field open.' },
      {
        do: 'Ask for confirmation before several changes are discarded.',
        dont: 'Discard a week of opening hours with one press.',
      },
    ],
    content: ['Times are Indian time. The beginning of a PIN code stands for many: 411 is all of Pune.'],
    keyboard: [
      ['Tab', 'through amounts, each weekday, PIN codes, closed days, to Save'],
      ['Enter', 'in the date field: adds the day; elsewhere: saves'],
    ],
    accessibility: [
      'Each time field is named with its day: “Monday, from”.',
      'The first invalid field gets the focus and is described by its error.',
    ],
  }),
} satisfies Meta<typeof DeliveryForm>;
export default meta;
type Story = StoryObj<typeof DeliveryForm>;

const save: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
const types = async (
  canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'],
  label: string,
  text: string,
) => {
  await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(label), text);
};

export const Playground: Story = {};
export const Crowded: Story = { args: { rules: crowded } };
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: { rules: crowded } };

/** After a save the form continues with the saved rules. */
export const Saved: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await types(canvas, 'Minimum order', '249');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
    await save(context);
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ minimum: '249', revision: 3 }),
    );
    await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
  },
};

export const Faulty: Story = {
  play: async (context) => {
    const { canvas } = context;
    await types(canvas, 'Minimum order', '-5');
    await types(canvas, 'PIN codes', '411, Pune');
    await save(context);
    await expect(canvas.getByLabelText('Minimum order')).toHaveFocus();
    await expect(canvas.getByLabelText('Minimum order')).toHaveAccessibleDescription('Must not be negative');
    await expect(canvas.getByLabelText('PIN codes')).toHaveAccessibleDescription(/"Pune" is not a PIN code/);
  },
};

/** Another admin was faster: the admin chooses between both versions. */
export const EditConflict: Story = {
  args: { onSubmit: conflict },
  play: async (context) => {
    const { canvas } = context;
    await types(canvas, 'Minimum order', '249');
    await save(context);
    await expect(await canvas.findByText('Changed: Delivery charge, Closed days')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }));
    await expect(canvas.getByLabelText('Delivery charge')).toHaveValue('30');
  },
};

export const Refused: Story = {
  args: { onSubmit: refuse('The shop is temporarily unavailable. Try again in a moment') },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText(/temporarily unavailable/)).toBeVisible();
  },
};
export const Saving: Story = { args: { onSubmit: wait }, play: save };

export const Sheet: Story = sheet(
  {
    'No rules yet': <DeliveryForm rules={noRules} onSubmit={saved} />,
    'Some rules': <DeliveryForm rules={sampleRules} onSubmit={saved} />,
  },
  320,
);
