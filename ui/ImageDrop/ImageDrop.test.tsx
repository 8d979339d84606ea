import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { imageFile } from '../samples/keeping.js';
import { show } from '../samples/show.js';
import { ImageDrop, type ImageDropProps } from './ImageDrop.js';

const three = ['/media/a.webp', '/media/b.webp', '/media/c.webp'];

function Images({ images = three, onAdd = () => undefined, ...rest }: Partial<ImageDropProps>) {
  const [shown, setShown] = useState(images);
  return <ImageDrop label="Image" images={shown} onChange={setShown} onAdd={onAdd} {...rest} />;
}

const order = () =>
  within(screen.getByRole('list', { name: 'Images' }))
    .getAllByRole('listitem')
    .map((tile) => tile.querySelector('img')?.getAttribute('src'));
const button = (name: string) => screen.getByRole('button', { name });
const input = () => screen.getByLabelText('Choose images');
const zone = () => screen.getByText('Drop images here');

test('S-073 several pictures are chosen at once; each is shown in full and removed on its own', async () => {
  const user = userEvent.setup();
  const added = jest.fn();
  show(<Images onAdd={added} />);
  const files = [imageFile('one.png'), imageFile('two.png')];
  await user.upload(input(), files);
  expect(added).toHaveBeenCalledWith(files);

  await user.click(button('Show image 2 of 3'));
  const preview = screen.getByRole('dialog', { name: 'Image 2' });
  expect(within(preview).getByRole('img', { name: 'Image 2' })).toHaveAttribute('src', '/media/b.webp');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(button('Show image 2 of 3')).toHaveFocus();

  await user.click(button('Remove image 2'));
  expect(order()).toEqual(['/media/a.webp', '/media/c.webp']);
  expect(button('Remove image 2')).toHaveFocus();
  expect(screen.getByText('Images: 2')).toBeInTheDocument();
});

test('A-09 buttons put them in another order, keep the focus, and say where a picture went', async () => {
  const user = userEvent.setup();
  show(<Images />);

  await user.click(button('Move image 1 right'));
  expect(order()).toEqual(['/media/b.webp', '/media/a.webp', '/media/c.webp']);
  expect(screen.getByText('Image moved to position 2 of 3')).toBeInTheDocument();
  expect(button('Move image 2 right')).toHaveFocus();

  await user.keyboard('{Enter}{Enter}');
  expect(order()).toEqual(['/media/b.webp', '/media/c.webp', '/media/a.webp']);
  expect(button('Move image 3 right')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Move image 3 right')).toHaveFocus();
});

test('the same picture twice is moved and removed as two', async () => {
  const user = userEvent.setup();
  show(<Images images={['/media/a.webp', '/media/b.webp', '/media/a.webp']} />);
  await user.click(button('Move image 3 left'));
  expect(order()).toEqual(['/media/a.webp', '/media/a.webp', '/media/b.webp']);
  await user.click(button('Remove image 1'));
  expect(order()).toEqual(['/media/a.webp', '/media/b.webp']);
});

test('pictures dropped on it are taken, and no file does nothing S-126', () => {
  const added = jest.fn();
  show(<Images onAdd={added} />);
  const file = imageFile();

  fireEvent.drop(zone(), { dataTransfer: { files: [] } });
  fireEvent.change(input(), { target: { files: [] } });
  expect(added).not.toHaveBeenCalled();

  fireEvent.drop(zone(), { dataTransfer: { files: [file] } });
  expect(added).toHaveBeenCalledWith([file]);
});

test('S-124 what is no picture, too large or too many is refused by name and reason, the rest is taken', async () => {
  const user = userEvent.setup();
  const added = jest.fn();
  show(<Images max={4} onAdd={added} />);
  expect(input()).toHaveAttribute('accept', 'image/*');
  const good = imageFile('good.png');
  const files = [
    new File(['a'], 'notes.pdf', { type: 'application/pdf' }),
    imageFile('huge.png', 5_000_001),
    good,
    imageFile('fifth.png'),
  ];

  fireEvent.drop(zone(), { dataTransfer: { files } });

  expect(added).toHaveBeenCalledWith([good]);
  const log = screen.getByRole('log', { name: 'Uploads in progress' });
  expect(log).toHaveTextContent('notes.pdfnot an image: choose a JPEG, PNG, WebP or AVIF');
  expect(log).toHaveTextContent('huge.pnglarger than 5 MB: choose a smaller one');
  expect(log).toHaveTextContent('fifth.pngnot added: 4 images are the maximum');

  await user.click(button('Dismiss notes.pdf'));
  expect(log).not.toHaveTextContent('notes.pdf');
});

test('a full set takes no more', () => {
  show(<Images max={3} />);
  expect(input()).toBeDisabled();
});

test('each file says how far it is, and one that failed says why until it is dismissed', async () => {
  const user = userEvent.setup();
  const dismissed = jest.fn();
  const failed = { id: '3', name: 'third.png', problem: 'This is taking too long' };
  const uploads = [{ id: '1', name: 'first.png', progress: 40 }, { id: '2', name: 'second.png' }, failed];
  show(<Images uploads={uploads} onDismiss={dismissed} />);

  expect(screen.getByRole('progressbar', { name: 'Uploading first.png' })).toHaveAttribute(
    'aria-valuenow',
    '40',
  );
  expect(screen.getByRole('progressbar', { name: 'Uploading second.png' })).not.toHaveAttribute(
    'aria-valuenow',
  );
  expect(screen.getByText('This is taking too long')).toBeVisible();
  await user.click(button('Dismiss third.png'));
  expect(dismissed).toHaveBeenCalledWith(failed);
});
