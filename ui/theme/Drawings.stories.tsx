import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BasketDrawing } from '../drawings/BasketDrawing.js';
import { drawings } from '../drawings/drawings.js';

/**
 * Small scenes for empty pages and errors: one drawing, one sentence, one action. They follow the theme and
 * are hidden from screen readers.
 */
const meta = { title: 'Foundations/Drawings' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The drawings under the names that `EmptyState` takes, and the basket of the banner. */
export const All: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' }}>
      {Object.entries({ ...drawings, banner: BasketDrawing }).map(([name, Drawing]) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Drawing sx={{ width: 160, mx: 'auto' }} />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Box>
  ),
};
