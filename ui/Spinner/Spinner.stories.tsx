import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { Spinner } from './Spinner.js';

const meta = {
  title: 'States/Spinner',
  component: Spinner,
  args: { label: 'Loading products' },
  parameters: usage({
    status: 'stable',
    area: 'States',
    when: ['Loading content whose shape is not known: more rows of a list, or a screen.'],
    whenNot: [
      'Product cards: ProductGrid or ProductRow with loading.',
      'A button in progress: its own loading state.',
      'A failure: ErrorState.',
    ],
    pairs: [
      {
        do: 'Name what is loading: "Loading products".',
        dont: 'Two spinners on one page: it is unclear what each stands for.',
      },
      { do: 'Keep the present content while more loads.', dont: 'Cover the page.' },
    ],
    content: ['"Loading" and a noun; no "please" and no dots. Only screen readers get the text.'],
    accessibility: [
      'A progress bar in a status: it is announced once, when it appears.',
      'With reduced motion it does not move.',
    ],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, render: () => <Spinner /> };
export const Narrow: Story = narrow;

/** Without a label the spinner is called "Loading". */
export const Sheet: Story = sheet({ Waiting: <Spinner />, Named: <Spinner label="Loading products" /> });
