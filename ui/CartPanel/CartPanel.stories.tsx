import Box from '@mui/material/Box';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { CartLine } from '../../contract/cart.js';
import { aCartLine, longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { productsWithImages } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { CartPanel, type CartPanelProps } from './CartPanel.js';

const full = productsWithImages
  .slice(0, 4)
  .map((product, position) => aCartLine(product, { quantity: position + 1 }));
const troubled = [
  aCartLine({ ...productsWithImages[0], _id: '1' }, { seenPrice: 60 }),
  aCartLine({ ...productsWithImages[1], _id: '2', stock: 0 }),
  aCartLine({ ...productsWithImages[2], _id: '3', name: longName }, { unavailable: true }),
];
const priced = (price: number, discount = 0, quantity = 1): CartLine[] => [
  aCartLine({ ...productsWithImages[0], price, discount, stock: 999 }, { quantity }),
];
const hindiLines = [aCartLine({ ...productsWithImages[0], name: 'अमूल ताज़ा टोंड दूध', unit: '1 ली.' })];

const charged = { minimum: 0, charge: 25_00, freeFrom: 0 };
const closed = { opens: new Date('2026-11-23T03:30:00Z'), now: new Date('2026-11-22T17:00:00Z') };

const args: CartPanelProps = {
  lines: full,
  onQuantityChange: fn(),
  onProceed: fn(),
  onRetry: fn(),
  onShop: fn(),
};

const asDrawer: Decorator = (Story, { parameters }) => (
  <Box sx={parameters.wide ? { p: 2 } : { maxWidth: 416, mx: 'auto' }}>
    <Story />
  </Box>
);

const meta = {
  title: 'Cart/CartPanel',
  component: CartPanel,
  args: { ...args, failed: false, proceeding: false, shopHref: '/' },
  decorators: [asDrawer],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      status: 'ready',
      area: 'Cart',
      when: ['The cart as a column: in CartDrawer, and as a page of its own on a phone.'],
      whenNot: ['At checkout, where lines are only reviewed: use CartLineRow and BillDetails.'],
      pairs: [
        {
          do: 'The button shows the amount that will be charged: “₹344.00 Proceed”.',
          dont: 'Add fees on the next page.',
        },
        {
          do: 'Pass undefined while the lines load: skeletons take their place.',
          dont: 'Pass an empty list meanwhile: customers would think that their cart was lost.',
        },
      ],
      content: [
        'Savings first, then the lines, then the bill.',
        'The amount missing to the minimum order or to free delivery stands right above the button.',
        'An empty cart offers “Shop Now”; a cart that could not be loaded offers “Retry”.',
      ],
      keyboard: [
        ['Tab', 'through the name and stepper of each line, then to Proceed'],
        ['Enter, Space', 'presses the focused button'],
      ],
      accessibility: [
        'The focus of a removed line moves to the next line, or to the text of the empty cart.',
        'Proceed sticks to the bottom; focused elements are scrolled above it.',
        'Loading and errors are announced.',
      ],
    }),
  },
} satisfies Meta<typeof CartPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const BelowMinimum: Story = {
  args: { lines: priced(150.5), delivery: { ...charged, minimum: 199_00 } },
  play: async ({ canvas }) => {
    const proceed = canvas.getByRole('button', { name: /Proceed/ });
    await expect(proceed).toBeDisabled();
    await expect(proceed).toHaveAccessibleDescription(/Add ₹48.50 more to order/);
  },
};
export const Hindi: Story = { ...hindi, args: { lines: hindiLines } };
export const HindiEmpty: Story = { ...hindi, args: { lines: [] } };
export const Narrow: Story = { ...narrowPage, args: { lines: troubled } };
export const NarrowOneCrore: Story = { ...narrowPage, args: { lines: priced(1_25_000, 20, 100) } };
export const ProceedPressed: Story = { parameters: { pseudo: { active: true } } };

export const Empty: Story = { tags: ['on-sheet'], args: { lines: [] } };

export const Loading: Story = { tags: ['on-sheet'], args: { lines: undefined } };

export const Failed: Story = { tags: ['on-sheet'], args: { lines: undefined, failed: true } };

/** All products are unavailable: there is nothing to pay for. */
export const NothingToBuy: Story = { tags: ['on-sheet'], args: { lines: troubled.slice(2) } };

export const Proceeding: Story = { tags: ['on-sheet'], args: { proceeding: true } };

const panel = (chosen: Partial<CartPanelProps> = {}) => <CartPanel {...args} {...chosen} />;

export const Sheet: Story = sheet(
  {
    Full: panel(),
    Troubled: panel({ lines: troubled }),
    Empty: panel({ lines: [] }),
    Loading: panel({ lines: undefined }),
    Failed: panel({ failed: true }),
    'Nothing to buy': panel({ lines: troubled.slice(2) }),
    Proceeding: panel({ proceeding: true }),
    'Delivery charged': panel({ lines: priced(74), delivery: charged }),
    'Below the minimum': panel({ lines: priced(150.5), delivery: { ...charged, minimum: 199_00 } }),
    'Almost free delivery': panel({ lines: priced(450), delivery: { ...charged, freeFrom: 499_00 } }),
    Closed: panel({ closed }),
    'One paisa': panel({ lines: priced(0.01) }),
    '100 % off': panel({ lines: priced(500, 100) }),
    'One crore': panel({ lines: priced(1_25_000, 20, 100) }),
    Hindi: panel({ lines: hindiLines }),
    Hover: <Posed as="hover">{panel({ lines: full.slice(0, 1) })}</Posed>,
    Focus: <Posed as="focus">{panel({ lines: full.slice(0, 1) })}</Posed>,
  },
  320,
);
