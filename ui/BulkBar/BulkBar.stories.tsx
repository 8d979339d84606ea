import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { adminMessages } from '../../contract/messages/en/admin.js';
import { BinIcon } from '../icons/accountIcons.js';
import { FolderIcon } from '../icons/dashboardIcons.js';
import { TagIcon } from '../icons/shopIcons.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { BulkBar, type BulkAction } from './BulkBar.js';

const words = adminMessages.table;
const onRun = fn();
const actions: BulkAction[] = [
  { key: 'discount', label: words.discount, icon: <TagIcon />, onRun },
  { key: 'move', label: words.move, icon: <FolderIcon />, onRun },
  { key: 'delete', label: words.delete, icon: <BinIcon />, tone: 'danger', onRun },
];
const deleting = actions.map((action) => ({ ...action, pending: action.key === 'delete' }));

const args = { count: 3, actions, onClear: fn() };

const meta = {
  title: 'Admin/BulkBar',
  component: BulkBar,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['When rows of a DataTable are chosen; place it right after the table.'],
    whenNot: ['A single row: use the row’s own buttons.'],
    pairs: [
      { do: 'At most four actions, the destructive action last.', dont: 'Every action of a row.' },
      {
        do: 'Ask for confirmation before deleting, with the number of rows.',
        dont: 'Delete on the first press.',
      },
    ],
    content: ['Actions begin with a verb and do not repeat the number.'],
    keyboard: [
      ['Tab', 'to Clear selection and the actions, after the table'],
      ['Enter / Space', 'runs the action'],
    ],
    accessibility: ['The number is announced when it changes.'],
  }),
} satisfies Meta<typeof BulkBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Disabled: Story = {
  args: { actions: actions.map((action) => ({ ...action, disabled: true })) },
};
export const Many: Story = { args: { count: 1_00_00_000 } };
export const Hindi: Story = {
  ...hindi,
  args: { actions: [{ key: 'move', label: 'दूसरी श्रेणी में ले जाएँ', icon: <FolderIcon />, onRun }] },
};
/** The bar stays in view while the list above it scrolls. */
export const BelowALongList: Story = {
  render: (args) => (
    <Box sx={{ height: 320, overflow: 'auto' }}>
      <Box sx={{ height: 900, bgcolor: 'soft.primary', borderRadius: 1, mb: 1 }} />
      <BulkBar {...args} />
    </Box>
  ),
};
export const Narrow: Story = narrow;

export const Sheet: Story = sheet(
  {
    Chosen: <BulkBar {...args} />,
    'On its way': <BulkBar {...args} actions={deleting} />,
    'One action': <BulkBar {...args} count={1} actions={actions.slice(0, 1)} />,
    'Under the pointer': (
      <Posed as="hover">
        <BulkBar {...args} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <BulkBar {...args} />
      </Posed>
    ),
  },
  560,
);
