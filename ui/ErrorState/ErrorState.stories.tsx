import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ErrorState } from './ErrorState.js';

const onRetry = fn();

const meta = {
  title: 'States/ErrorState',
  component: ErrorState,
  args: { onRetry, retrying: false },
  argTypes: { title: { control: 'text' }, text: { control: 'text' } },
  parameters: usage({
    status: 'stable',
    area: 'States',
    when: ['In the place of what could not be loaded: a shelf, a cart, the orders.'],
    whenNot: [
      'Nothing is there, and that is right: EmptyState.',
      'An act was refused: say so where it was asked for, in the form or in a notice.',
      'The whole page broke: the page’s own crash screen.',
    ],
    pairs: [
      {
        do: 'Stand where the missing part would stand; the rest of the page goes on working.',
        dont: 'Cover the page: the cart works although a shelf does not.',
      },
      { do: '“Your cart could not be loaded”', dont: '“Error 503”, or “Oops!”.' },
    ],
    content: ['Title: what could not be loaded. Text: what the reader can do. Never whose fault it is.'],
    keyboard: [['Enter, Space', 'on Retry: tries again']],
    accessibility: [
      'An alert: it is read out when it appears.',
      'While it retries, the button cannot be pressed.',
    ],
  }),
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

const named = { title: 'Your cart could not be loaded' };
const long = {
  title: `“${longName}” could not be loaded`,
  text: 'The shop did not answer in time. Wait a moment, then try again.',
};

export const Playground: Story = {};
export const Named: Story = { args: named };
export const NoWayOn: Story = { args: { onRetry: undefined } };
export const LongText: Story = { args: long };
export const Hindi: Story = hindi;
export const Narrow: Story = { ...narrow, args: long };
export const Hovered: Story = hovered;
export const Pressed: Story = pressed;
export const Focused: Story = focused;

export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Retry/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Retries: Story = {
  play: async ({ canvas, args: { onRetry: retry } }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded');
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
