import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aCartLine } from '../samples/catalogue.js';
import { picturedProducts } from '../samples/pictures.js';
import { CartDrawer } from './CartDrawer.js';

const lines = picturedProducts
  .slice(0, 4)
  .map((product, position) => aCartLine(product, { quantity: position + 1 }));

const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  args: { open: true, onClose: fn(), lines, onQuantityChange: fn(), onProceed: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { lines: [] } };
export const Loading: Story = { args: { lines: undefined } };
export const Failed: Story = { args: { failed: true } };
export const ClosedByEscape: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Cart' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};
