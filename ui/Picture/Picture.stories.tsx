import type { Meta, StoryObj } from '@storybook/react-vite';
import { milk } from '../samples/pictures.js';
import { Picture } from './Picture.js';

const meta = {
  title: 'Catalogue/Picture',
  component: Picture,
  args: { src: milk, name: 'Milk', alt: 'A glass of milk', sx: { width: 180 } },
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const Missing: Story = { args: { src: '' } };
export const Broken: Story = { args: { src: '/media/gone.webp' } };
export const Dimmed: Story = { args: { dimmed: true } };
export const Wide: Story = { args: { ratio: 4 / 3 } };
