import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { limits } from '../../contract/limits.js';
import { tomatoImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, stuckAt, wait } from '../samples/outcomes.js';
import { InPlace, goesRound, inWindow } from '../samples/overlay.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AvatarEditor, type AvatarEditorProps, AvatarDialog } from './AvatarEditor.js';

const args: AvatarEditorProps = { name: 'Asha Kulkarni', src: '', onUpload: fn(accept) };

const meta = {
  title: 'Account/AvatarEditor',
  component: AvatarEditor,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['On the profile page, to show and change the image.'],
    whenNot: ['To show a user: Avatar.', 'Images of products: ImageDrop.'],
    pairs: [
      {
        do: 'Show the accepted files before the choice: “JPEG, PNG, WebP or AVIF of up to 5 MB”.',
        dont: 'Reject a file only after 20 MB were uploaded.',
      },
      {
        do: 'Show the upload progress if it is known.',
        dont: 'Close the dialog during the upload: an error would not be seen.',
      },
    ],
    content: [
      'An error says what to choose instead: “This photo is larger than 5 MB. Choose a smaller one”.',
    ],
    keyboard: [
      ['Enter, Space', 'opens the dialog; inside it: opens the file chooser, uploads or cancels'],
      ['Tab, Shift + Tab', 'moves around inside the dialog'],
      ['Escape', 'closes the dialog, unless an upload is running; the focus returns to Edit'],
    ],
    accessibility: [
      'Screen readers say “Edit profile photo” for Edit.',
      'The upload is a progress bar called “Uploading photo”; errors are announced.',
    ],
  }),
} satisfies Meta<typeof AvatarEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#dda21c" d="M0 0h9v9H0z"/></svg>';
const image = new File([square], 'me.svg', { type: 'image/svg+xml' });
const tooLarge = new File([new Uint8Array(limits.uploadBytes + 1)], 'me.png', { type: 'image/png' });

const open: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
const chooses =
  (file: File): Play =>
  async (context) => {
    await open(context);
    const anyFile = userEvent.setup({ applyAccept: false }); // the device's file chooser may offer “All files”
    await anyFile.upload(await screen.findByLabelText('Choose a photo'), file);
  };
const upload: Play = async (context) => {
  await chooses(image)(context);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
};
const windowed = { parameters: inWindow(560) };

export const Playground: Story = {};
export const Pressed: Story = pressed;
export const Open: Story = { ...windowed, play: open };
export const Hindi: Story = { ...hindi, ...windowed, args: { name: 'आशा कुलकर्णी' }, play: open };
export const Narrow: Story = { ...narrow, ...windowed, play: open };

/** The preview appears before anything is sent. */
export const Chosen: Story = {
  ...windowed,
  play: async (context) => {
    await chooses(image)(context);
    await expect(screen.getByRole('img', { name: 'Preview of your photo' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
    await expect(context.args.onUpload).not.toHaveBeenCalled();
  },
};

/** Nothing can be closed or pressed during the upload. */
export const Uploading: Story = {
  ...windowed,
  args: { onUpload: stuckAt(40) },
  play: async (context) => {
    await upload(context);
    await expect(screen.getByRole('progressbar', { name: 'Uploading photo' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const UploadingUnmeasured: Story = { ...windowed, args: { onUpload: wait }, play: upload };

export const Refused: Story = {
  ...windowed,
  args: { onUpload: refuse('We can’t use this image') },
  play: async (context) => {
    await upload(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('We can’t use this image');
    await expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
  },
};

export const TooLarge: Story = {
  ...windowed,
  play: async (context) => {
    await chooses(tooLarge)(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('larger than 5 MB');
  },
};

export const KeepsTheFocus: Story = {
  play: async ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Edit profile photo' }), 'dialog'),
};

const dialog = (src: string) => (
  <InPlace height={460}>
    <AvatarDialog {...args} src={src} open onClose={fn()} />
  </InPlace>
);

export const Sheet: Story = sheet(
  {
    Initials: <AvatarEditor {...args} />,
    Imaged: <AvatarEditor {...args} src={tomatoImage} />,
    Nameless: <AvatarEditor {...args} name="" />,
    Hover: (
      <Posed as="hover">
        <AvatarEditor {...args} />
      </Posed>
    ),
    Focus: (
      <Posed as="focus">
        <AvatarEditor {...args} />
      </Posed>
    ),
    'Dialog, no picture yet': dialog(''),
    'Dialog, with the picture so far': dialog(tomatoImage),
  },
  300,
);
