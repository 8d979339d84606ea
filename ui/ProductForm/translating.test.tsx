import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { EditedProduct } from '../../contract/product.js';
import { categories } from '../samples/catalogue.js';
import { aWholeProduct, subCategories } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { ProductForm } from './ProductForm.js';
import type { ProductUpdate } from './productFields.js';

type Submit = (edit: ProductUpdate) => Promise<EditedProduct>;

const hi = { name: 'दूध', more_details: { Brand: { name: 'ब्रांड', value: 'अमूल' } } };
const translated = (chosen: Partial<EditedProduct> = {}): EditedProduct => ({
  ...aWholeProduct(),
  translations: { hi, ta: { name: 'பால்' } },
  ...chosen,
});

/** Renders the form of a translated product. The first save is refused where another admin saved `theirs`. */
const edit = (product = translated(), theirs?: EditedProduct) => {
  const sent = jest.fn<Submit>(async () => aWholeProduct({ revision: 5 }));
  if (theirs)
    sent.mockRejectedValueOnce({ code: 'staleRevision', message: 'Someone else saved this', data: theirs });
  show(
    <ProductForm
      product={product}
      categories={categories}
      subCategories={subCategories}
      onUpload={async () => '/media/new.webp'}
      onSubmit={sent}
    />,
  );
  return sent;
};
const button = (name: string) => screen.getByRole('button', { name });
const say = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const clash = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
const openIt = () => userEvent.click(screen.getByText('Other languages'));

test('an edit that leaves them alone does not send them, so that the shop keeps them', async () => {
  const sent = edit();
  say('Price', '76');
  await userEvent.click(button('Save'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).not.toHaveProperty('translations');
});

test('an edit of one sends all of them', async () => {
  const sent = edit();
  await openIt();
  say('Description (हिन्दी)', 'ताज़ा');
  say('Name (தமிழ்)', '');
  await userEvent.click(button('Save'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0].translations).toEqual({ hi: { ...hi, description: 'ताज़ा' } });
});

test('a removed detail takes its translations with it', async () => {
  const sent = edit();
  await userEvent.click(button('Remove field Brand'));
  await userEvent.click(button('Save'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0].translations).toEqual({ hi: { name: 'दूध' }, ta: { name: 'பால்' } });
});

test('one that is too long keeps the product from being saved, and gets the focus', async () => {
  const sent = edit(translated({ translations: { hi: { name: 'द'.repeat(201) } } }));
  await userEvent.click(button('Save'));
  await waitFor(() => expect(screen.getByLabelText('Name (हिन्दी)')).toHaveFocus());
  expect(sent).not.toHaveBeenCalled();
});

test('W-34 they are compared one by one: each keeps whoever changed it', async () => {
  const user = userEvent.setup();
  const theirs = { hi: { ...hi, name: 'गाय का दूध', description: 'ताज़ा' }, bn: { name: 'দুধ' } };
  const sent = edit(translated(), translated({ translations: theirs, revision: 9 }));
  await openIt();
  say('Name (हिन्दी)', 'दूध 1 ली');
  say('Brand: text (हिन्दी)', 'अमूल ताज़ा');
  await user.click(button('Save'));
  await screen.findByRole('dialog');
  const name = clash(/^Name \(हिन्दी\) Changed by both/);
  expect(name.getByRole('radio', { name: 'Keep mine दूध 1 ली' })).toBeChecked();
  expect(clash(/^Brand \(हिन्दी\) Changed by you/).getByText('ब्रांड: अमूल ताज़ा')).toHaveAttribute('lang', 'hi');
  expect(clash(/^Name \(தமிழ்\) Changed by them/).getByRole('radio', { name: /Nothing/ })).toBeChecked();
  await user.click(name.getByRole('radio', { name: 'Take theirs गाय का दूध' }));
  await user.click(button('Save again'));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls[1]?.[0].translations).toEqual({
    hi: {
      name: 'गाय का दूध',
      description: 'ताज़ा',
      more_details: { Brand: { name: 'ब्रांड', value: 'अमूल ताज़ा' } },
    },
    bn: { name: 'দুধ' },
  });
});
