import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { hindi } from '../samples/hindi.js';
import { Posed } from '../samples/posed.js';
import { sheet } from '../samples/sheet.js';
import { hovered, narrow } from '../samples/states.js';
import { usage } from '../samples/usage.js';
import { UnsavedBar, type UnsavedBarProps } from './UnsavedBar.js';

const args: UnsavedBarProps = { dirty: true, pending: false, submitLabel: 'Save', onDiscard: fn() };

const meta = {
  title: 'Admin/UnsavedBar',
  component: UnsavedBar,
  args,
  parameters: usage({
    status: 'ready',
    area: 'Admin',
    when: ['A form longer than a screen: the save button is visible as soon as something changed (A-06).'],
    whenNot: ['A dialog of a few fields: SubmitButton.'],
    pairs: [{ do: 'Put it last in the form.', dont: 'Show a second Save beside it.' }],
    content: ['“Save” for an existing record, “Submit” for a new one.'],
    keyboard: [['Tab', 'to Discard, then to Save']],
    accessibility: ['“Unsaved changes” is announced when it appears.'],
  }),
} satisfies Meta<typeof UnsavedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Hindi: Story = { ...hindi, args: { submitLabel: 'सेव करें' } };
export const Hovered: Story = hovered;
export const Narrow: Story = narrow;

/** The bar stays visible at the bottom of a long form. */
export const Long: Story = {
  render: (given) => (
    <Box component="form">
      <Box sx={{ height: 1200, borderRadius: 1, bgcolor: 'soft.primary' }} />
      <UnsavedBar {...given} />
    </Box>
  ),
  play: async ({ canvas, args: { onDiscard } }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(onDiscard).toHaveBeenCalledTimes(1);
  },
};

export const Sheet: Story = sheet(
  {
    Changed: <UnsavedBar {...args} />,
    Clean: <UnsavedBar {...args} dirty={false} />,
    Saving: <UnsavedBar {...args} pending />,
    New: <UnsavedBar {...args} submitLabel="Submit" />,
    Restored: <UnsavedBar {...args} restored />,
    Refused: <UnsavedBar {...args} problem="Couldn’t reach the shop. Check your connection" />,
    Focused: (
      <Posed as="focus">
        <UnsavedBar {...args} />
      </Posed>
    ),
  },
  360,
);
