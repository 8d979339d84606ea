import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Highlight } from './Highlight.js';

const meta = {
  title: 'Search/Marked',
  component: Highlight,
  decorators: [column],
  render: (args) => (
    <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
      <Highlight {...args} />
    </Typography>
  ),
  args: { text: 'Amul Taaza Toned Milk', marks: ['mil', 'ton'] },
  parameters: usage({
    status: 'ready',
    area: 'Search',
    when: ['Names in search results: the match is visible at a glance.'],
    whenNot: ['Names on a category page, in the cart or in an order, where nothing was searched.'],
    pairs: [
      { do: 'Underline the beginnings of words that match.', dont: 'Mark half of the page yellow.' },
      {
        do: 'Take the marks from the search response.',
        dont: 'Mark the typed text: it may have typos.',
      },
    ],
    accessibility: ['A `mark` inside the name; screen readers read the name as a whole.'],
  }),
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** "Buttermilk" does not begin with "milk". */
export const InsideAWord: Story = { args: { text: 'Buttermilk', marks: ['milk'] } };
export const LongText: Story = { args: { text: longName, marks: ['coco', 'extra'] } };
export const Hindi: Story = { ...hindi, args: { text: 'अमूल ताज़ा टोंड दूध', marks: ['द'] } };
export const Narrow: Story = { ...narrow, args: { text: longName, marks: ['coco'] } };

const name = (text: string, ...marks: string[]) => (
  <Typography variant="subtitle2">
    <Highlight text={text} marks={marks} />
  </Typography>
);
export const Sheet: Story = sheet({
  'One word': name('Amul Taaza Toned Milk', 'milk'),
  'Beginnings of two': name('Amul Taaza Toned Milk', 'mil', 'ton'),
  Nothing: name('Amul Taaza Toned Milk'),
  Hindi: name('अमूल ताज़ा टोंड दूध', 'द'),
});
