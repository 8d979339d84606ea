import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { sampleOrder } from '../samples/account.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ReportProblemDialog, type ReportProblemDialogProps } from './ReportProblemDialog.js';

const args: ReportProblemDialogProps = {
  open: true,
  lines: sampleOrder.lines,
  onSubmit: fn(accept),
  onClose: fn(),
};

const meta = {
  title: 'Orders/ReportProblemDialog',
  component: ReportProblemDialog,
  args,
  parameters: {
    ...inWindow(720),
    ...usage({
      status: 'ready',
      area: 'Account',
      when: ['When a customer presses Report a problem on the page of a delivered order.'],
      whenNot: ['To cancel an order: ConfirmDialog.', 'For a question without an order: the contact page.'],
      pairs: [
        { do: 'Offer the products of the order to tick.', dont: 'Let the customer type their names.' },
        { do: 'Close once the shop has the report.', dont: 'Close before: a failure would lose the text.' },
      ],
      content: ['The order page shows the report afterwards.'],
      keyboard: [
        ['Tab, Shift + Tab', 'moves through kinds, products, description and buttons inside the dialog'],
        ['Arrow keys', 'choose the kind of problem'],
        ['Space', 'ticks a product'],
        ['Escape', 'closes; the focus returns to the button that opened it'],
      ],
      accessibility: [
        'A modal dialog named by its title. The kinds are a radio group, the products a fieldset.',
      ],
    }),
  },
} satisfies Meta<typeof ReportProblemDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const fillIn = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Something is missing' }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Toned Milk/ }));
  await userEvent.type(screen.getByLabelText('Description'), 'Only one pack was in the bag');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

export const Playground: Story = {};
export const Narrow: Story = narrowPage;
export const Hindi: Story = hindi;
export const Sent: Story = {
  play: async ({ args: { onSubmit } }) => {
    await fillIn();
    await send();
    await expect(onSubmit).toHaveBeenCalledWith({
      kind: 'missing',
      products: [sampleOrder.lines[0]?.productId],
      text: 'Only one pack was in the bag',
    });
  },
};
/** A kind is needed, and products or a description. */
export const Empty: Story = {
  play: async ({ args: { onSubmit } }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await expect(await screen.findByText('Problem is required')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Damaged or spoiled' }));
    await send();
    await expect(await screen.findByText('Choose the items, or describe the problem')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
export const Sending: Story = {
  args: { onSubmit: wait },
  play: async () => {
    await fillIn();
    await send();
  },
};
export const Failed: Story = {
  args: { onSubmit: refuse('Couldn’t reach the shop. Check your connection and try again') },
  play: async () => {
    await fillIn();
    await send();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the shop');
    await expect(screen.getByLabelText('Description')).toHaveValue('Only one pack was in the bag');
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Report a problem">
      {({ open, close }) => <ReportProblemDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Report a problem' }), 'dialog'),
};
export const Sheet: Story = sheet(
  {
    Dialog: (
      <InPlace height={720}>
        <ReportProblemDialog {...args} />
      </InPlace>
    ),
  },
  320,
);
