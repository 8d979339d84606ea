import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ratings as words } from '../../contract/messages/en/ratings.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { ownRating } from '../samples/ratings.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { RatingDialog, type RatingDialogProps } from './RatingDialog.js';

const args: RatingDialogProps = {
  open: true,
  name: 'Amul milk',
  proposedName: 'Asha',
  onSubmit: fn(accept),
  onRemove: fn(accept),
  onClose: fn(),
};

const meta = {
  title: 'Product/RatingDialog',
  component: RatingDialog,
  args,
  parameters: {
    ...inWindow(640),
    ...usage({
      status: 'ready',
      area: 'Catalogue',
      when: ['When a customer rates a product that was delivered, or changes the rating.'],
      whenNot: ['Something was wrong with an order: ReportProblemDialog.'],
      pairs: [
        { do: 'Ask for stars alone; the rest is optional.', dont: 'Ask for a text: most people write none.' },
        { do: 'Propose the given name, which can be emptied.', dont: 'Show the whole name.' },
      ],
      content: ['A text waits until the shop has read it; the hint says so.'],
      keyboard: [
        ['Arrow keys', 'choose the stars'],
        ['Tab, Shift + Tab', 'moves through stars, fields and buttons inside the dialog'],
        ['Escape', 'closes; the focus returns to the button that opened it'],
      ],
      accessibility: ['A modal dialog named by its title. The stars are a group of radio buttons.'],
    }),
  },
} satisfies Meta<typeof RatingDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole('button', { name: words.save }));
const fillIn = async () => {
  const star = await screen.findByRole('radio', { name: '4 stars' });
  star.focus();
  await userEvent.keyboard(' ');
  await userEvent.type(screen.getByLabelText(words.text), 'Creamy');
};

export const Playground: Story = {};
export const Narrow: Story = narrowPage;
export const Hindi: Story = { ...hindi, args: { name: 'अमूल दूध', proposedName: 'आशा' } };
export const Sent: Story = {
  play: async ({ args: { onSubmit } }) => {
    await fillIn();
    await save();
    await expect(onSubmit).toHaveBeenCalledWith({ stars: 4, text: 'Creamy', name: 'Asha' });
  },
};
/** Stars are needed. */
export const Empty: Story = {
  play: async ({ args: { onSubmit } }) => {
    await screen.findByRole('dialog');
    await save();
    await expect(await screen.findByText(words.starsMissing, { selector: 'p' })).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};
export const Changed: Story = {
  args: { rating: ownRating },
  play: async ({ args: { onRemove } }) => {
    await expect(await screen.findByRole('radio', { name: '4 stars' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: words.remove }));
    await expect(onRemove).toHaveBeenCalled();
  },
};
export const Sending: Story = {
  args: { onSubmit: wait },
  play: async () => {
    await fillIn();
    await save();
  },
};
export const Failed: Story = {
  args: { onSubmit: refuse('Couldn’t reach the shop. Check your connection and try again') },
  play: async () => {
    await fillIn();
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the shop');
    await expect(screen.getByLabelText(words.text)).toHaveValue('Creamy');
  },
};
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Rate">
      {({ open, close }) => <RatingDialog {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Rate' }), 'dialog'),
};
export const Sheet: Story = sheet(
  {
    'First rating': (
      <InPlace height={640}>
        <RatingDialog {...args} />
      </InPlace>
    ),
    Changed: (
      <InPlace height={640}>
        <RatingDialog {...args} rating={ownRating} />
      </InPlace>
    ),
  },
  320,
);
