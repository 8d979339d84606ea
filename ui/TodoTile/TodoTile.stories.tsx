import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardIcon, ReceiptIcon } from '../icons/accountIcons.js';
import { CategoryIcon } from '../icons/shopIcons.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { TodoTile } from './TodoTile.js';

const args = { label: 'New orders', count: 4, href: '#orders', icon: ReceiptIcon };

const meta = {
  title: 'Admin/TodoTile',
  component: TodoTile,
  decorators: [column],
  args,
  parameters: {
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['At the top of the dashboard’s home page: tasks that need attention now.'],
      whenNot: ['A statistic for information only: StatTile.'],
      pairs: [
        { do: 'Link to the filtered list of exactly the counted items.', dont: 'Link to the whole list.' },
        { do: 'Keep the tile when nothing is open: that is news too.', dont: 'Hide it.' },
      ],
      content: ['The label names the open items: “Low stock”, “Failed payments”.'],
      keyboard: [
        ['Tab', 'to the next tile'],
        ['Enter', 'opens its page'],
      ],
      accessibility: ['One link per tile, named by its label.'],
    }),
    controls: { exclude: ['icon'] },
  },
} satisfies Meta<typeof TodoTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { tone: 'attention', loading: false } };
export const OwnWords: Story = {
  args: { label: 'Low stock', count: 0, zero: 'Every shelf is full', icon: CategoryIcon },
};
export const LongText: Story = {
  args: { label: 'Products of which fewer are left than were sold in the last seven days' },
};
export const Hindi: Story = { ...hindi, args: { label: 'नए ऑर्डर', zero: 'कुछ भी बाकी नहीं' } };
export const Narrow: Story = { ...narrow, args: { count: 1_00_00_000 } };

export const Sheet: Story = sheet({
  Attention: <TodoTile {...args} />,
  Trouble: <TodoTile {...args} label="Failed payments" count={2} icon={CardIcon} tone="trouble" />,
  'Nothing to do': <TodoTile {...args} count={0} />,
  Loading: <TodoTile {...args} loading />,
  'Very many': <TodoTile {...args} count={1_00_00_000} />,
  'Under the pointer': (
    <Posed as="hover">
      <TodoTile {...args} />
    </Posed>
  ),
  'With the focus': (
    <Posed as="focus">
      <TodoTile {...args} />
    </Posed>
  ),
});
