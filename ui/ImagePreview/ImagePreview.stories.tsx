import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { goesRound, InPlace, inWindow, Opener } from '../samples/overlay.js';
import { milk } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { narrowPage } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ImagePreview, type ImagePreviewProps } from './ImagePreview.js';

const args: ImagePreviewProps = { open: true, src: milk, alt: 'Milk', onClose: fn() };

const meta = {
  title: 'Admin/ImagePreview',
  component: ImagePreview,
  args,
  parameters: {
    ...inWindow(420),
    ...usage({
      status: 'ready',
      area: 'Admin',
      when: ['To enlarge an image that is shown small (S-068, S-073).'],
      whenNot: ['For customers: ImageGallery, which also shows several images.'],
      pairs: [{ do: 'Open it from the thumbnail itself.', dont: 'Add a magnifier icon beside each image.' }],
      content: ['`alt` describes the image, or names its owner.'],
      keyboard: [
        ['Escape', 'closes it; the focus returns to the thumbnail'],
        ['Enter, Space', 'closes it, because the cross has the focus'],
      ],
      accessibility: ['A dialog named by the image.'],
    }),
  },
} satisfies Meta<typeof ImagePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { alt: 'दूध' } };
export const Narrow: Story = narrowPage;
export const KeepsTheFocus: Story = {
  render: (given) => (
    <Opener label="Show image">
      {({ open, close }) => <ImagePreview {...given} open={open} onClose={close} />}
    </Opener>
  ),
  play: ({ canvas }) => goesRound(canvas.getByRole('button', { name: 'Show image' }), 'dialog'),
};

const preview = (chosen: Partial<ImagePreviewProps> = {}) => (
  <InPlace height={320}>
    <ImagePreview {...args} {...chosen} />
  </InPlace>
);
export const Sheet: Story = sheet({ Ready: preview(), Broken: preview({ src: '' }) }, 320);
