import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { limits } from '../../contract/limits.js';
import { shopPageValues } from '../../contract/shopPageText.js';
import { defaultShopPage, sampleContact, sampleShopPage } from '../samples/shopPages.js';
import { show } from '../samples/show.js';
import { ShopPageForm, type ShopPageFormProps } from './ShopPageForm.js';

const open = (page = sampleShopPage) => {
  const onSubmit = jest.fn<ShopPageFormProps['onSubmit']>().mockResolvedValue({ ...page, revision: 4 });
  const values = shopPageValues('Tokri', { ...sampleContact, phone: undefined });
  show(<ShopPageForm page={page} values={values} onSubmit={onSubmit} />);
  return onSubmit;
};
const field = () => screen.getByLabelText('Text in English');
const preview = () => screen.getByRole('region', { name: 'Preview' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('the preview fills placeholders, and leaves out lines whose setting is empty', async () => {
  open();
  expect(preview()).toHaveTextContent('Write to help@shop.example.');
  expect(preview()).not.toHaveTextContent('Call');
  await userEvent.clear(field());
  expect(preview()).toHaveTextContent('Prices include taxes.');
});

test('the default text can be copied into an empty field and changed', async () => {
  const onSubmit = open(defaultShopPage);
  const start = screen.getByRole('button', { name: 'Start from the default text: Text in English' });
  await userEvent.click(start);
  expect(field()).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Start from the default text/ })).toHaveLength(1);
  await userEvent.type(field(), '!');
  await save();
  expect(onSubmit).toHaveBeenCalledWith({
    page: 'help',
    body: `${defaultShopPage.defaults.body}!`,
    bodyHindi: '',
    revision: 0,
  });
});

test('a text that is too long is not sent', async () => {
  const onSubmit = open();
  await userEvent.click(field());
  await userEvent.paste('x'.repeat(limits.shopPage));
  await save();
  expect(field()).toHaveAccessibleDescription(/at most 12000|at most 12,000/);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an edit conflict names the texts that the other admin has changed', async () => {
  const onSubmit = open();
  const theirs = { ...sampleShopPage, bodyHindi: 'नया', revision: 4 };
  onSubmit.mockRejectedValueOnce(Object.assign(new Error('stale'), { code: 'staleRevision', data: theirs }));
  await userEvent.type(field(), '!');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('Text in Hindi');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Text in English');
});
