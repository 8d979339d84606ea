import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { StockLevels, type StockLevelsProps } from './StockLevels.js';

const args: StockLevelsProps = { counts: { all: 240, low: 12, out: 3 }, value: 'all', onChange: fn() };

const meta = {
  title: 'Admin/StockLevels',
  component: StockLevels,
  args,
  render: (props) => (
    <Held key={props.value} value={props.value} onChange={props.onChange}>
      {(value, change) => <StockLevels {...props} value={value} onChange={change} />}
    </Held>
  ),
  argTypes: { value: { control: 'inline-radio', options: ['all', 'low', 'out'] } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Above a list of products, to find those with low stock.'],
    whenNot: ['Orders by their status: StatusTabs.'],
    pairs: [
      {
        do: 'Count with the search and the other filters applied.',
        dont: 'Count the whole shop beside a filtered list.',
      },
    ],
    content: ['A missing count shows no number instead of a 0 that may be wrong.'],
    keyboard: [
      ['Tab', 'to the next level'],
      ['Enter / Space', 'selects it'],
    ],
    accessibility: ['A group “Products by stock”; the selected level is announced as pressed.'],
  }),
} satisfies Meta<typeof StockLevels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, args: given }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Low 12' }));
    await expect(given.onChange).toHaveBeenCalledWith('low');
  },
};
export const Many: Story = { args: { counts: { all: 1_00_104, low: 12_345, out: 9_876 } } };
export const Hindi: Story = hindi;
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = { ...narrow, args: { counts: { all: 1_00_104, low: 12_345, out: 9_876 } } };

export const Sheet: Story = sheet(
  {
    All: <StockLevels {...args} />,
    Low: <StockLevels {...args} value="low" />,
    'Out of stock': <StockLevels {...args} value="out" />,
    'Without counts': <StockLevels {...args} counts={{}} />,
  },
  320,
);
