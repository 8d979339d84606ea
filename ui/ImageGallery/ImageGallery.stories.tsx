import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { longName } from '../samples/catalogue.js';
import { column } from '../samples/column.js';
import { breadImage, milkImage, tomatoImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ImageGallery } from './ImageGallery.js';

const name = 'Amul Taaza Toned Milk';
const three = [milkImage, breadImage, tomatoImage];
const ten = Array.from({ length: 10 }, (_, place) => three[place % 3] ?? '');

const meta = {
  title: 'Product/ImageGallery',
  component: ImageGallery,
  decorators: [column],
  args: { name, images: three },
  parameters: usage({
    status: 'ready',
    area: 'Catalogue',
    when: ['On the page of one product, where people look closely before they buy.'],
    whenNot: [
      'One picture that leads somewhere: Picture inside a link.',
      'Products side by side: ProductRow.',
    ],
    pairs: [
      {
        do: 'Front of the pack first: cards and the cart show it.',
        dont: 'A close-up of the label first.',
      },
      {
        do: 'Square pictures of 800 px or more: they are enlarged up to four times.',
        dont: 'Words drawn into the picture: nobody hears or translates them.',
      },
    ],
    content: ['The product’s name and a count are all a picture is called: "Amul Milk, picture 2 of 3".'],
    keyboard: [
      ['← →', 'Picture before or after; the focus goes along'],
      ['Home End', 'First or last picture'],
      ['Enter', 'On the large picture: enlarges it'],
      ['← → (enlarged)', 'Picture before or after; once zoomed in, moves the view'],
      ['+ −', 'Enlarged: closer, farther'],
      ['Esc', 'Enlarged: back to the picture looked at last'],
    ],
    accessibility: [
      'At the first and the last picture the arrow stays focusable and is said to be disabled.',
      'Pictures out of view are neither read out nor reached by Tab.',
      'The dots are for the eye only; the thumbnails say the same in words.',
    ],
  }),
} satisfies Meta<typeof ImageGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const thumbnail = (canvasElement: HTMLElement, position: number) =>
  within(canvasElement).getByRole('button', { name: `Show picture ${position} of 3` });

export const Playground: Story = {};
export const Hover: Story = hovered;

export const ArrowsWalk: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next picture' }));
    await expect(thumbnail(canvasElement, 2)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(thumbnail(canvasElement, 3));
    await expect(canvas.getByRole('button', { name: 'Next picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const KeysWalk: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(thumbnail(canvasElement, 2)).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: `Enlarge ${name}, picture 2 of 3` })).toHaveFocus();
  },
};

/** The first picture over the whole screen. */
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Enlarge ${name}, picture 1 of 3` }));
    const view = within(await screen.findByRole('dialog', { name: `Pictures of ${name}` }));
    await waitFor(() => expect(view.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    await expect(view.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  },
};

/** Opened, walked, zoomed and left by keyboard: the focus returns to the picture looked at last. */
export const EnlargedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const view = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(view.getByRole('group', { name: `${name}, picture 2 of 3` })).toBeVisible());
    const farther = view.getByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(view.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    await userEvent.keyboard('+');
    await waitFor(() => expect(farther).toBeEnabled());
    await userEvent.keyboard('-');
    await waitFor(() => expect(farther).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: `Enlarge ${name}, picture 2 of 3` })).toHaveFocus();
  },
};

export const Ten: Story = { args: { images: ten } };
export const One: Story = { args: { images: [milkImage] } };
/** A drawing, which there is no point in enlarging. */
export const None: Story = { args: { images: [] } };
export const Broken: Story = { args: { images: ['/media/gone.webp', breadImage] } };
export const LongName: Story = { args: { name: longName } };
export const Hindi: Story = { ...hindi, args: { name: 'अमूल ताज़ा टोन्ड दूध' } };
export const Narrow: Story = { ...narrow, args: { images: ten } };

export const Sheet: Story = sheet(
  {
    'Three pictures': <ImageGallery name={name} images={three} />,
    'Under the pointer': (
      <Posed as="hover">
        <ImageGallery name={name} images={three} />
      </Posed>
    ),
    'With the focus': (
      <Posed as="focus">
        <ImageGallery name={name} images={three} />
      </Posed>
    ),
    Ten: <ImageGallery name={name} images={ten} />,
    One: <ImageGallery name={name} images={[milkImage]} />,
    None: <ImageGallery name={name} images={[]} />,
    Broken: <ImageGallery name={name} images={['/media/gone.webp', breadImage]} />,
  },
  280,
);
