import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import { column } from '../samples/column.js';
import { hindi } from '../samples/hindi.js';
import { imageFile } from '../samples/keeping.js';
import { stuckAt } from '../samples/outcomes.js';
import { milk } from '../samples/images.js';
import { sheet } from '../samples/sheet.js';
import { focused, hovered, narrow } from '../samples/states.js';
import { fixed, inStandIn, ofStandIn } from '../samples/standIn.js';
import { usage } from '../samples/usage.js';
import { written } from '../samples/written.js';
import type { OnUpload } from '../form/UploadBar.js';
import { FormImage } from './FormImage.js';

interface StoryProps {
  label: string;
  /** Path of the current image. */
  value: string;
  onUpload: OnUpload;
  notYet?: string;
  error?: string;
}

/** Renders a form with one image. */
function OneImage({ label, value, error, ...rest }: StoryProps) {
  const { control } = useForm({
    defaultValues: { image: value },
    ...(error && { errors: { image: { type: 'required', message: error } } }),
  });
  return <FormImage control={control} name="image" label={label} {...rest} />;
}

const args: StoryProps = { label: 'Image', value: '', onUpload: () => Promise.resolve(milk) };

const meta = {
  title: 'Forms/FormImage',
  component: inStandIn<StoryProps>(FormImage),
  render: (given) => <OneImage {...given} />,
  decorators: [column],
  args,
  argTypes: {
    ...fixed('control', 'name'),
    ...ofStandIn({
      value: 'Path of the picture at first; empty for none.',
      error: 'What the form finds wrong with it.',
    }),
  },
  parameters: usage({
    code: {
      props: ({ value: _value, error: _error, ...props }) => ({
        control: written('control'),
        name: 'image',
        ...props,
      }),
    },
    status: 'ready',
    area: 'Admin',
    when: ['A form with one image: it is uploaded as soon as it is chosen, and the form holds its path.'],
    whenNot: ['Several images: ImageDrop.', 'A profile image: AvatarEditor.'],
    pairs: [
      {
        do: 'Say why no image can be chosen yet: “Enter a name first”.',
        dont: 'A grey button without a reason.',
      },
      { do: 'Show the image while it is uploaded.', dont: 'An empty tile until the upload is complete.' },
    ],
    keyboard: [['Enter, Space', 'opens the device’s file chooser']],
    accessibility: ['A group described by its error or its rules; a completed upload is announced.'],
  }),
} satisfies Meta<typeof OneImage>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvas: { getByLabelText: (name: string) => HTMLElement }) =>
  userEvent.upload(canvas.getByLabelText('Upload Image'), imageFile());

export const Playground: Story = {};
export const Broken: Story = { args: { value: './media/gone.webp' } };
export const Hindi: Story = { ...hindi, args: { label: 'फ़ोटो' } };
export const Hovered: Story = hovered;
export const Focused: Story = focused;
export const Narrow: Story = narrow;
export const Uploading: Story = {
  args: { onUpload: stuckAt(40) },
  play: async ({ canvas }) => {
    await choose(canvas);
    const bar = await canvas.findByRole('progressbar', { name: 'Loading...' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
  },
};

export const Sheet: Story = sheet(
  {
    Empty: <OneImage {...args} />,
    Filled: <OneImage {...args} value={milk} />,
    'Not yet': <OneImage {...args} notYet="Enter a name first" />,
    Wrong: <OneImage {...args} error="is required" />,
  },
  340,
);
