import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageShell } from './PageShell.js';

const meta = {
  title: 'Site/PageShell',
  component: PageShell,
  args: { children: <Box sx={{ bgcolor: 'soft.primary', p: 3 }}>What a page says</Box> },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Column: Story = { args: { width: 'column' } };
