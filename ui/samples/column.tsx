import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** Renders a story in a column of 440 px. `parameters: { wide: true }` lifts the limit for a sheet. */
export const column: Decorator = (Story, { parameters }) => (
  <Box sx={{ maxWidth: parameters.wide ? 'none' : 440 }}>
    <Story />
  </Box>
);
