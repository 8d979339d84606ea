import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noBanner } from '../../contract/bannerTexts.js';
import { sampleBanner } from '../samples/banner.js';
import { show } from '../samples/show.js';
import { BannerForm, type BannerFormProps } from './BannerForm.js';

const image = `/media/${'0a'.repeat(32)}.webp`;

const open = (banner = sampleBanner) => {
  const onSubmit = jest.fn<BannerFormProps['onSubmit']>().mockResolvedValue({ ...banner, revision: 4 });
  show(
    <BannerForm banner={banner} minutes={25} onUpload={() => Promise.resolve(image)} onSubmit={onSubmit} />,
  );
  return onSubmit;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const preview = () => screen.getByRole('region', { name: 'Preview' });

test('shows the banner while it is typed; an emptied title gives the delivery promise', async () => {
  open();
  await userEvent.clear(screen.getByLabelText('Title'));
  expect(preview()).toHaveTextContent('Groceries at your door in 25 minutes');
  await userEvent.type(screen.getByLabelText('Title'), 'Mango week');
  expect(preview()).toHaveTextContent('Mango week');
});

test('sends all fields with the revision that was read', async () => {
  const onSubmit = open();
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await save();
  const { revision, ...fields } = sampleBanner;
  expect(onSubmit).toHaveBeenCalledWith({ ...fields, title: `${fields.title}!`, revision });
});

test('an empty form is the default banner and can be saved', async () => {
  const onSubmit = open(noBanner);
  await save();
  expect(onSubmit).toHaveBeenCalledWith(noBanner);
});

test('an image can be taken away again', async () => {
  const onSubmit = open({ ...sampleBanner, image });
  await userEvent.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByRole('button', { name: 'Remove image' })).toBeNull();
  expect(screen.getByLabelText('Upload Image')).toHaveFocus();
  expect(screen.getByText('Image removed')).toHaveRole('status');
  await save();
  expect(onSubmit.mock.calls[0]?.[0].image).toBe('');
});

test('a link to somewhere else than a page is not sent', async () => {
  const onSubmit = open();
  await userEvent.clear(screen.getByLabelText('Link'));
  await userEvent.type(screen.getByLabelText('Link'), 'javascript:alert(1)');
  await save();
  expect(screen.getByLabelText('Link')).toHaveAccessibleDescription(/start with \/ for a page/i);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('after a save, an edit conflict names only the fields that the other admin has changed', async () => {
  const mine = { ...sampleBanner, title: 'Mango week', revision: 4 };
  const theirs = { ...mine, text: 'Until Sunday', revision: 5 };
  const onSubmit = open();
  onSubmit
    .mockResolvedValueOnce(mine)
    .mockRejectedValueOnce(Object.assign(new Error('stale'), { code: 'staleRevision', data: theirs }));
  await userEvent.type(screen.getByLabelText('Title'), '!');
  await save();
  await userEvent.type(screen.getByLabelText('Button'), '!');
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent('Sentence');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Title');
});
