import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { limits } from '../../contract/limits.js';
import { tomatoImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { accept, refuse, stuckAt, wait } from '../samples/outcomes.js';
import { InPlace, goesRound, inWindow } from '../samples/overlay.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { AvatarDialog } from './AvatarDialog.js';
import { AvatarEditor, type AvatarEditorProps } from './AvatarEditor.js';

const args: AvatarEditorProps = { name: 'Asha Kulkarni', src: '', onUpload: fn(accept) };

const meta = {
  title: 'Account/AvatarEditor',
  component: AvatarEditor,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['On the profile: the picture and the one way to change it.'],
    whenNot: ['To show a person: Avatar.', 'Pictures of products: they have editors of their own.'],
    pairs: [
      {
        do: 'Say before the choice what is taken: “JPEG, PNG, WebP or AVIF of up to 5 MB”.',
        dont: 'Let somebody wait for 20 MB to be sent and refused.',
      },
      {
        do: 'Show how far the upload is where that is known.',
        dont: 'Close the dialog while it runs: a refusal would not be seen.',
      },
    ],
    content: [
      'A fault says what to choose instead: “This picture is larger than 5 MB: choose a smaller one”.',
    ],
    keyboard: [
      ['Enter, Space', 'opens the dialog; there: opens the device’s chooser, uploads or cancels'],
      ['Tab, Shift + Tab', 'round in the dialog'],
      ['Escape', 'closes the dialog, unless a picture is on its way; the focus returns to Edit'],
    ],
    accessibility: [
      'Edit is heard as “Edit profile picture”.',
      'The upload is a progress bar called “Uploading picture”; faults are announced.',
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
const letter = new File(['Dear shop'], 'letter.pdf', { type: 'application/pdf' });

const open: Play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};
const chooses =
  (file: File): Play =>
  async (context) => {
    await open(context);
    const anyFile = userEvent.setup({ applyAccept: false }); // “All files” can be picked in the device's chooser
    await anyFile.upload(await screen.findByLabelText('Choose a picture'), file);
  };
const upload: Play = async (context) => {
  await chooses(image)(context);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
};
const windowed = { parameters: inWindow(560) };

export const Playground: Story = {};
export const Imaged: Story = { args: { src: tomatoImage } };
export const MissingImage: Story = { args: { src: '/media/gone.webp' } };
export const Nameless: Story = { args: { name: '' } };
export const Hovered: Story = hovered;
export const Pressed: Story = pressed;
export const Focused: Story = focused;
export const Open: Story = { ...windowed, play: open };
export const Hindi: Story = { ...hindi, ...windowed, args: { name: 'आशा कुलकर्णी' }, play: open };
export const Narrow: Story = { ...narrow, ...windowed, play: open };

/** The preview stands there before anything is sent. */
export const Chosen: Story = {
  ...windowed,
  play: async (context) => {
    await chooses(image)(context);
    await expect(screen.getByRole('img', { name: 'Preview of your picture' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
    await expect(context.args.onUpload).not.toHaveBeenCalled();
  },
};

/** Nothing can be left or pressed while it is on its way. */
export const Uploading: Story = {
  ...windowed,
  args: { onUpload: stuckAt(40) },
  play: async (context) => {
    await upload(context);
    await expect(screen.getByRole('progressbar', { name: 'Uploading picture' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const UploadingUnmeasured: Story = { ...windowed, args: { onUpload: wait }, play: upload };

export const Uploaded: Story = {
  play: async (context) => {
    await upload(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(context.args.onUpload).toHaveBeenCalledWith(image, expect.any(Function));
  },
};

export const Refused: Story = {
  ...windowed,
  args: { onUpload: refuse('This is not a picture we can take') },
  play: async (context) => {
    await upload(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This is not a picture we can take');
    await expect(screen.getByRole('button', { name: 'Upload' })).toBeEnabled();
  },
};

export const NotAnImage: Story = {
  ...windowed,
  play: async (context) => {
    await chooses(letter)(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('This file is not a picture');
    await expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
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
  play: async ({ canvas }) =>
    goesRound(canvas.getByRole('button', { name: 'Edit profile picture' }), 'dialog'),
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
