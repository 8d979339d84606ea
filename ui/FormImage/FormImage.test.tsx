import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { limits } from '../../contract/limits.js';
import { imageFile } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { FormImage, type FormImageProps } from './FormImage.js';

beforeAll(() => {
  // jsdom has no object URLs
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

type Sends = FormImageProps<{ image: string }, { image: string }>['onUpload'];

/** Renders a form that shows its value. */
function OneImage(props: { onUpload: Sends; value?: string; notYet?: string }) {
  const { value = '', ...rest } = props;
  const { control, watch } = useForm({ defaultValues: { image: value } });
  return (
    <>
      <FormImage control={control} name="image" label="Image" {...rest} />
      <output>{watch('image')}</output>
    </>
  );
}

const held = () => screen.getAllByRole('status').find((status) => status.tagName === 'OUTPUT');
const group = () => screen.getByRole('group', { name: 'Image' });

test('sends a picture as soon as it is chosen; the form keeps its path, and it is told', async () => {
  const user = userEvent.setup();
  const onUpload = jest.fn<Sends>(async () => '/media/milk.webp');
  show(<OneImage onUpload={onUpload} />);
  expect(screen.getByRole('img', { name: 'No image yet' })).toBeVisible();

  const file = imageFile();
  await user.upload(screen.getByLabelText('Upload Image'), file);

  expect(onUpload).toHaveBeenCalledWith(file, expect.any(Function));
  await waitFor(() => expect(held()).toHaveTextContent('/media/milk.webp'));
  expect(screen.getByText('Image uploaded')).toBeInTheDocument();
  expect(screen.getByLabelText('Change Image')).toBeEnabled();
});

test('shows the picture while it travels', async () => {
  const user = userEvent.setup();
  show(<OneImage onUpload={() => new Promise<never>(() => undefined)} />);
  await user.upload(screen.getByLabelText('Upload Image'), imageFile());
  expect(screen.getByRole('img', { name: 'Preview of the image' })).toHaveAttribute('src', 'blob:picture');
  expect(screen.getByRole('progressbar', { name: 'Loading...' })).toBeVisible();
});

test('S-124 sends neither what is no picture nor one that is too large, and says why', async () => {
  const user = userEvent.setup({ applyAccept: false });
  const onUpload = jest.fn<Sends>(async () => '/media/milk.webp');
  show(<OneImage onUpload={onUpload} />);
  const input = screen.getByLabelText('Upload Image');

  await user.upload(input, new File(['a'], 'a.pdf', { type: 'application/pdf' }));
  expect(group()).toHaveAccessibleDescription(/This file is not a photo/);
  await user.upload(input, imageFile('large.png', limits.uploadBytes + 1));
  expect(group()).toHaveAccessibleDescription(/This photo is larger than 5 MB/);
  expect(onUpload).not.toHaveBeenCalled();
});

test('a rejected image leaves the former one, and the error goes with the next try', async () => {
  const user = userEvent.setup();
  const onUpload = jest
    .fn<Sends>(async () => '/media/new.webp')
    .mockRejectedValueOnce({ message: 'We can’t use this image' });
  show(<OneImage onUpload={onUpload} value="/media/old.webp" />);

  await user.upload(screen.getByLabelText('Change Image'), imageFile());
  await waitFor(() => expect(group()).toHaveAccessibleDescription('We can’t use this image'));
  expect(held()).toHaveTextContent('/media/old.webp');

  await user.upload(screen.getByLabelText('Change Image'), imageFile());
  await waitFor(() => expect(held()).toHaveTextContent('/media/new.webp'));
  expect(group()).toHaveAccessibleDescription('JPEG, PNG, WebP or AVIF of up to 5 MB');
});

test('says why nothing can be chosen yet', () => {
  show(<OneImage onUpload={async () => ''} notYet="Enter a name first" />);
  expect(screen.getByLabelText('Upload Image')).toBeDisabled();
  expect(group()).toHaveAccessibleDescription('Enter a name first');
});
