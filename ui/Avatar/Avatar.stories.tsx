import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { tomatoImage } from '../samples/drawnImages.js';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { usage } from '../samples/usage.js';
import { Avatar } from './Avatar.js';

const args = { name: 'Asha Kulkarni', src: '', size: 64 };

const meta = {
  title: 'Account/Avatar',
  component: Avatar,
  args: { ...args, label: '' },
  parameters: usage({
    status: 'stable',
    area: 'Account',
    when: ['A user beside the name: the top of the account menu, the profile.'],
    whenNot: ['To change the image: AvatarEditor.', 'A product or a category: Image.'],
    pairs: [
      {
        do: 'Leave label empty if the name stands beside the avatar.',
        dont: 'Pass the name as label too: screen readers then say it twice.',
      },
      {
        do: '40 px in a menu, 96 px on the profile.',
        dont: 'Less than 32 px: initials are no longer readable.',
      },
    ],
    content: ['The first letters of the first two words of the name; Devanagari letters stay whole.'],
    accessibility: [
      'Without a label it is decorative; with a label it is an image of that name, even while it shows initials.',
    ],
  }),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { name: 'कृष्णा त्रिपाठी' } };

/** Initials replace an image that cannot be loaded. */
export const BrokenImage: Story = {
  args: { src: './media/gone.webp' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('AK')).toBeVisible());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Without a name beside it, the avatar has the label as its accessible name, with and without an image. */
export const Named: Story = {
  args: { label: 'Preview of your photo' },
  render: (given) => (
    <Stack direction="row" spacing={2}>
      <Avatar {...given} />
      <Avatar {...given} src={tomatoImage} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Preview of your photo' })).toHaveLength(2);
  },
};

/** Beside a name the avatar is decorative. */
export const Silent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByText('AK')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sheet: Story = sheet(
  {
    Initials: <Avatar {...args} />,
    Image: <Avatar {...args} src={tomatoImage} />,
    'Broken picture': <Avatar {...args} src="./media/gone.webp" />,
    'One word': <Avatar {...args} name="Asha" />,
    Hindi: <Avatar {...args} name="कृष्णा त्रिपाठी" />,
    Nameless: <Avatar {...args} name="" />,
    '32 px': <Avatar {...args} size={32} />,
    '44 px, the usual size': <Avatar name="Asha Kulkarni" src="" />,
    '96 px': <Avatar {...args} size={96} />,
    '128 px': <Avatar {...args} size={128} />,
  },
  140,
);
