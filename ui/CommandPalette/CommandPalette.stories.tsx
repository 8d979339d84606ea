import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { commands } from '../samples/admin.js';
import { hindi } from '../samples/hindi.js';
import { hindiCommands } from '../samples/hindiAdmin.js';
import { Opener } from '../samples/overlay.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { InPlace } from '../samples/overlay.js';
import { usage } from '../samples/usage.js';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js';

const args: CommandPaletteProps = { open: true, onOpenChange: fn(), commands, onChoose: fn(), onType: fn() };

const meta = {
  title: 'Admin/CommandPalette',
  component: CommandPalette,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Once in the dashboard: a search field that leads to every screen, action and product.'],
    whenNot: ['Searching within a list: FilterBar.'],
    pairs: [
      {
        do: 'Pass search results with `found`; the palette filters screens and actions itself.',
        dont: 'Ask the server for the screens.',
      },
      {
        do: 'Give actions further search words: “new, create”.',
        dont: 'Expect admins to know the exact names.',
      },
    ],
    content: ['Screens are nouns, actions begin with a verb.', 'The hint is short: a price or a shortcut.'],
    keyboard: [
      ['Ctrl-K / ⌘-K', 'opens and closes it, from anywhere'],
      ['/', 'opens it, if no search field of the page uses this key'],
      ['↑ ↓ Home End', 'from line to line, through all groups'],
      ['Enter', 'opens the screen or runs the action'],
      ['Esc', 'closes it; the focus returns'],
    ],
    accessibility: ['A dialog with a combobox; the marked line and the number of results are announced.'],
  }),
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { searching: false } };

export const Finds: Story = {
  play: async ({ args: given }) => {
    const box = await screen.findByRole('combobox');
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('csv');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(given.onChoose).toHaveBeenCalledWith(expect.objectContaining({ key: 'import' }));
  },
};
export const NothingFound: Story = {
  play: async () => {
    const box = await screen.findByRole('combobox');
    await userEvent.type(box, 'pineapple upside down');
    await expect(screen.getByText('No results for "pineapple upside down"')).toBeVisible();
  },
};
export const Empty: Story = { args: { commands: [] } };
export const LongText: Story = {
  args: {
    commands: [
      {
        key: 'l',
        label:
          'Organic Cold-Pressed Single-Origin Extra Virgin Coconut Oil in a Glass Bottle with a Measuring Cap',
        hint: '₹1,00,00,000.00',
        group: 'Products',
      },
    ],
  },
};
export const Hindi: Story = { ...hindi, args: { commands: hindiCommands } };
export const Narrow: Story = narrowPage;

/** The shortcut opens the palette, Escape closes it, and the focus returns. */
export const ByKeyboard: Story = {
  render: (given) => (
    <Opener label="Elsewhere">
      {({ open, close }) => <CommandPalette {...given} open={open} onOpenChange={close} />}
    </Opener>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Elsewhere' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Sheet: Story = sheet(
  {
    Everything: (
      <InPlace height={520}>
        <CommandPalette {...args} commands={commands.slice(4)} />
      </InPlace>
    ),
    Searching: (
      <InPlace height={520}>
        <CommandPalette {...args} commands={commands.slice(-2)} searching />
      </InPlace>
    ),
  },
  480,
);
