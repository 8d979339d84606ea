import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { aCartLine } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { InPlace, Opener, goesRound, inWindow } from '../samples/overlay.js';
import { productsWithImages } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { CartDrawer, type CartDrawerProps } from './CartDrawer.js';

const lines = productsWithImages
  .slice(0, 4)
  .map((product, position) => aCartLine(product, { quantity: position + 1 }));
const hindiLines = [aCartLine({ ...productsWithImages[0], name: 'अमूल ताज़ा टोंड दूध', unit: '1 ली.' })];
const oneCrore = [
  aCartLine({ ...productsWithImages[0], price: 1_25_000, discount: 20, stock: 999 }, { quantity: 100 }),
];

const args: CartDrawerProps = {
  open: true,
  onClose: fn(),
  lines,
  onQuantityChange: fn(),
  onProceed: fn(),
  onRetry: fn(),
};

const meta = {
  title: 'Cart/CartDrawer',
  component: CartDrawer,
  args: { ...args, failed: false, proceeding: false },
  parameters: {
    layout: 'fullscreen',
    ...inWindow(640),
    ...usage({
      status: 'ready',
      area: 'Cart',
      when: ['On a desktop, to see the cart without leaving the product list.'],
      whenNot: [
        'On a phone: the cart is a page, so that Back closes it.',
        'For anything but the cart: a dialog.',
      ],
      pairs: [
        {
          do: 'Open it when the cart in the header is pressed.',
          dont: 'Open it at every Add: filling a cart takes twenty taps.',
        },
        {
          do: 'Keep the scroll position of the page behind it.',
          dont: 'Load the product list again when it closes.',
        },
      ],
      content: ['Its title is always “Cart”.'],
      keyboard: [
        ['Tab, Shift + Tab', 'moves around inside the drawer'],
        ['Escape', 'closes; the focus returns to what opened it'],
      ],
      accessibility: [
        'A modal dialog called “Cart”; screen readers ignore the page behind it, and it does not scroll.',
        'It slides in; with reduced motion it appears without animation.',
      ],
    }),
  },
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { lines: hindiLines } };
export const Narrow: Story = { ...narrowPage, args: { lines: oneCrore } };

export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Cart">{({ open, close }) => <CartDrawer {...given} open={open} onClose={close} />}</Opener>
  ),
  play: async ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Cart' }), 'dialog', 16),
};

/** Escape, the cross and a click on the backdrop close the drawer; so does Shop Now in an empty cart. */
export const WaysOut: Story = {
  play: async ({ args: { onClose } }) => {
    const drawer = await screen.findByRole('dialog', { name: 'Cart' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close cart' }));
    await userEvent.click(document.querySelector('.MuiBackdrop-root') ?? drawer);
    await expect(onClose).toHaveBeenCalledTimes(3);
  },
};

const drawer = (chosen: Partial<CartDrawerProps> = {}) => (
  <InPlace height={640}>
    <CartDrawer {...args} {...chosen} />
  </InPlace>
);

export const Sheet: Story = sheet(
  {
    Full: drawer(),
    Empty: drawer({ lines: [] }),
    Loading: drawer({ lines: undefined }),
    Failed: drawer({ failed: true }),
    Proceeding: drawer({ proceeding: true }),
    'One crore': drawer({ lines: oneCrore }),
    'Hindi name': drawer({ lines: hindiLines }),
  },
  360,
);
