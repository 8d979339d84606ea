import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Product } from '../../contract/product.js';
import { categories } from '../samples/catalogue.js';
import { aWholeProduct, subCategories } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { ProductForm } from './ProductForm.js';
import type { ProductUpdate } from './productFields.js';

type Submit = (edit: ProductUpdate) => Promise<Product>;
const milk = aWholeProduct();
const form = (onSubmit: Submit, product = milk) => (
  <ProductForm
    product={product}
    categories={categories}
    subCategories={subCategories}
    onUpload={async () => '/media/new.webp'}
    onSubmit={onSubmit}
  />
);
/** Saves as the shop does. */
const accept = () => jest.fn<Submit>(async () => aWholeProduct({ revision: 5 }));
const stale = (data: Product) => ({
  code: 'staleRevision',
  message: 'Someone else saved this product',
  data,
});
/** Rejects the first save because of a newer version, and accepts the next. */
const conflict = (by: Product) => {
  const submit = accept();
  submit.mockRejectedValueOnce(stale(by));
  return submit;
};
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const say = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const clash = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));

test('S-079 Update Product has the same fields, filled in', () => {
  show(form(accept()));
  expect(screen.getByRole('form', { name: 'Update Product' })).toBeVisible();
  const shown = ['Name', 'Unit', 'Stock', 'Price', 'Discount', 'Brand', 'Shelf life'].map(
    (name) => field(name).getAttribute('value') ?? field(name).textContent,
  );
  expect(shown).toEqual(['Amul Taaza Toned Milk', '1 L', '12', '74', '5', 'Amul', '2 days']);
  expect(field('Description')).toHaveValue(milk.description);
  expect(screen.getByRole('list', { name: 'Selected: Category' })).toHaveTextContent('Dairy, Bread & Eggs');
  expect(screen.getByRole('list', { name: 'Selected: Sub Category' })).toHaveTextContent('Milk');
  expect(within(screen.getByRole('list', { name: 'Images' })).getAllByRole('listitem')).toHaveLength(2);
});

test('W-34 sends the revision that was edited, and no stock as long as nobody touched it', async () => {
  const user = userEvent.setup();
  const sent = accept();
  show(form(sent));
  say('Price', '76');
  await user.click(button('Save'));

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  const edit = sent.mock.calls[0]?.[0];
  expect(edit).toMatchObject({ _id: milk._id, revision: 4, price: '76', name: milk.name });
  expect(edit).not.toHaveProperty('stock');
  expect(edit).not.toHaveProperty('stock_seen');
});

test('W-34 a stock that was touched goes with the one that was seen', async () => {
  const user = userEvent.setup();
  const sent = accept();
  show(form(sent));
  say('Stock', '20');
  await user.click(button('Save'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ stock: '20', stock_seen: 12 });
});

test('after a save the form stands at what was saved, and the next edit starts there', async () => {
  const user = userEvent.setup();
  const sent = jest.fn<Submit>(async () => aWholeProduct({ price: 76, revision: 5 }));
  show(form(sent));
  say('Price', '76');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument());

  say('Price', '77');
  await user.click(button('Save'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0]).toMatchObject({ revision: 5, price: '77' });
});

