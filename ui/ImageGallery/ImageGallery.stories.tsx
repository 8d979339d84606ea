import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { column } from '../samples/column.js';
import { breadImage, milkImage, tomatoImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
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
    when: ['On the product page, where customers look closely before they buy.'],
    whenNot: ['An image that is a link: Image inside a link.', 'Products side by side: ProductRow.'],
    pairs: [
      {
        do: 'Front of the pack first: cards and the cart show the first image.',
        dont: 'A close-up of the label first.',
      },
      {
        do: 'Square images of 800 px or more: they are enlarged up to four times.',
        dont: 'Text inside the image: it is not translated or read out.',
      },
    ],
    content: ['An image is named by the product and its position: "Amul Milk, image 2 of 3".'],
    keyboard: [
      ['← →', 'shows the previous or next image; the focus moves along'],
      ['Home End', 'shows the first or last image'],
      ['Enter', 'on the large image: enlarges it'],
      ['← → (enlarged)', 'shows the previous or next image; once zoomed in, moves the view'],
      ['+ −', 'enlarged: zooms in, zooms out'],
      ['Esc', 'enlarged: closes; the focus returns to the image viewed last'],
    ],
    accessibility: [
      'At the first and the last image the arrow stays focusable and is announced as disabled.',
      'Images out of view are neither read out nor reached by Tab.',
      'The dots are only visual; the thumbnails say the same in words.',
    ],
  }),
} satisfies Meta<typeof ImageGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const thumbnail = (canvasElement: HTMLElement, position: number) =>
  within(canvasElement).getByRole('button', { name: `Show image ${position} of 3` });

export const Playground: Story = {};

export const ArrowsWalk: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next image' }));
    await expect(thumbnail(canvasElement, 2)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(thumbnail(canvasElement, 3));
    await expect(canvas.getByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const KeysWalk: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(thumbnail(canvasElement, 2)).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('button', { name: `Enlarge ${name}, image 2 of 3` })).toHaveFocus();
  },
};

/** The first image is shown full-screen. */
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Enlarge ${name}, image 1 of 3` }));
    const view = within(await screen.findByRole('dialog', { name: `Images of ${name}` }));
    await waitFor(() => expect(view.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    await expect(view.getByRole('button', { name: 'Previous image' })).toBeDisabled();
  },
};

/** The keyboard opens, browses, zooms and closes the view; the focus returns to the image viewed last. */
export const EnlargedByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const view = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(view.getByRole('group', { name: `${name}, image 2 of 3` })).toBeVisible());
    const farther = view.getByRole('button', { name: 'Zoom out' });
    await waitFor(() => expect(view.getByRole('button', { name: 'Zoom in' })).toBeEnabled());
    await userEvent.keyboard('+');
    await waitFor(() => expect(farther).toBeEnabled());
    await userEvent.keyboard('-');
    await waitFor(() => expect(farther).toBeDisabled());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: `Enlarge ${name}, image 2 of 3` })).toHaveFocus();
  },
};
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
