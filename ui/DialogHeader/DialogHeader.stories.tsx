import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { inWindow } from '../samples/overlay.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DialogHeader } from './DialogHeader.js';

const args = { title: 'Add Address', onClose: fn() };
const longTitle = 'A dialog about something that takes a great many words to name';

const meta = {
  title: 'Overlays/DialogHeader',
  component: DialogHeader,
  decorators: [column],
  args: { ...args, disabled: false },
  parameters: usage({
    status: 'stable',
    area: 'Foundations',
    when: ['At the top of a dialog with a form or an image.'],
    whenNot: ['In ConfirmDialog, which is closed by its buttons.', 'On a page: a heading.'],
    pairs: [
      {
        do: 'Disable the cross while a request is running that must not be lost.',
        dont: 'Remove the cross: the title then moves.',
      },
    ],
    content: ['Title: the task in two or three words. It wraps, it is never cut.'],
    keyboard: [['Enter, Space', 'on the cross: closes']],
    accessibility: ['The title names the dialog. The cross is a button called “Close”, 44 px large.'],
  }),
} satisfies Meta<typeof DialogHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { title: 'नया पता जोड़ें' } };
export const Narrow: Story = { ...narrow, args: { title: longTitle } };
export const Pressed: Story = pressed;

export const Closes: Story = {
  play: async ({ canvas, args: { onClose } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

/** In a dialog the title is the dialog's accessible name. */
export const NamesItsDialog: Story = {
  parameters: inWindow(240),
  render: (given) => (
    <Dialog open fullWidth maxWidth="xs" onClose={given.onClose}>
      <DialogHeader {...given} />
      <DialogContent>Its content</DialogContent>
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Add Address' })).toBeInTheDocument();
  },
};

export const Sheet: Story = sheet(
  {
    Default: <DialogHeader {...args} />,
    Disabled: <DialogHeader {...args} disabled />,
    'Long title': <DialogHeader {...args} title={longTitle} />,
    Hindi: <DialogHeader {...args} title="नया पता जोड़ें" />,
    Hover: (
      <Posed as="hover">
        <DialogHeader {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <DialogHeader {...args} />
      </Posed>
    ),
  },
  288,
);
