import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ofOptionalFields } from '../../contract/productFields.js';
import { categories } from '../samples/catalogue.js';
import { imageFile, subCategories } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { ProductForm } from './ProductForm.js';
import type { ProductValues } from './productFields.js';

type Submit = (values: ProductValues) => Promise<unknown>;
const upload = async (file: File) => `/media/${file.name}`;
const form = (onSubmit: Submit = async () => undefined) => (
  <ProductForm categories={categories} subCategories={subCategories} onUpload={upload} onSubmit={onSubmit} />
);
const labels = ['Name', 'Description', 'Unit', 'Stock', 'Price', 'Discount'];
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
const say = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fillIn = (values: Record<string, string> = {}) => {
  const milk = {
    Name: 'Amul Taaza',
    Description: 'Toned milk',
    Unit: '1 L',
    Stock: '12',
    Price: '74',
    Discount: '5',
  };
  for (const [name, value] of Object.entries({ ...milk, ...values })) say(name, value);
};
const choose = async (user: ReturnType<typeof userEvent.setup>, list: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: list }));
  await user.click(screen.getByRole('option', { name: option }));
  await user.keyboard('{Escape}');
};
const addField = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(button('Add Fields'));
  await user.type(screen.getByLabelText('Field name'), `${name}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('S-072 asks for name, description, unit, stock, price and discount', () => {
  show(form());
  expect(screen.getByRole('form', { name: 'Upload Product' })).toBeVisible();
  for (const name of labels) expect(field(name)).toHaveValue(name === 'Discount' ? '0' : '');
});

test('the discount of a new product is 0 until another is typed', async () => {
  const user = userEvent.setup();
  const sent = jest.fn<Submit>(async () => undefined);
  show(form(sent));
  for (const name of labels.filter((label) => label !== 'Discount')) say(name, '12');
  await user.click(button('Submit'));
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ discount: '0' })));
});

test('S-122 each of them and every extra field is needed', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  show(form(sent));
  await addField(user, 'Brand');
  expect(field('Brand')).toHaveFocus();
  say('Discount', '');

  await user.click(button('Submit'));

  for (const name of [...labels, 'Brand'])
    expect(await screen.findByText(`${name} is required`)).toBeVisible();
  expect(field('Name')).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
});

const notNumbers: readonly [name: string, typed: string, error: string][] = [
  ['Stock', 'a dozen', 'Enter a whole number without commas, such as 12'],
  ['Stock', '1.5', 'Enter a whole number without commas, such as 12'],
  ['Price', '1,299', 'Enter a number without commas, such as 28 or 28.50'],
  ['Price', '-1', 'Enter a number without commas, such as 28 or 28.50'],
  ['Price', '28.555', 'Enter rupees with at most two decimals'],
  ['Discount', '5 %', 'Enter a number without commas, such as 28 or 28.50'],
  ['Discount', '101', 'Discount must be at most 100'],
];

test('S-123 stock, price and discount are numbers, and what is none says how to mend it', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  show(form(sent));
  for (const [name, typed, error] of notNumbers) {
    fillIn({ [name]: typed });
    await user.click(button('Submit'));
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(error));
  }
  expect(sent).not.toHaveBeenCalled();
});

test('says what customers pay', () => {
  show(form());
  fillIn({ Price: '100', Discount: '12.5' });
  expect(screen.getByText('Selling price: ₹87.00')).toBeVisible();
});

test('S-100 sends rupees as typed, images in their order, categories and extra fields; then it is empty', async () => {
  const user = userEvent.setup();
  const sent = jest.fn<Submit>(async () => undefined);
  show(form(sent));
  fillIn({ Price: '74.50' });
  await user.upload(screen.getByLabelText('Choose images'), [imageFile('b.png'), imageFile('a.png')]);
  await screen.findByText('Images: 2');
  await choose(user, 'Category', 'Fruits & Vegetables');
  await choose(user, 'Sub Category', 'Fruit Juices');
  await addField(user, 'Net wt.');
  await user.keyboard('1 kg');

  await user.click(button('Submit'));

  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toEqual({
    name: 'Amul Taaza',
    description: 'Toned milk',
    unit: '1 L',
    stock: '12',
    price: '74.50',
    discount: '5',
    ...ofOptionalFields(({ name }) => [name, '']),
    image: ['/media/b.png', '/media/a.png'],
    category: [{ _id: categories[1]?._id, name: 'Fruits & Vegetables' }],
    subCategory: [{ _id: subCategories[5]?._id, name: 'Fruit Juices' }],
    more_details: { 'Net wt.': '1 kg' },
  });
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  for (const name of labels) expect(field(name)).toHaveValue(name === 'Discount' ? '0' : '');
  expect(screen.queryByRole('list', { name: /Images|Selected/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Net wt.')).not.toBeInTheDocument();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  expect(field('Name')).toHaveFocus();
});

test('S-074 only sub categories of the chosen categories are offered; one that is left behind is named and not sent', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  show(form(sent));
  fillIn();
  expect(screen.getByText('Choose a category first')).toBeVisible();
  await choose(user, 'Category', 'Dairy, Bread & Eggs');
  await user.click(screen.getByRole('combobox', { name: 'Sub Category' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Milk',
    'Bread & Pav',
    'Eggs',
  ]);
  await user.click(screen.getByRole('option', { name: 'Milk' }));
  await user.keyboard('{Escape}');

  await user.click(button('Remove Dairy, Bread & Eggs'));
  const error = 'Milk: not in the selected categories. Remove it, or select its category';
  expect(screen.getByText(error)).toBeVisible();
  await user.click(button('Submit'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Sub Category' })).toBeInvalid());
  expect(sent).not.toHaveBeenCalled();

  await user.click(button('Remove Milk'));
  await user.click(button('Submit'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});

test('S-075 S-125 an extra field can be removed, and its name is then free again', async () => {
  const user = userEvent.setup();
  show(form());
  await addField(user, 'Brand');
  await user.keyboard('Amul');
  await user.click(button('Remove field Brand'));
  expect(screen.queryByLabelText('Brand')).not.toBeInTheDocument();

  await addField(user, 'Brand');
  expect(field('Brand')).toHaveValue('');
});

test('is not sent while pictures are on their way, and says so only until they have arrived', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async () => undefined);
  let arrive = (_path: string) => undefined as void;
  show(
    <ProductForm
      categories={categories}
      subCategories={subCategories}
      onUpload={() => new Promise((resolve) => (arrive = resolve))}
      onSubmit={sent}
    />,
  );
  fillIn();
  await user.upload(screen.getByLabelText('Choose images'), imageFile());
  await user.click(button('Submit'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Some images are still uploading');
  expect(sent).not.toHaveBeenCalled();
  arrive('/uploads/milk.webp');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('A-06 unsaved changes are said, told to the owner, and can be discarded', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  show(
    <ProductForm
      categories={categories}
      subCategories={subCategories}
      onUpload={upload}
      onSubmit={async () => undefined}
      onDirtyChange={told}
    />,
  );
  say('Name', 'Amul');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  expect(told).toHaveBeenLastCalledWith(true);

  await user.click(button('Discard'));
  expect(field('Name')).toHaveValue('');
  expect(told).toHaveBeenLastCalledWith(false);
});

test('an error stands beside its field, and the typed values stay', async () => {
  const user = userEvent.setup();
  const issues = [
    { path: ['unit'], message: 'can be at most 40 characters' },
    { path: ['more_details', 'Net wt.'], message: 'can be at most 500 characters' },
  ];
  show(form(() => Promise.reject({ message: 'Please check the details', issues })));
  fillIn();
  await addField(user, 'Net wt.');
  await user.keyboard('1 kg');
  await user.click(button('Submit'));

  const section = screen.getByRole('group', { name: 'More details' });
  expect(await within(section).findByText('Can be at most 500 characters')).toBeVisible();
  expect(field('Unit')).toBeInvalid();
  expect(field('Name')).toHaveValue('Amul Taaza');
});

test('HSN code and GST rate may stay empty; what is no code or no rate says how to mend it', async () => {
  const user = userEvent.setup();
  const sent = jest.fn<Submit>(async () => undefined);
  show(form(sent));
  fillIn({ 'HSN code': '040', 'GST rate': '7' });
  await user.click(button('Submit'));
  await waitFor(() =>
    expect(field('HSN code')).toHaveAccessibleDescription('Enter 4, 6 or 8 digits, or leave it empty'),
  );
  expect(field('GST rate')).toHaveAccessibleDescription('Enter 0, 5, 12, 18, 28 or 40, or leave it empty');
  expect(sent).not.toHaveBeenCalled();

  fillIn({ 'HSN code': '0401', 'GST rate': '5' });
  await user.click(button('Submit'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ hsn: '0401', gstRate: '5' });
});
