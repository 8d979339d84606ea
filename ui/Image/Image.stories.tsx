import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { milkImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { milk } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { tileTints } from '../theme/tokens.js';
import { tintOf } from '../theme/tint.js';
import { Image } from './Image.js';

const gone = './media/gone.webp';

/** A name that has this tint. */
const nameOf = (tint: string) =>
  Array.from({ length: 99 }, (_, number) => `Milk ${number}`).find((name) => tintOf(name) === tint) ?? '';

const meta = {
  title: 'Catalogue/Picture',
  component: Image,
  args: {
    src: milk,
    name: 'Milk',
    alt: 'A glass of milk',
    ratio: 1,
    eager: false,
    dimmed: false,
    sx: { width: 180 },
  },
  argTypes: { sx: { control: false } },
  parameters: usage({
    status: 'stable',
    area: 'Catalogue',
    when: [
      'Every picture of a product or a category: it holds its place before it comes, and when it never does.',
    ],
    whenNot: ['A person: Avatar.', 'An empty screen: the drawing in EmptyState.'],
    pairs: [
      { do: 'alt="" beside the product’s name.', dont: 'The name in alt too: it is read out twice.' },
      {
        do: 'eager for what is seen without scrolling.',
        dont: 'eager for a whole shelf: the first one waits for the last.',
      },
      {
        do: 'sizes where it is drawn smaller or larger than on a card.',
        dont: 'A thumbnail without sizes: a phone loads ten times what it shows.',
      },
      {
        do: 'Cut-out pictures, or one ground for all: the shop looks as one.',
        dont: 'A picture with a frame of its own.',
      },
    ],
    content: ['The tint of a drawing belongs to the name: a product has the same one everywhere.'],
    accessibility: ['A missing picture keeps its name: the drawing is an image with the same words.'],
  }),
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Missing: Story = { args: { src: '' } };

/** As large as before, under the same name. */
export const Broken: Story = {
  args: { src: gone },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'A glass of milk' })).toBeVisible();
  },
};

export const Dimmed: Story = { args: { dimmed: true } };
export const Wide: Story = { args: { ratio: 4 / 3 } };
export const Tall: Story = { args: { ratio: 3 / 4 } };
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
    '4 : 3': <Image src={milkImage} name="Milk" ratio={4 / 3} />,
    '3 : 4': <Image src={milkImage} name="Milk" ratio={3 / 4} />,
  },
  140,
);