test('W-34 A-13 an edit that came too late shows both versions, and is saved again as chosen', async () => {
  const user = userEvent.setup();
  const theirs = aWholeProduct({ name: 'Amul Gold', price: 80, unit: '500 ml', stock: 3, revision: 9 });
  const sent = conflict(theirs);
  show(form(sent));
  say('Name', 'Amul Taaza');
  say('Price', '76');
  await user.click(button('Save'));

  expect(await screen.findByRole('dialog', { name: 'Someone else saved this product' })).toBeVisible();
  const names = screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby') ?? '');
  expect(names.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Name Changed by both',
    'Unit Changed by them',
    'Price Changed by both',
  ]);
  expect(clash(/Price/).getByRole('radio', { name: 'Take theirs ₹80.00' })).not.toBeChecked();
  await user.click(clash(/Price/).getByRole('radio', { name: 'Take theirs ₹80.00' }));
  await user.click(button('Save again'));

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const edit = sent.mock.calls[1]?.[0];
  expect(edit).toMatchObject({ revision: 9, name: 'Amul Taaza', price: '80', unit: '500 ml' });
  expect(edit).not.toHaveProperty('stock');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('W-34 a stock typed meanwhile is measured against the newer one', async () => {
  const user = userEvent.setup();
  const sent = conflict(aWholeProduct({ stock: 30, revision: 9 }));
  show(form(sent));
  say('Stock', '20');
  await user.click(button('Save'));
  await screen.findByRole('dialog');
  expect(clash(/Stock/).getByRole('radio', { name: 'Keep mine 20' })).toBeChecked();
  await user.click(button('Save again'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0]).toMatchObject({ revision: 9, stock: '20', stock_seen: 30 });
});

test('images, categories and extra fields are compared too', async () => {
  const user = userEvent.setup();
  const theirs = aWholeProduct({
    image: [],
    subCategory: [],
    more_details: { 'Shelf life': '2 days', Brand: 'Amul', Fat: '3 %' },
    revision: 9,
  });
  show(form(conflict(theirs)));
  say('Unit', '1 litre');
  await user.click(button('Save'));
  await screen.findByRole('dialog');

  expect(clash(/Image/).getByRole('radio', { name: 'Take theirs Nothing' })).toBeChecked();
  expect(clash(/Image/).getByRole('radio', { name: 'Keep mine Image 1 Image 2' })).not.toBeChecked();
  expect(clash(/Sub Category/).getByRole('radio', { name: 'Keep mine Milk' })).not.toBeChecked();
  expect(clash(/^Fat Changed by them/).getByRole('radio', { name: 'Take theirs 3 %' })).toBeChecked();
  expect(screen.queryByRole('radiogroup', { name: /^Brand|^Shelf life/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('radiogroup', { name: /^Category/ })).not.toBeInTheDocument();
});

test('W-34 extra fields are compared one by one: each keeps whoever changed it', async () => {
  const user = userEvent.setup();
  const sent = conflict(
    aWholeProduct({ more_details: { Brand: 'Amul', 'Shelf life': '5 days', Fat: '3 %' }, revision: 9 }),
  );
  show(form(sent));
  say('Brand', 'Amul Gold');
  await user.click(button('Save'));
  await screen.findByRole('dialog');
  expect(clash(/^Brand Changed by you/).getByRole('radio', { name: 'Keep mine Amul Gold' })).toBeChecked();
  expect(clash(/^Shelf life Changed by them/).getByRole('radio', { name: /^Take theirs/ })).toBeChecked();
  await user.click(button('Save again'));

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const details = { Brand: 'Amul Gold', 'Shelf life': '5 days', Fat: '3 %' };
  expect(sent.mock.calls[1]?.[0].more_details).toEqual(details);
});

test('W-34 an extra field that both changed is chosen, whatever becomes of the others', async () => {
  const user = userEvent.setup();
  const sent = conflict(aWholeProduct({ more_details: { 'Shelf life': '5 days' }, revision: 9 }));
  show(form(sent));
  say('Shelf life', '3 days');
  await user.click(button('Save'));
  await screen.findByRole('dialog');
  const shelfLifeDetail = clash(/^Shelf life Changed by both/);
  expect(shelfLifeDetail.getByRole('radio', { name: 'Keep mine 3 days' })).toBeChecked();
  await user.click(shelfLifeDetail.getByRole('radio', { name: 'Take theirs 5 days' }));
  await user.click(clash(/^Brand Changed by them/).getByRole('radio', { name: 'Keep mine Amul' }));
  await user.click(button('Save again'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0].more_details).toEqual({ 'Shelf life': '5 days', Brand: 'Amul' });
});

test('W-34 images and categories that both changed are merged without a question', async () => {
  const user = userEvent.setup();
  const theirs = { image: ['/media/front.webp', '/media/back.webp', '/media/side.webp'], revision: 9 };
  const sent = conflict(aWholeProduct({ ...theirs, category: categories.slice(0, 2) }));
  show(form(sent));
  await user.click(button('Remove image 2'));
  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  await user.click(screen.getByRole('option', { name: categories[2]?.name ?? '' }));
  await user.click(button('Save'));
  await screen.findByRole('dialog');
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  expect(screen.getByText(/Both changes are kept: Images, Category\.$/)).toBeVisible();
  await user.click(button('Save again'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  const edit = sent.mock.calls[1]?.[0];
  expect(edit?.image).toEqual(['/media/front.webp', '/media/side.webp']);
  expect(
    new Set(edit?.category?.map((choice) => (typeof choice === 'string' ? choice : choice._id))),
  ).toEqual(new Set(categories.slice(0, 3).map(({ _id }) => _id)));
});

test('what was joined and is too much for the shop is said in the form', async () => {
  const user = userEvent.setup();
  const more = (from: number) =>
    Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`Field ${from + at}`, 'x']));
  const sent = conflict(aWholeProduct({ more_details: { ...more(0), ...more(100) }, revision: 9 }));
  show(form(sent, aWholeProduct({ more_details: more(0) })));
  await user.click(button('Add Fields'));
  await user.type(await screen.findByLabelText('Field name'), 'Brand{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  say('Brand', 'Amul');
  await user.click(button('Save'));
  await screen.findByRole('dialog', { name: 'Someone else saved this product' });
  await user.click(button('Save again'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByText('More details can have at most 30')).toBeVisible();
  expect(field('Brand')).toHaveValue('Amul');
});

test('nothing typed is lost on the way back to the form, nor when saving again fails', async () => {
  const user = userEvent.setup();
  const sent = jest.fn<Submit>(() => Promise.reject(stale(aWholeProduct({ price: 80, revision: 9 }))));
  show(form(sent));
  say('Name', 'Amul Taaza');
  await user.click(button('Save'));
  await screen.findByRole('dialog');
  await user.click(button('Back to the form'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('Name')).toHaveValue('Amul Taaza');

  await user.click(button('Save'));
  await screen.findByRole('dialog');
  sent.mockRejectedValueOnce({ message: 'This is taking too long. Try again' });
  await user.click(button('Save again'));
  expect(await screen.findByText('This is taking too long. Try again')).toBeVisible();
  expect(field('Name')).toHaveValue('Amul Taaza');
  expect(field('Price')).toHaveValue('80');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('another product starts another form', () => {
  const { rerender } = show(form(accept()));
  say('Name', 'Amul Taaza');
  rerender(form(accept(), aWholeProduct({ _id: '64b0c0ffee64b0c0ffee64b0', name: 'Bread' })));
  expect(field('Name')).toHaveValue('Bread');
});

test('S-122 a product that came without a description is saved without one; where there was one, it is needed', async () => {
  const user = userEvent.setup();
  const sent = accept();
  const { unmount } = show(form(sent, aWholeProduct({ description: '' })));
  say('Price', '76');
  await user.click(button('Save'));
  await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ price: '76', description: '' }));
  unmount();

  show(form(sent));
  say('Description', ' ');
  await user.click(button('Save'));
  expect(await screen.findByText('Description is required')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('what was deleted meanwhile is saved as a new product, with all that stands in the form', async () => {
  const [edit, create] = [accept(), jest.fn(async (_values: object) => undefined)];
  show(
    <ProductForm
      product={milk}
      gone
      categories={categories}
      subCategories={subCategories}
      onUpload={async () => '/media/new.webp'}
      onSubmit={edit}
      onSaveAsNew={create}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Someone else deleted this product');
  say('Price', '76');
  await userEvent.click(button('Save as a new product'));
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[0]).toMatchObject({ name: milk.name, price: '76', stock: '12' });
  expect(create.mock.calls[0]?.[0]).not.toHaveProperty('_id');
  expect(edit).not.toHaveBeenCalled();
});
