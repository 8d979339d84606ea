import type { Meta, StoryObj } from '@storybook/react-vite';
import { hindi } from '../samples/hindi.js';
import { sheet } from '../samples/sheet.js';
import { narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { ImportProgress, type ImportProgressProps } from './ImportProgress.js';

const args: ImportProgressProps = { name: 'shelf.csv', state: 'running', done: 340, total: 1_290, bad: 3 };

const meta = {
  title: 'Admin/ImportProgress',
  component: ImportProgress,
  args,
  argTypes: { state: { control: 'inline-radio', options: ['running', 'done', 'stopped', 'failed'] } },
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['While an import runs on the server, and after it has ended.'],
    whenNot: ['Before anything is written: ImportPreview.', 'A task of unknown length: Spinner.'],
    pairs: [
      { do: 'Show it again when the admin returns to the page.', dont: 'Warn admins not to leave the page.' },
    ],
    content: ['Numbers, not percent: “340 of 1,290”.'],
    accessibility: ['The progress bar announces its numbers; the end is announced too.'],
  }),
} satisfies Meta<typeof ImportProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const JustBegun: Story = { args: { done: 0 } };
export const VeryMany: Story = { args: { done: 99_99_999, total: 1_00_00_000 } };
export const LongText: Story = {
  args: { name: 'everything-that-stands-on-the-shelves-of-all-our-shops-as-of-this-morning-final-2.csv' },
};
export const Hindi: Story = { ...hindi, args: { name: 'सामान.csv' } };
export const Narrow: Story = { ...narrow, args: { state: 'stopped' } };

export const Sheet: Story = sheet(
  {
    Running: <ImportProgress {...args} />,
    Done: <ImportProgress {...args} state="done" done={1_290} />,
    Stopped: <ImportProgress {...args} state="stopped" />,
    Failed: <ImportProgress {...args} state="failed" />,
  },
  360,
);
