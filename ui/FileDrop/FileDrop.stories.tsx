import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { FileDrop, type FileDropProps } from './FileDrop.js';

const args: FileDropProps = {
  label: 'Choose a CSV file',
  title: 'Drop a CSV file here',
  rules: 'CSV with column names in the first line; up to 64 MB',
  accept: '.csv,text/csv',
  onFile: fn(),
  error: '',
};
const error = 'This file is no CSV: save the table as CSV (UTF-8), then choose it again';

const meta = {
  title: 'Admin/FileDrop',
  component: FileDrop,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['One file from this device, such as a list of products.'],
    whenNot: ['Images of a product: ImageDrop.', 'One image in a form: FormImage.'],
    pairs: [
      { do: 'Show the accepted files before the choice.', dont: 'Show it only after a file was rejected.' },
    ],
    content: ['An error says what is wrong with the file and how to fix it.'],
    keyboard: [
      ['Tab', 'to the button'],
      ['Enter, Space', 'opens the file chooser'],
    ],
    accessibility: [
      'The upload is a progress bar with the file’s name.',
      'Dropping is only a shortcut: the button does the same.',
      'The field is described by its rules and its error.',
    ],
  }),
} satisfies Meta<typeof FileDrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** The file is uploaded completely, and the server reads it. */
export const Sent: Story = { args: { sending: { name: 'shelf.csv', progress: 100 } } };
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Choose a CSV file')).toHaveFocus();
  },
};
export const LongText: Story = { args: { error: `${error}. ${error}. ${error}` } };
export const Hindi: Story = {
  ...hindi,
  args: { label: 'CSV फ़ाइल चुनें', title: 'CSV फ़ाइल यहाँ छोड़ें', rules: '64 MB तक की CSV फ़ाइल' },
};
export const Narrow: Story = { ...narrow, args: { error } };

export const Sheet: Story = sheet(
  {
    Usual: <FileDrop {...args} />,
    'On its way': <FileDrop {...args} sending={{ name: 'shelf.csv', progress: 37 }} />,
    Refused: <FileDrop {...args} error={error} />,
  },
  360,
);
