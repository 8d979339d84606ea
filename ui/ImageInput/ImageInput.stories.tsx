import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow, pressed } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ImageInput } from './ImageInput.js';

const label = 'Choose a picture';
const longLabel = 'Choose another picture of yourself, a friend or a basket of mangoes';

const meta = {
  title: 'Forms/PictureInput',
  component: ImageInput,
  args: { label, disabled: false, multiple: false, pending: false, onChoose: fn() },
  argTypes: { inputRef: { control: false } },
  parameters: usage({
    status: 'ready',
    area: 'Account',
    when: [
      'Pictures from this device, or straight from its camera: one for a profile, several for a product.',
    ],
    whenNot: [
      'A product’s pictures in their order: ImageDrop, which has this button inside.',
      'Showing a picture: Picture or Avatar.',
    ],
    pairs: [
      {
        do: 'Say beside it what is taken: "JPEG, PNG, WebP or AVIF of up to 5 MB".',
        dont: 'Refuse only after the upload.',
      },
      { do: 'Check what was chosen and show it first.', dont: 'Upload at once: phones choose by mistake.' },
    ],
    content: ['A verb and a thing: "Choose a picture", later "Choose another picture".'],
    keyboard: [
      ['Tab', 'To the input; the ring is drawn around the button'],
      ['Enter Space', 'Opens the device’s own chooser'],
    ],
    accessibility: [
      'A file input named by its label; nothing is called when the chooser is left empty-handed.',
    ],
  }),
} satisfies Meta<typeof ImageInput>;

export default meta;
type Story = StoryObj<typeof meta>;

const image = new File(['milk'], 'milk.webp', { type: 'image/webp' });

export const Playground: Story = {};
export const Disabled: Story = { args: { disabled: true } };
export const Hover: Story = hovered;
export const Active: Story = pressed;

export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(label)).toHaveFocus();
  },
};

/** The same picture can be chosen again, after it was refused for example. */
export const ChosenTwice: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(label), image);
    await userEvent.upload(canvas.getByLabelText(label), image);
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith(image);
  },
};

const another = new File(['bread'], 'bread.webp', { type: 'image/webp' });

export const Several: Story = {
  args: { label: 'Choose pictures', multiple: true },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText('Choose pictures'), [image, another]);
    await expect(args.onChoose).toHaveBeenCalledWith(image, another);
  },
};

/** The last choice is on its way: no other yet, but the focus stays. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, args }) => {
    await userEvent.upload(canvas.getByLabelText(label), image);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(label)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const LongText: Story = { args: { label: longLabel } };
export const Hindi: Story = { ...hindi, args: { label: 'तस्वीर चुनें' } };
export const Narrow: Story = { ...narrow, args: { label: longLabel } };

const input = (disabled = false) => (
  <ImageInput label={label} disabled={disabled} onChoose={() => undefined} />
);
export const Sheet: Story = sheet({
  Ready: input(),
  'Under the pointer': <Posed as="hover">{input()}</Posed>,
  Pressed: <Posed as="active">{input()}</Posed>,
  Disabled: input(true),
  'Long words': <ImageInput label={longLabel} onChoose={() => undefined} />,
  Hindi: <ImageInput label="तस्वीर चुनें" onChoose={() => undefined} />,
});
