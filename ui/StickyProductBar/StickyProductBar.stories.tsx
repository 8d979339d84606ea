import type { Meta, StoryObj } from '@storybook/react-vite';
import { aProduct, longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { StickyProductBar } from './StickyProductBar.js';

const onAPhone = { viewport: { value: 'phone' } };
const nothing = () => undefined;
const milk = aProduct();
const offer = aProduct({ unit: '500 g', price: 155, discount: 8 });
const dear = aProduct({
  name: longName,
  unit: 'Pack of 2 bottles of 1.5 L each',
  price: 99_999,
  discount: 0,
});

const meta = {
  title: 'Product/StickyProductBar',
  component: StickyProductBar,
  args: { product: milk, quantity: 0, onQuantityChange: nothing, cartQuantity: 0, cartTotal: 0 },
  globals: onAPhone,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      status: 'ready',
      area: 'Catalogue',
      when: ['On phones, on a product’s page, while the Add of the page is out of view.'],
      whenNot: [
        'From 768 px on: it hides, because the box with Add stays in view.',
        'While Add is in view, and for a sold-out product: show StickyCartBar.',
      ],
      pairs: [
        {
          do: 'Show one bar: this one in the place of StickyCartBar.',
          dont: 'Two bars, one over the other.',
        },
        { do: 'Keep the link to the cart.', dont: 'Hide how much is in the cart.' },
      ],
      content: ['The price to pay and the unit; the product’s name is the page’s heading.'],
      keyboard: [
        ['Tab', 'Goes to Add or the stepper, then to the cart'],
        ['Enter', 'Adds, or opens the cart'],
      ],
      accessibility: ['A region with the name of the product.', 'The link is named like StickyCartBar.'],
    }),
  },
} satisfies Meta<typeof StickyProductBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Offer: Story = { tags: ['on-sheet'], args: { product: offer } };
export const InCart: Story = {
  tags: ['on-sheet'],
  args: { quantity: 2, cartQuantity: 3, cartTotal: 21_200 },
};
export const OthersInCart: Story = { tags: ['on-sheet'], args: { cartQuantity: 1, cartTotal: 7_400 } };
export const FocusVisible: Story = {
  play: async (context) => {
    if (context.canvas.queryByRole('button')) await focused.play(); // hidden on a desktop
  },
};
export const Hindi: Story = {
  ...hindi,
  args: {
    product: aProduct({ name: 'टोंड दूध', unit: '1 लीटर' }),
    quantity: 1,
    cartQuantity: 2,
    cartTotal: 9_900,
  },
};
export const Narrow: Story = {
  ...narrowPage,
  args: { product: dear, quantity: 99, cartQuantity: 1_000, cartTotal: 1_00_00_000_00 },
};

const bar = { quantity: 0, onQuantityChange: nothing, cartQuantity: 0, cartTotal: 0 };
export const Sheet: Story = {
  ...sheet(
    {
      Add: <StickyProductBar {...bar} product={milk} />,
      'An offer': <StickyProductBar {...bar} product={offer} />,
      'In the cart': (
        <StickyProductBar {...bar} product={milk} quantity={2} cartQuantity={3} cartTotal={21_200} />
      ),
      'Others in the cart': <StickyProductBar {...bar} product={offer} cartQuantity={1} cartTotal={7_400} />,
      'With the focus': (
        <Posed as="focus">
          <StickyProductBar {...bar} product={milk} cartQuantity={1} cartTotal={7_400} />
        </Posed>
      ),
      'One crore': (
        <StickyProductBar
          {...bar}
          product={dear}
          quantity={99}
          cartQuantity={1_000}
          cartTotal={1_00_00_000_00}
        />
      ),
    },
    360,
  ),
  globals: onAPhone,
};
