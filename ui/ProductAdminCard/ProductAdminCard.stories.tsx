import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { aWholeProduct } from '../samples/keeping.js';
import { milk } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { tile } from '../samples/tile.js';
import { usage } from '../samples/usage.js';
import { ProductAdminCard } from './ProductAdminCard.js';

const product = aWholeProduct({ image: [milk] });
const args = { product, onEdit: fn(), onDelete: fn() };

const meta = {
  title: 'Admin/ProductAdminCard',
  component: ProductAdminCard<typeof product>,
  decorators: [tile],
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['A product in the dashboard, found by its image, to be edited or deleted (S-077).'],
    whenNot: ['For customers: ProductCard.', 'To compare prices and stock: DataTable.'],
    pairs: [{ do: 'The unit under the name distinguishes two sizes.', dont: 'Cut the unit off.' }],
    keyboard: [['Tab', 'to Edit, then to Delete']],
    accessibility: ['The names of the buttons contain the product’s name.'],
  }),
} satisfies Meta<typeof ProductAdminCard<typeof product>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = {
  ...hindi,
  args: { product: { ...product, name: 'अमूल ताज़ा दूध', unit: '१ लीटर' } },
};
export const Hovered: Story = { parameters: { pseudo: { hover: true } } };

export const Acts: Story = {
  play: async ({ canvas, args: { onEdit, onDelete } }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${product.name}` }));
    await expect(onEdit).toHaveBeenCalledWith(product);
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${product.name}` }));
    await expect(onDelete).toHaveBeenCalledWith(product);
  },
};

export const Sheet: Story = sheet(
  {
    Default: <ProductAdminCard {...args} />,
    Focused: (
      <Posed as="focus">
        <ProductAdminCard {...args} />
      </Posed>
    ),
    'Long text': <ProductAdminCard {...args} product={{ ...product, name: longName }} />,
    'Missing picture': <ProductAdminCard {...args} product={{ ...product, image: [] }} />,
  },
  160,
);
