import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenTable } from '../samples/TokenTable.js';
import { breakpoints, screens } from './screens.js';

/**
 * Widths at which the layout changes, and the screens on which every layout is checked. The toolbar’s
 * viewports come from the same code.
 */
const meta = { title: 'Foundations/Screens and breakpoints' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** `theme.breakpoints`: each applies from its width on. */
export const Breakpoints: Story = {
  render: () => (
    <Stack sx={{ gap: 1 }}>
      {Object.entries(breakpoints).map(([name, width]) => (
        <Box key={name}>
          <Typography variant="body2">
            {name}: from {width} px
          </Typography>
          <Box
            sx={{
              height: 8,
              borderRadius: 1,
              bgcolor: 'primary.main',
              width: `${String((width / breakpoints.xl) * 100)}%`,
              minWidth: 4,
            }}
          />
        </Box>
      ))}
    </Stack>
  ),
};

/** The narrowest screen that is supported: nothing scrolls sideways on it. */
export const Screens: Story = {
  render: () => (
    <TokenTable
      caption="Screens"
      columns={['Screen', 'Name', 'Width', 'Height']}
      rows={Object.entries(screens).map(([key, { name, width, height }]) => [key, name, width, height])}
    />
  ),
};
