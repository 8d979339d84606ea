import type { Meta, StoryObj } from '@storybook/react-vite';
import { tomatoPicture } from '../samples/drawnPictures.js';
import { Avatar } from './Avatar.js';

const meta = {
  title: 'Account/Avatar',
  component: Avatar,
  args: { name: 'Asha Kulkarni', src: '', size: 64 },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Pictured: Story = { args: { src: tomatoPicture } };
export const Hindi: Story = { args: { name: 'आशा कुलकर्णी' } };
export const Nameless: Story = { args: { name: '' } };
