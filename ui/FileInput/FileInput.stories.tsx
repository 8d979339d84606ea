import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { FileInput } from './FileInput.js';

const label = 'Choose a photo';
const longLabel = 'Choose another photo of yourself, a friend or a basket of mangoes';

const meta = {
  title: 'Forms/FileInput',
  component: FileInput,
  args: { label, accept: 'image/*', disabled: false, multiple: false, pending: false, onChoose: fn() },
  argTypes: { inputRef: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: ['Files from this device, or images of its camera: one for a profile, several for a product.'],
    whenNot: [
      'The ordered images of a product: ImageDrop.',
      'One file that may be dropped: FileDrop.',
      'To show an image: Image or Avatar.',
    ],
    pairs: [
      {
        do: 'Show the accepted files beside it: "JPEG, PNG, WebP or AVIF of up to 5 MB".',
        dont: 'Reject files only after the upload.',
      },
      {
        do: 'Validate and preview the image first.',
        dont: 'Upload at once: on phones a wrong image is easily chosen.',
      },
    ],
    content: ['A verb and a noun: "Choose a photo", later "Choose another photo".'],
    keyboard: [
      ['Tab', 'to the input; the focus ring is drawn around the button'],
      ['Enter Space', 'opens the device’s file chooser'],
    ],
    accessibility: ['A file input named by its label; nothing happens if no file is chosen.'],
  }),
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = new File(['milk'], 'milk.webp', { type: 'image/webp' });

/** The same image can be chosen again, for example after it was rejected. */
export const Playground: Story = {};

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveFocus();
  },
};

const another = new File(['bread'], 'bread.webp', { type: 'image/webp' });

export const Several: Story = {
  args: { label: 'Choose images', multiple: true },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Choose images'), [image, another]);
    await expect(args.onChoose).toHaveBeenCalledWith(image, another);
  },
};

/** The last choice is being processed: no other image can be chosen, but the button keeps the focus. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(label), image);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-disabled', 'true');
  },
};
export const Hindi: Story = { ...hindi, args: { label: 'तस्वीर चुनें' } };
export const Narrow: Story = { ...narrow, args: { label: longLabel } };

const input = (disabled = false) => (
  <FileInput label={label} accept="image/*" disabled={disabled} onChoose={() => undefined} />
);
export const Sheet: Story = sheet({
  Ready: input(),
  'Under the pointer': <Posed as="hover">{input()}</Posed>,
  Pressed: <Posed as="active">{input()}</Posed>,
  Disabled: input(true),
  'Long words': <FileInput label={longLabel} accept="image/*" onChoose={() => undefined} />,
  Hindi: <FileInput label="तस्वीर चुनें" accept="image/*" onChoose={() => undefined} />,
});
