import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { usage } from '../samples/usage.js';
import { SkipLink } from './SkipLink.js';

const meta = {
  title: 'Site/SkipLink',
  component: SkipLink,
  args: { target: 'content' },
  parameters: usage({
    status: 'stable',
    area: 'Site',
    when: ['Once, as the first thing on a page that begins with a header.'],
    whenNot: [
      'Inside a dialog, which keeps the focus to itself.',
      'For jumps within the content: plain links.',
    ],
    pairs: [
      {
        do: 'Lead to the page’s `main`, which takes the focus (`tabIndex={-1}`).',
        dont: 'Lead to a heading that takes none: the next Tab would begin at the top again.',
      },
    ],
    content: ['Its words come from the texts, as all words do.'],
    keyboard: [
      ['Tab', 'As the first key on a page: shows it'],
      ['Enter', 'Goes past the header'],
    ],
    accessibility: ['Out of sight until it has the focus; it lies over the header then.'],
  }),
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Typography id="content" tabIndex={-1} sx={{ pt: 6 }}>
        The content. Press Tab from the top of the page.
      </Typography>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Out of sight: press Tab. */
export const Playground: Story = {};

/** With the focus it is there. */
export const FocusVisible: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};

export const Hindi: Story = { ...FocusVisible, globals: { language: 'hi' }, play: () => userEvent.tab() };

export const Sheet: Story = { ...FocusVisible };
