import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { hindiColumns, productColumns } from '../samples/adminColumns.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.js';

const args = { columns: productColumns, hidden: ['unit'], onChange: fn() };

const Choosing = (props: ColumnChooserProps) => (
  <Held key={props.hidden.join()} value={props.hidden} onChange={(keys) => props.onChange([...keys])}>
    {(hidden, change) => <ColumnChooser {...props} hidden={hidden} onChange={change} />}
  </Held>
);

const meta = {
  title: 'Admin/ColumnChooser',
  component: ColumnChooser,
  render: Choosing,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['When a DataTable has more columns than are needed at a time.'],
    whenNot: ['Fewer than five columns: show them all.'],
    pairs: [
      { do: 'Keep the menu open while columns are ticked.', dont: 'Close it at every tick.' },
      { do: 'Leave out the first column: it names the row.', dont: 'Let the names of the rows be hidden.' },
    ],
    content: ['The items have the texts of the column headers.'],
    keyboard: [
      ['Enter / Space', 'opens the menu; in it, shows or hides the column'],
      ['↑ ↓', 'from column to column'],
      ['Esc', 'closes it; the focus returns to the button'],
    ],
  }),
} satisfies Meta<typeof ColumnChooser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const unit = await screen.findByRole('menuitemcheckbox', { name: 'Unit' });
    await expect(unit).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Category' }));
    await expect(args.onChange).toHaveBeenCalledWith(['unit', 'category']);
    await expect(unit).toBeVisible();
  },
};
export const Hindi: Story = { ...hindi, args: { columns: hindiColumns } };
export const Narrow: Story = narrow;

export const Sheet: Story = sheet({
  Closed: <ColumnChooser {...args} />,
  'Under the pointer': (
    <Posed as="hover">
      <ColumnChooser {...args} />
    </Posed>
  ),
  'With the focus': (
    <Posed as="focus">
      <ColumnChooser {...args} />
    </Posed>
  ),
});
