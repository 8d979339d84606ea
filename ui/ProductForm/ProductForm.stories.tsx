import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Product } from '../../contract/product.js';
import { categories, longName } from '../samples/catalogue.js';
import { hindi } from '../samples/hindi.js';
import { aWholeProduct, subCategories } from '../samples/keeping.js';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { productsWithImages } from '../samples/images.js';
import { narrowPage } from '../samples/states.js';
import { sheet } from '../samples/sheet.js';
import { fixed, inStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { ProductForm, type ProductFormProps } from './ProductForm.js';

const image = productsWithImages.slice(0, 3).flatMap((product) => product.image);
const product = aWholeProduct({ image });
const stored = aWholeProduct(); // its image paths are valid at the shop

interface StoryProps extends Omit<ProductFormProps, 'product' | 'onSubmit' | 'gone' | 'onSaveAsNew'> {
  /** The product to edit. Without it the form creates one. */
  product?: Product;
  /** Whether the product was deleted meanwhile. */
  gone?: boolean;
  /** Saves the product. Rejects with the API's error. */
  onSubmit: (values: object) => Promise<unknown>;
}

/** A parent that answers each save with the unchanged product. */
function Owned({ product, gone = false, onSubmit, ...around }: StoryProps) {
  if (!product) return <ProductForm {...around} onSubmit={onSubmit} />;
  const save = async (edit: object) => {
    await onSubmit(edit);
    return product;
  };
  return <ProductForm {...around} product={product} gone={gone} onSubmit={save} onSaveAsNew={onSubmit} />;
}

const args: StoryProps = {
  categories,
  subCategories,
  onUpload: () => Promise.resolve('/media/new.webp'),
  onDirtyChange: fn(),
  onSubmit: fn(accept),
};
const known = (chosen: Partial<Product>) => ({ product: { ...product, ...chosen } });

const meta = {
  title: 'Admin/ProductForm',
  component: inStandIn<StoryProps>(ProductForm),
  render: (given) => <Owned {...given} />,
  args,
  argTypes: fixed('onSaveAsNew'),
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['Creating or editing a product: Upload Product, Update Product (S-072, S-079).'],
    whenNot: ['Editing only prices or stock of many products: EditableCell in a DataTable.'],
    pairs: [
      {
        do: 'Show the selling price while price and discount are typed.',
        dont: 'Leave the calculation to the admin.',
      },
      {
        do: 'Send the stock only if it was edited (W-34).',
        dont: 'Undo an hour of sales with an old number.',
      },
      {
        do: 'Offer only subcategories of the chosen categories.',
        dont: 'Offer two hundred and reject most of them.',
      },
    ],
    content: ['Errors say how to correct them: “Enter a number without commas, such as 28 or 28.50”.'],
    keyboard: [
      ['Enter', 'submits from a single-line field'],
      ['Tab', 'through fields, images and chips; at the end Discard and Submit'],
    ],
    accessibility: [
      'The first field with an error gets the focus.',
      'Unsaved changes, uploaded images, and added and removed chips are announced.',
    ],
  }),
} satisfies Meta<typeof Owned>;
export default meta;
type Story = StoryObj<StoryProps>;

const press = (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));

export const Playground: Story = {};
export const LongText: Story = {
  args: known({
    name: longName,
    description: `${longName}. `.repeat(8),
    category: categories,
    more_details: { 'A name of an extra field that goes on for quite some time': longName },
  }),
};
export const EdgeValues: Story = { args: known({ price: 1_00_00_000, discount: 100, stock: 0 }) };
export const LeastPrice: Story = { args: known({ price: 0.01, discount: 0, stock: 1 }) };
/** Neither an HSN code nor a GST rate: both fields may stay empty. */
export const Untaxed: Story = { args: known({ hsn: '', gstRate: null }) };
export const Hindi: Story = {
  ...hindi,
  args: known({ name: 'अमूल ताज़ा टोंड दूध', unit: '१ लीटर', more_details: { ब्रांड: 'अमूल' } }),
};
export const Narrow: Story = { ...narrowPage, args: { product } };

/** Every required field shows an error, and the first one gets the focus (S-122). */
export const AllMissing: Story = {
  play: async ({ canvas, args: { onSubmit } }) => {
    await press(canvas, 'Submit');
    await waitFor(() => expect(canvas.getAllByText(/is required$/)).toHaveLength(5));
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Unsaved: Story = {
  args: { product },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' 2');
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

/** A subcategory whose category was removed is named, and stays until the admin decides. */
export const Foreign: Story = {
  args: { product },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove Dairy, Bread & Eggs');
    await expect(await canvas.findByText(/^Milk: not in the selected categories/)).toBeVisible();
  },
};

export const FieldAdded: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Add Fields');
    await userEvent.type(await screen.findByLabelText('Field name'), 'Shelf life{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Shelf life')).toHaveFocus());
  },
};

export const Saving: Story = {
  args: { product: stored, onSubmit: wait },
  play: ({ canvas }) => press(canvas, 'Save'),
};
export const Refused: Story = {
  args: { product: stored, onSubmit: refuse('This is taking too long. Try again') },
  play: async ({ canvas }) => {
    await press(canvas, 'Save');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again');
  },
};

/** Another admin deleted the product during the edit: nothing typed is lost. */
export const Gone: Story = { args: { product: stored, gone: true } };
/** Discarding more than one field asks for confirmation. */
export const Discarding: Story = {
  args: { product: stored },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' 2');
    await userEvent.type(canvas.getByLabelText('Unit'), ' pack');
    await press(canvas, 'Discard');
    await expect(await screen.findByRole('button', { name: 'Keep editing' })).toHaveFocus();
  },
};

/** Edit conflict: the dialog shows both versions field by field (W-34). */
export const EditConflict: Story = {
  args: {
    product: stored,
    onSubmit: () =>
      Promise.reject({
        code: 'staleRevision',
        message: 'Someone else saved this product after you opened it',
        data: {
          ...aWholeProduct({ price: 80, unit: '500 ml', revision: 9 }),
          translations: { hi: { name: 'अमूल दूध' } },
        },
      }),
  },
  play: async ({ canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Price'));
    await userEvent.type(canvas.getByLabelText('Price'), '76');
    await press(canvas, 'Save');
    await expect(await screen.findByRole('radio', { name: 'Keep mine ₹76.00' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Take theirs 500 ml' })).toBeChecked();
    await expect(screen.getByRole('radio', { name: 'Take theirs अमूल दूध' })).toBeChecked();
  },
};

export const Sheet: Story = sheet(
  { New: <Owned {...args} />, Known: <Owned {...args} product={product} /> },
  520,
);
