import type { Meta, StoryObj } from '@storybook/react-vite';
import { notify } from './notify.js';
import { Toasts } from './Toasts.js';

const meta = { title: 'Feedback/Toasts', component: Toasts } satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const said =
  (say: () => unknown): Story['play'] =>
  () => {
    notify.dismiss();
    say();
  };

export const Success: Story = { play: said(() => notify.success('Item added')) };
export const Failure: Story = {
  play: said(() => notify.error('Not enough in stock: Amul Taaza Toned Milk')),
};
export const Neutral: Story = { play: said(() => notify.neutral('Your cart is up to date')) };
export const Loading: Story = { play: said(() => notify.loading('Loading...')) };
