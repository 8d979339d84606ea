import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { milkImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { tileTints } from '../theme/tokens.js';
import { Image, tintOf } from './Image.js';

const gone = './media/gone.webp';

/** Finds a name that has this tint. */
const nameOf = (tint: string) =>
  Array.from({ length: 99 }, (_, number) => `Milk ${number}`).find((name) => tintOf(name) === tint) ?? '';

const meta = {
  title: 'Catalogue/Picture',
  component: Image,
  args: {
    src: milk,
    name: 'Milk',
    alt: 'A glass of milk',
    eager: false,
    dimmed: false,
    sx: { width: 180 },
  },
  argTypes: { sx: { control: false } },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: ['Every image of a product or a category: it reserves its space, even if it never loads.'],
    whenNot: ['A user: Avatar.', 'An empty screen: the drawing in EmptyState.'],
    pairs: [
      { do: 'alt="" beside the product’s name.', dont: 'The name in alt too: screen readers say it twice.' },
      {
        do: 'eager for images that are visible without scrolling.',
        dont: 'eager for a whole product list: the first image waits for the last.',
      },
      {
        do: 'sizes if the image is smaller or larger than on a card.',
        dont: 'A thumbnail without sizes: a phone loads ten times the data it needs.',
      },
      {
        do: 'Cut-out images, or the same background for all images.',
        dont: 'An image with its own frame.',
      },
    ],
    content: ['The tint of a drawing depends on the name: a product has the same tint everywhere.'],
    accessibility: [
      'A missing image keeps its alternative text: the drawing is an image with the same name.',
    ],
  }),
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The drawing has the size and the name of the image. */
export const Broken: Story = {
  args: { src: gone },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'A glass of milk' })).toBeVisible();
  },
};
export const Small: Story = { args: { sx: { width: 44 } } };
export const Hindi: Story = { ...hindi, args: { alt: 'दूध का एक गिलास' } };
export const Narrow: Story = { ...narrow, args: { sx: { width: '100%' } } };

export const Sheet: Story = sheet(
  {
    Plain: <Image src={milkImage} name="Milk" />,
    ...Object.fromEntries(tileTints.map((tint) => [tint, <Image name={nameOf(tint)} />])),
    Missing: <Image src="" name="Milk" alt="Milk" />,
    Broken: <Image src={gone} name="Milk" alt="Milk" />,
    Dimmed: <Image src={milkImage} name="Milk" dimmed />,
    'Dimmed and missing': <Image src="" name="Milk" dimmed />,
  },
  140,
);
