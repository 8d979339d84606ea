import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { sampleSlots, slotsNow } from '../samples/delivery.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { DeliveryTimeChoice, type DeliveryTimeChoiceProps } from './DeliveryTimeChoice.js';
import type { DeliveryTime } from './deliveryTime.js';

const args: DeliveryTimeChoiceProps = {
  slots: sampleSlots,
  value: 'later',
  onChange: fn(),
  minutes: 10,
  closed: false,
  now: slotsNow,
  onRetry: fn(),
};

const at = (place: number): DeliveryTime => {
  const { from = '', to = '' } = sampleSlots[place] ?? {};
  return { from, to };
};
const gone: DeliveryTime = { from: '2026-11-20T02:30:00.000Z', to: '2026-11-20T04:30:00.000Z' };

const meta = {
  title: 'Checkout/DeliveryTimeChoice',
  component: DeliveryTimeChoice,
  decorators: [column],
  args,
  render: ({ value, onChange, ...props }) => (
    <Held key={JSON.stringify(value)} value={value} onChange={onChange}>
      {(held, change) => <DeliveryTimeChoice {...props} value={held} onChange={change} />}
    </Held>
  ),
  parameters: usage({
    status: 'ready',
    area: 'Checkout',
    when: ['At checkout, below the address, where the shop offers later delivery times.'],
    whenNot: ['To show the delivery time of a placed order: OrderSummary, OrderTimeline.'],
    pairs: [
      {
        do: 'Keep a chosen time that has become full, with an error that says so.',
        dont: 'Replace it by another time without a word.',
      },
    ],
    content: ['Times are Indian time. Full times stay in the list, so that nobody looks for them.'],
    keyboard: [
      ['↑, ↓', 'between Now and Later, and through an open list'],
      ['Enter, Space', 'opens the list of days or times'],
    ],
    accessibility: ['A full time is disabled and says so in words.'],
  }),
} satisfies Meta<typeof DeliveryTimeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { value: at(4) } };
export const Narrow: Story = { ...narrow, args: { value: at(1) } };

export const ByKeyboard: Story = {
  args: { value: 'now' },
  play: async ({ canvas, args: { onChange } }) => {
    canvas.getByRole('radio', { name: /^Now/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(onChange).toHaveBeenLastCalledWith('later');
    canvas.getByRole('combobox', { name: 'Time' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('option', { name: /full/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(screen.getByRole('option', { name: /^2/ }));
    await expect(onChange).toHaveBeenLastCalledWith(at(1));
  },
};

export const Sheet: Story = sheet({
  Now: <DeliveryTimeChoice {...args} value="now" />,
  Later: <DeliveryTimeChoice {...args} />,
  Chosen: <DeliveryTimeChoice {...args} value={at(4)} />,
  Closed: <DeliveryTimeChoice {...args} closed />,
  'Became full': <DeliveryTimeChoice {...args} value={at(0)} />,
  'No longer offered': <DeliveryTimeChoice {...args} value={gone} />,
  'No times': <DeliveryTimeChoice {...args} value="now" slots={[]} />,
  'Not loaded': <DeliveryTimeChoice {...args} value="now" slots={undefined} />,
  Hover: (
    <Posed as="hover">
      <DeliveryTimeChoice {...args} />
    </Posed>
  ),
  Focus: (
    <Posed as="focus">
      <DeliveryTimeChoice {...args} value="now" />
    </Posed>
  ),
});
