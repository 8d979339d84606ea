import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { BottomSheet, type BottomSheetProps } from './BottomSheet.js';

const words = <Typography>Milk, curd, paneer, butter and cheese.</Typography>;
const buttons = (
  <>
    <Button variant="outlined">Clear all</Button>
    <Button variant="contained">Show 12 products</Button>
  </>
);
const args: BottomSheetProps = {
  open: true,
  title: 'Filter',
  onClose: fn(),
  children: words,
  actions: buttons,
};

const meta = {
  title: 'Site/BottomSheet',
  component: BottomSheet,
  args,
  argTypes: { children: { control: false }, actions: { control: false } },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    layout: 'fullscreen',
    ...inWindow(560),
    ...usage({
      status: 'ready',
      area: 'Site',
      when: ['On a phone, options for the page behind it, such as filters or the sort order of a list.'],
      whenNot: [
        'On a desktop: a menu or popover beside its button.',
        'A question that must be answered: ConfirmDialog.',
        'A form: FormDialog.',
      ],
      pairs: [
        {
          do: 'Keep the Apply button visible while the content scrolls.',
          dont: 'An Apply button at the end of a long list.',
        },
        {
          do: 'Close it without a change on a tap on the backdrop.',
          dont: 'Close it only by a small cross.',
        },
      ],
      content: ['Its title is the text of the button that opens it.'],
      keyboard: [
        ['Tab, Shift + Tab', 'moves around inside the sheet'],
        ['Escape', 'closes; the focus returns to what opened it'],
      ],
      accessibility: ['A modal dialog named by its title; with reduced motion it appears without animation.'],
    }),
  },
} satisfies Meta<typeof BottomSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The content scrolls; title and buttons stay. */
export const Long: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, place) => (
      <Button key={place} fullWidth>
        Shelf {place + 1}
      </Button>
    )),
  },
};
export const Hindi: Story = {
  ...hindi,
  args: {
    title: 'फ़िल्टर',
    children: <Typography>दूध, दही, पनीर</Typography>,
    actions: <Button variant="contained">12 प्रोडक्ट दिखाएँ</Button>,
  },
};
export const Narrow: Story = narrowPage;

export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Filter">
      {({ open, close }) => <BottomSheet {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: async ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Filter' }), 'dialog'),
};

export const WaysOut: Story = {
  play: async ({ args: { onClose } }) => {
    const opened = await screen.findByRole('dialog', { name: 'Filter' });
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(document.querySelector('.MuiBackdrop-root') ?? opened);
    await expect(onClose).toHaveBeenCalledTimes(3);
  },
};

const up = (chosen: Partial<BottomSheetProps>) => (
  <InPlace height={320}>
    <BottomSheet {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet(
  { 'With buttons': up({}), Without: up({ actions: undefined }), 'Long title': up({ title: longName }) },
  320,
);
