import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { aCartLine, longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { WeeklyList, type WeeklyListProps } from './WeeklyList.js';

const full = [
  aCartLine({ _id: 'a1', image: [milk] }, { _id: 'a1', quantity: 7 }),
  aCartLine({ _id: 'a2', name: 'Britannia Whole Wheat Bread', unit: '400 g', price: 60 }, { _id: 'a2' }),
];
const soldOut = aCartLine({ _id: 'a3', name: 'Broccoli', unit: '1 pc', stock: 0 }, { _id: 'a3' });
const short = aCartLine({ _id: 'a4', name: 'Tea', unit: '250 g', stock: 2 }, { _id: 'a4', quantity: 6 });
const hindiLines = [aCartLine({ image: [milk], name: 'अमूल ताज़ा टोंड दूध', unit: '1 ली.' }, { quantity: 7 })];
const args = { lines: full, onQuantityChange: fn(), onAddAll: fn(), onRetry: fn() };

const meta = {
  title: 'Cart/WeeklyList',
  component: WeeklyList,
  args: { ...args, adding: false, failed: false },
  decorators: [
    (Story, { parameters }) => (
      <Box sx={{ maxWidth: parameters.wide ? 'none' : 400 }}>
        <Story />
      </Box>
    ),
  ],
  parameters: usage({
    status: 'stable',
    area: 'Cart',
    when: ['What a customer buys again and again, with quantities.'],
    whenNot: ['What is being bought now: CartPanel.'],
    pairs: [
      {
        do: 'Pass undefined while the lines load: skeletons take their place.',
        dont: 'Pass an empty list meanwhile: customers would think that their list was lost.',
      },
    ],
    content: [
      'The total counts what is in stock.',
      'More than is in stock may stay on the list; a notice tells so.',
      'An empty list says what it is for.',
    ],
    keyboard: [
      ['Tab', 'through the name and stepper of each line, then to “Add all to cart”'],
      ['Enter, Space', 'presses the focused button'],
    ],
    accessibility: [
      'The focus of a removed line moves to the next line, or to the text of the empty list.',
      'Loading and errors are announced.',
      'Place it in a section with a heading.',
    ],
  }),
} satisfies Meta<typeof WeeklyList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { lines: hindiLines } };
export const HindiEmpty: Story = { ...hindi, args: { lines: [] } };
export const Narrow: Story = {
  ...narrow,
  args: {
    lines: [aCartLine({ name: longName, price: 1_00_00_000, stock: 999 }, { quantity: 999 }), soldOut],
  },
};

export const ByKeyboard: Story = {
  args: { lines: full.slice(0, 1) },
  play: async ({ args: { onQuantityChange, onAddAll } }) => {
    for (const _step of [1, 2, 3]) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onQuantityChange).toHaveBeenCalledWith(full[0], 8);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onAddAll).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { lines: undefined, failed: true },
  play: async ({ canvas, args: { onRetry } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

const list = (chosen: Partial<WeeklyListProps> = {}) => <WeeklyList {...args} {...chosen} />;

export const Sheet: Story = sheet(
  {
    Full: list(),
    'One is sold out': list({ lines: [...full, soldOut] }),
    'More than in stock': list({ lines: [short] }),
    'All sold out': list({ lines: [soldOut] }),
    Empty: list({ lines: [] }),
    Loading: list({ lines: undefined }),
    Failed: list({ failed: true }),
    Adding: list({ adding: true }),
    Hindi: list({ lines: hindiLines }),
    Hover: <Posed as="hover">{list({ lines: full.slice(0, 1) })}</Posed>,
    Focus: <Posed as="focus">{list({ lines: full.slice(0, 1) })}</Posed>,
  },
  340,
);
