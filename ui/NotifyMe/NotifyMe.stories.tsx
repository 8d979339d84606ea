import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { messages } from '../../contract/messages/en.js';
import { longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse } from '../samples/outcomes.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { NotifyButton } from './NotifyButton.js';
import { NotifyMe, type NotifyMeProps } from './NotifyMe.js';

const args: NotifyMeProps = {
  name: 'Amul milk',
  waiting: false,
  asksEmail: false,
  open: false,
  onAsk: fn(accept),
  onCancel: fn(accept),
};

const meta = {
  title: 'Product/NotifyMe',
  component: NotifyMe,
  decorators: [column],
  args,
  render: ({ waiting, onAsk, onCancel, ...rest }) => (
    <Held key={String(waiting)} value={waiting} onChange={fn()}>
      {(held, change) => (
        <NotifyMe
          {...rest}
          waiting={held}
          onAsk={async (email) => {
            await onAsk(email);
            change(true);
          }}
          onCancel={async () => {
            await onCancel?.();
            change(false);
          }}
        />
      )}
    </Held>
  ),
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['On the page of a sold-out product, in the place of Add.'],
    whenNot: ['A product in stock: AddToCart.', 'On cards: they lead to the page.'],
    pairs: [
      {
        do: 'Show similar products below it: most customers want to eat today.',
        dont: 'Ask a logged-in customer for an address that the shop knows.',
      },
    ],
    content: ['Say how often the shop will write: once.'],
    keyboard: [
      ['Enter, Space', 'on the button: asks, or opens the field for the address'],
      ['Enter', 'in the field: asks'],
    ],
    accessibility: ['The result is a status. The focus stays here when the pressed button goes.'],
  }),
} satisfies Meta<typeof NotifyMe>;

export default meta;
type Story = StoryObj<typeof meta>;

const { backInStock } = messages.ui;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { name: 'अमूल दूध' } };
export const Narrow: Story = { ...narrow, args: { name: longName, asksEmail: true, open: true } };

export const ByKeyboard: Story = {
  args: { asksEmail: true },
  play: async ({ canvas, args: { onAsk } }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: backInStock.email })).toHaveFocus();
    await userEvent.keyboard('asha@example.in{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('asha@example.in');
    await expect(onAsk).toHaveBeenCalledWith('asha@example.in');
  },
};

export const Refused: Story = {
  args: { asksEmail: true, open: true, onAsk: refuse(messages.errors.tooManyWaiting) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'asha@example.in');
    await userEvent.click(canvas.getByRole('button', { name: backInStock.notify }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(messages.errors.tooManyWaiting);
  },
};

const shown = (given: Partial<NotifyMeProps>) => <NotifyMe {...args} {...given} />;

export const Sheet: Story = sheet(
  {
    'Sold out': shown({}),
    'Without a login': <NotifyMe {...args} asksEmail open={false} />,
    'Its button alone, until its code has loaded': <NotifyButton name={args.name} />,
    'The request waits': shown({ waiting: true }),
    'A guest’s request waits': <NotifyMe name={args.name} waiting onAsk={accept} />,
    'Under the pointer': <Posed as="hover">{shown({})}</Posed>,
    'With the focus': <Posed as="focus">{shown({})}</Posed>,
  },
  320,
);
