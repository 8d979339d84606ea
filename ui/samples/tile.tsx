import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** A story as wide as a column of a grid; `parameters: { wide: true }` lets a sheet out of it. */
export const tile: Decorator = (Story, { parameters }) => (
  <Box sx={{ maxWidth: parameters.wide ? 'none' : 184 }}>
    <Story />
  </Box>
);
