import { beforeAll, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { show } from '../samples/show.js';
import { AvatarEditor } from './AvatarEditor.js';

beforeAll(() => {
  // jsdom has no object URLs
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});

const image = new File(['a'], 'me.png', { type: 'image/png' });
const edit = () => screen.getByRole('button', { name: 'Edit profile photo' });
const upload = () => screen.getByRole('button', { name: 'Upload' });

test('S-037 S-126 Edit opens the upload dialog; without a file Upload does nothing', async () => {
  const user = userEvent.setup();
  const sent = jest.fn(async (_file: File) => undefined);
  show(<AvatarEditor name="Asha" src="" onUpload={sent} />);

  await user.click(edit());
  expect(screen.getByRole('dialog', { name: 'Profile photo' })).toBeVisible();
  expect(upload()).toBeDisabled();

  await user.upload(screen.getByLabelText('Choose a photo'), image);
  await user.click(upload());

  expect(sent.mock.calls.map(([file]) => file)).toEqual([image]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('S-124 anything but a picture is refused in place', async () => {
  const user = userEvent.setup({ applyAccept: false });
  show(<AvatarEditor name="Asha" src="" onUpload={async () => undefined} />);

  await user.click(edit());
  expect(screen.getByLabelText('Choose a photo')).toHaveAttribute('accept', 'image/*');
  await user.upload(
    screen.getByLabelText('Choose a photo'),
    new File(['a'], 'a.pdf', { type: 'application/pdf' }),
  );

  expect(screen.getByRole('alert')).toHaveTextContent('This file is not a photo');
  expect(upload()).toBeDisabled();
});

test('a refused picture says why and can be sent again', async () => {
  const user = userEvent.setup();
  const message = 'We can’t use this image';
  show(<AvatarEditor name="Asha" src="" onUpload={() => Promise.reject({ message })} />);

  await user.click(edit());
  await user.upload(screen.getByLabelText('Choose a photo'), image);
  await user.click(upload());

  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(upload()).toBeEnabled();
});
