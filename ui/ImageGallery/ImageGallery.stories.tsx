import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { breadPicture, milkPicture, tomatoPicture } from '../samples/drawnPictures.js';
import { column } from '../samples/column.js';
import { ImageGallery } from './ImageGallery.js';

const meta = {
  title: 'Product/ImageGallery',
  component: ImageGallery,
  decorators: [column],
  args: { name: 'Amul Taaza Toned Milk', images: [milkPicture, breadPicture, tomatoPicture] },
} satisfies Meta<typeof ImageGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const Second: Story = {
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Next picture' })),
};
export const Ten: Story = {
  args: { images: Array.from({ length: 10 }, (_, index) => [milkPicture, breadPicture][index % 2] ?? '') },
};
export const One: Story = { args: { images: [milkPicture] } };
export const None: Story = { args: { images: [] } };
export const Broken: Story = { args: { images: [milkPicture, '/media/gone.webp'] } };
