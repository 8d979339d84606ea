import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { importPreview } from '../samples/adminChanges.js';
import { hindi } from '../samples/hindi.js';
import { hindiPreview } from '../samples/hindiAdmin.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ImportPreview } from './ImportPreview.js';

const args = { ...importPreview, onImport: fn(), onCancel: fn() };
const clean = { counts: { ...args.counts, bad: 0 }, badRows: [] };
const idle = { counts: { new: 0, changed: 0, unchanged: 1_600, bad: 0 }, badRows: [], changes: [] };

const meta = {
  title: 'Admin/ImportPreview',
  component: ImportPreview,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['After a file was read and validated, before anything is written.'],
    whenNot: ['An import that has started: ImportProgress.'],
    pairs: [
      { do: 'Show every bad row with line, column, value, error and fix.', dont: 'Say “3 errors”.' },
      {
        do: 'Import the good rows and leave out the bad rows.',
        dont: 'Reject the whole file because of one row.',
      },
    ],
    content: ['The error says what is wrong; the fix says what to write instead, with an example.'],
    keyboard: [
      ['Tab', 'to Import and Cancel'],
      ['Enter / Space', 'imports or cancels'],
    ],
  }),
} satisfies Meta<typeof ImportPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { pending: false } };
export const AllBad: Story = { args: { counts: { new: 0, changed: 0, unchanged: 0, bad: 3 }, changes: [] } };
export const MoreBadThanShown: Story = { args: { counts: { ...args.counts, bad: 412 } } };
export const Hindi: Story = { ...hindi, args: hindiPreview };
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    'Some cannot be read': <ImportPreview {...args} />,
    'All good': <ImportPreview {...args} {...clean} />,
    'Nothing to import': <ImportPreview {...args} {...idle} />,
    'On its way': <ImportPreview {...args} {...clean} pending />,
  },
  640,
);
