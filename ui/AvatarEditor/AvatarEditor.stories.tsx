import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { accept, refuse, wait } from '../samples/outcomes.js';
import { AvatarEditor } from './AvatarEditor.js';

const meta = {
  title: 'Account/AvatarEditor',
  component: AvatarEditor,
  args: { name: 'Asha Kulkarni', src: '', onUpload: accept },
} satisfies Meta<typeof AvatarEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#dda21c" d="M0 0h9v9H0z"/></svg>';
const file = new File([square], 'me.svg', { type: 'image/svg+xml' });

const open: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit profile picture' }));
};
const choose: Story['play'] = async (context) => {
  await open(context);
  await userEvent.upload(await screen.findByLabelText('Choose a picture'), file);
};
const upload: Story['play'] = async (context) => {
  await choose(context);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const Chosen: Story = { play: choose };
export const Uploading: Story = { args: { onUpload: wait, progress: 40 }, play: upload };
export const Refused: Story = {
  args: { onUpload: refuse('This is not a picture we can take') },
  play: upload,
};
