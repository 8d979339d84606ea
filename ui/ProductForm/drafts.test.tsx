import { expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EditedProduct } from '../../contract/product.js';
import { categories } from '../samples/catalogue.js';
import { aWholeProduct, subCategories } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import type { ProductDraft, ProductUpdate } from './productFields.js';
import { ProductForm } from './ProductForm.js';

const milk = aWholeProduct();
type Submit = (edit: ProductUpdate) => Promise<EditedProduct>;
type OnDraft = (draft: ProductDraft | undefined) => void;

/** Renders the form, and returns the draft that it reported last. */
const edit = (draft?: unknown, product: EditedProduct = milk) => {
  const onDraft = jest.fn<OnDraft>();
  const onSubmit = jest.fn<Submit>(async () => aWholeProduct({ revision: 9 }));
  show(
    <ProductForm
      product={product}
      draft={draft}
      onDraft={onDraft}
      categories={categories}
      subCategories={subCategories}
      onUpload={async () => '/media/new.webp'}
      onSubmit={onSubmit}
    />,
  );
  return { onSubmit, told: () => onDraft.mock.lastCall?.[0] };
};
const price = () => screen.getByLabelText('Price');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const type = (value: string) => fireEvent.change(price(), { target: { value } });

/** Returns the draft of a form that was left with another price and without its extra fields. */
const leftOver = async () => {
  const { told } = edit();
  type('79');
  await userEvent.click(button('Remove field Brand'));
  await waitFor(() => expect(told()?.fields.more_details).toHaveLength(1));
  const draft: unknown = JSON.parse(JSON.stringify(told()));
  cleanup();
  return draft;
};

test('what was typed and not saved comes back, and says so', async () => {
  const { told } = edit(await leftOver());
  expect(price()).toHaveValue('79');
  expect(screen.queryByLabelText('Brand')).not.toBeInTheDocument();
  expect(screen.getByText('Your unsaved changes are back')).toBeVisible();
  type('80');
  expect(told()).toMatchObject({ fields: { price: '80' }, base: { revision: 4 } });
});

test('W-34 a draft is saved against the version that it was begun on', async () => {
  const { onSubmit } = edit(await leftOver(), aWholeProduct({ revision: 6, price: 90 }));
  await userEvent.click(button('Save'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ revision: 4, price: '79' });
});

test('a discarded draft is gone, and the product stands there as it is now', async () => {
  const { told } = edit(await leftOver(), aWholeProduct({ revision: 6, price: 90 }));
  await userEvent.click(button('Discard'));
  const asked = within(screen.getByRole('alertdialog', { name: 'Discard changes?' }));
  expect(asked.getByText('2 fields will go back to how they were.')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(price()).toHaveValue('90');
  expect(screen.queryByText(/unsaved changes/i)).not.toBeInTheDocument();
  expect(told()).toBeUndefined();
});

test('more than one changed field is not thrown away by one press', async () => {
  edit(await leftOver());
  await userEvent.click(button('Discard'));
  await userEvent.click(button('Keep editing'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(price()).toHaveValue('79');
});

test('nothing is left to keep once it is saved or typed back', async () => {
  const { told } = edit();
  type('79');
  expect(told()).toMatchObject({ fields: { price: '79' } });
  type('74');
  await waitFor(() => expect(told()).toBeUndefined());
  type('79');
  await userEvent.click(button('Save'));
  await waitFor(() => expect(told()).toBeUndefined());
});

test.each([
  ['nonsense', 'nonsense'],
  ['a draft of another product', { fields: {}, base: { _id: 'f'.repeat(24) } }],
  ['a draft with a field missing', { fields: { name: 'Milk' }, base: milk }],
])('%s is no draft', (_, draft) => {
  edit(draft);
  expect(price()).toHaveValue('74');
  expect(screen.queryByText(/unsaved changes/i)).not.toBeInTheDocument();
});

test('texts in other languages are in the draft', async () => {
  const first = edit();
  await userEvent.click(screen.getByText('Other languages'));
  fireEvent.change(screen.getByLabelText('Name (हिन्दी)'), { target: { value: 'दूध' } });
  const draft: unknown = JSON.parse(JSON.stringify(first.told()));
  cleanup();
  const { onSubmit } = edit(draft);
  expect(screen.getByText('हिन्दी')).toBeVisible();
  await userEvent.click(button('Save'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ translations: { hi: { name: 'दूध' } } });
});

test('a draft of an earlier version, which knows no translations, keeps those of the product', async () => {
  const product = { ...milk, translations: { hi: { name: 'दूध' } } };
  const { told } = edit(undefined, product);
  type('79');
  const { fields, base } = told() ?? {};
  const { translations: _, ...earlier } = fields ?? {};
  cleanup();
  const { onSubmit } = edit({ fields: earlier, base }, product);
  expect(screen.getByText('हिन्दी')).toBeVisible();
  await userEvent.click(button('Save'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls[0]?.[0]).not.toHaveProperty('translations');
});
