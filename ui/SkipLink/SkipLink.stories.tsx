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
    when: ['Once, as the first element of a page that begins with a header.'],
    whenNot: ['Inside a dialog, which traps the focus.', 'For jumps within the content: plain links.'],
    pairs: [
      {
        do: 'Link to the page’s `main`, which takes the focus (`tabIndex={-1}`).',
        dont: 'Link to a heading that takes no focus: the next Tab would start at the top again.',
      },
    ],
    content: ['The text comes from the messages, as all text does.'],
    keyboard: [
      ['Tab', 'As the first key on a page: shows the link'],
      ['Enter', 'Skips the header'],
    ],
    accessibility: ['Hidden until it has the focus; then it lies over the header.'],
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

/** The link is hidden: press Tab to see it. */
export const Playground: Story = {};

export const Hindi: Story = { globals: { language: 'hi' }, play: () => userEvent.tab() };

/** The link is visible while it has the focus. */
export const Sheet: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
