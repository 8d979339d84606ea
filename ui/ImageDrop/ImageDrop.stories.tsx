import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { column } from '../samples/column.js';
import { Held } from '../samples/held.js';
import { hindi } from '../samples/hindi.js';
import { imageFile } from '../samples/keeping.js';
import { productsWithImages } from '../samples/images.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ImageDrop, type ImageDropProps } from './ImageDrop.js';

const images = productsWithImages.flatMap(({ image }) => image);
const uploads = [
  { id: '1', name: 'front.jpg', progress: 64 },
  { id: '2', name: 'the-other-side-of-a-very-long-file-name-as-cameras-make-them.jpg' },
  { id: '3', name: 'label.heic', problem: 'We can’t use this image. Choose a JPEG, PNG, WebP or AVIF' },
];
const args: ImageDropProps = {
  label: 'Image',
  images: images.slice(0, 3),
  onChange: fn(),
  onAdd: fn(),
  onDismiss: fn(),
};

function Owned(props: ImageDropProps) {
  return (
    <Held value={[...props.images]} onChange={props.onChange}>
      {(images, change) => <ImageDrop {...props} images={images} onChange={change} />}
    </Held>
  );
}

const meta = {
  title: 'Forms/ImageDrop',
  component: ImageDrop,
  render: (given) => <Owned key={given.images.join()} {...given} />,
  decorators: [column],
  args: { ...args, uploads: [], max: 10 },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['A product has several images, and their order matters.'],
    whenNot: ['One image: FormImage.'],
    pairs: [
      { do: 'Offer arrows besides dragging: not everybody can drag.', dont: 'Dragging as the only way.' },
      { do: 'Name the rejected file and the reason.', dont: '“Invalid file”.' },
      { do: 'Keep uploaded images if one file fails.', dont: 'Restart the upload of all files.' },
    ],
    content: ['An error says how to fix it: “larger than 5 MB: choose a smaller one”.'],
    keyboard: [
      ['Enter, Space', 'on the button: opens the file chooser; on an image: enlarges it'],
      ['Tab', 'through each image, its arrows and its Remove button'],
      ['Escape', 'closes the enlarged image; the focus returns'],
    ],
    accessibility: [
      'The new place of an image and the number of images are announced.',
      'An arrow at the end keeps the focus and is announced as unavailable.',
    ],
  }),
} satisfies Meta<typeof ImageDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((tile) => tile.querySelector('img')?.getAttribute('src'));

export const Playground: Story = {};
export const One: Story = { args: { images: images.slice(0, 1) } };
export const Broken: Story = { args: { images: ['./media/gone.webp', ...images.slice(0, 1)] } };
export const Hindi: Story = { ...hindi, args: { label: 'फ़ोटो', uploads } };
export const Hovered: Story = hovered;
export const Narrow: Story = { ...narrow, args: { uploads } };

/** A file is dragged over the drop zone. */
export const Over: Story = {
  play: async ({ canvas }) => {
    await fireEvent.dragOver(canvas.getByText('Drop images here'));
  },
};

export const Refused: Story = {
  play: async ({ canvas, args: { onAdd } }) => {
    const files = [
      new File(['a'], 'price-list.pdf', { type: 'application/pdf' }),
      imageFile('huge.png', 5_000_001),
      imageFile('good.png'),
    ];
    const dataTransfer = new DataTransfer();
    for (const file of files) dataTransfer.items.add(file);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText('Drop images here').dispatchEvent(drop);
    await expect(await canvas.findByText('not an image: choose a JPEG, PNG, WebP or AVIF')).toBeVisible();
    await expect(canvas.getByText('larger than 5 MB: choose a smaller one')).toBeVisible();
    await expect(onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'good.png' })]);
  },
};

/** A mouse drags the first image behind the last. */
export const MovedByDrag: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Images' });
    const [first, second, third] = order(list);
    const middle = (name: string) => {
      const { x, y, width, height } = canvas.getByRole('button', { name }).getBoundingClientRect();
      return { clientX: x + width / 2, clientY: y + height / 2 };
    };
    const held = canvas.getByRole('button', { name: 'Show image 1 of 3' });
    const [from, to] = [middle('Show image 1 of 3'), middle('Show image 3 of 3')];
    await fireEvent.mouseDown(held, { ...from, button: 0 });
    await fireEvent.mouseMove(document, { clientX: from.clientX + 10, clientY: from.clientY });
    await waitFor(() => expect(screen.getByText('Image 1 picked up')).toBeInTheDocument());
    await fireEvent.mouseMove(document, to);
    await waitFor(() => expect(screen.getByText('Position 3 of 3')).toBeInTheDocument());
    await fireEvent.mouseUp(document, to);
    await waitFor(() => expect(order(list)).toEqual([second, third, first]));
  },
};

export const Sheet: Story = sheet(
  {
    Filled: <Owned {...args} />,
    Empty: <Owned {...args} images={[]} />,
    'On their way': <Owned {...args} uploads={uploads} />,
    Focused: (
      <Posed as="focus">
        <Owned {...args} images={images.slice(0, 2)} />
      </Posed>
    ),
    Full: <Owned {...args} images={images} />,
    Wrong: <Owned {...args} images={[]} error="Image can have at most 10" />,
  },
  340,
);
