import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { aCartLine, longName } from '../samples/catalogue.js';
import { picturedProducts } from '../samples/pictures.js';
import { CartPanel } from './CartPanel.js';

const lines = picturedProducts
  .slice(0, 4)
  .map((product, position) => aCartLine(product, { quantity: position + 1 }));
const troubled = [
  aCartLine({ ...picturedProducts[0], _id: '1' }, { seenPrice: 60 }),
  aCartLine({ ...picturedProducts[1], _id: '2', stock: 0 }),
  aCartLine({ ...picturedProducts[2], _id: '3', name: longName }, { unavailable: true }),
];

const meta = {
  title: 'Cart/CartPanel',
  component: CartPanel,
  args: { lines, onQuantityChange: fn(), onProceed: fn(), onRetry: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 416, mx: 'auto' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof CartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Empty: Story = { args: { lines: [] } };
export const Loading: Story = { args: { lines: undefined } };
export const Failed: Story = { args: { failed: true } };
export const Troubled: Story = { args: { lines: troubled } };
export const NothingToBuy: Story = { args: { lines: troubled.slice(2) } };
export const Proceeding: Story = { args: { proceeding: true } };
