import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ErrorState } from './ErrorState.js';

const onRetry = fn();

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  args: { onRetry, retrying: false },
  argTypes: { title: { control: 'text' } },
  parameters: usage({
    status: 'stable',
    area: 'States',
    when: ['In place of content that could not be loaded: a product list, a cart, orders.'],
    whenNot: [
      'There is no content yet: EmptyState.',
      'An action failed: show the error in the form or in a notice.',
      'The whole page failed: the page’s own error screen.',
    ],
    pairs: [
      {
        do: 'Place it where the missing part belongs; the rest of the page keeps working.',
        dont: 'Cover the page: the cart works even if a product list does not.',
      },
      { do: '“Couldn’t load your cart”', dont: '“Error 503”, or “Oops!”.' },
    ],
    content: ['Title: what could not be loaded. Text: what the customer can do. Never who is to blame.'],
    keyboard: [['Enter, Space', 'on Retry: loads again']],
    accessibility: ['An alert: it is announced when it appears.', 'During the retry the button is disabled.'],
  }),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = { title: 'Couldn’t load your cart' };
const long = { title: `Couldn’t load “${longName}”` };

export const Playground: Story = {};
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: long };
export const Pressed: Story = pressed;

export const Retrying: Story = { tags: ['on-sheet'], args: { retrying: true } };

export const Retries: Story = {
  play: async ({ canvas, args: { onRetry: retry } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load this');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

export const Sheet: Story = sheet(
  {
    Default: <ErrorState onRetry={onRetry} />,
    Named: <ErrorState {...named} onRetry={onRetry} />,
    Retrying: <ErrorState onRetry={onRetry} retrying />,
    'No way on': <ErrorState />,
    'Long text': <ErrorState {...long} onRetry={onRetry} />,
    'Hover on Retry': (
      <Posed as="hover">
        <ErrorState onRetry={onRetry} />
      </Posed>
    ),
    'Focus on Retry': (
      <Posed as="focus">
        <ErrorState onRetry={onRetry} />
      </Posed>
    ),
  },
  288,
);
